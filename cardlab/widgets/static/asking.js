// Asking about a thing: the next press explains it and plays nothing.

class Asking extends Panel {
  askAbout(on) {
    const { q } = this;
    this.asking = on;
    this.root.classList.toggle("clt-asking", on);
    attr(q.ask, { "aria-pressed": on });
    q.asking.hidden = !on;
    for (const el of this.root.querySelectorAll(".clt-felt :is([data-zone],[data-about]):not(button), .clt-own [data-about]")) attr(el, { tabindex: on ? 0 : null });
  }

  askClick(event) {
    if (!this.asking || !(this.askOf(event.target) || this.tell(event.target))) return;
    event.preventDefault();
    event.stopPropagation();
  }

  // A button beside the game is told about, and not pressed.
  tell(target) {
    const told = target.closest("[data-tell]");
    if (!told) return false;
    this.askAbout(false);
    this.send("tell", { what: told.dataset.tell });
    return true;
  }

  // What was pressed is asked about; true if it is something that can be.
  askOf(target) {
    const offer = target.closest(".clt-offer"), place = target.closest("[data-zone],[data-about]");
    const main = offer?.firstChild;
    if (offer && !main.contains(target)) return false;
    if (offer?.classList.contains("clt-own-offer") || !(offer || place)) return false;
    this.askAbout(false);
    const card = target.closest(".clt-card")?.dataset.key ?? null;
    if (offer) this.send("explain", { key: offer.dataset.key });
    else this.send("about", { zone: place.dataset.zone ?? place.dataset.about, card });
    return true;
  }
}
