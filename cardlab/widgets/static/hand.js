// The hand, what is held up or put aside, and the buttons under it; pointing and dragging.

class Hand extends Felt {
  // ── the hand ──────────────────────────────────────────────────────────────────────────────────
  drawHand(zone, shown) {
    const { hand } = this.q;
    const aside = new Set(shown.hold.staged.flatMap((group) => group.cards.map((card) => card.k)));
    const cards = zone.cards.filter((card) => !aside.has(card.k));
    attr(hand, { "aria-label": zone.label, "data-zone": zone.id });
    const fan = this.fan(cards.length);
    hand.style.height = `${fan.height}px`;
    const focused = hand.contains(document.activeElement);
    sync(hand, cards, (card) => card.k, () => attr(make("div", "clt-card clt-mine"), { role: "option" }), (el, card, i) => {
      this.drawCard(el, card.f, shown);
      const on = shown.hold.selected.includes(card.k);
      attr(el, { "aria-selected": on, "aria-label": card.t, "data-k": card.k });
      el.classList.toggle("clt-lit", Boolean(card.lit));
      const [x, y, turn] = fan.at(i);
      el.style.cssText = `width:${fan.width}px;left:${x}px;top:${y}px;--turn:${turn}deg`;
    });
    this.rove(Math.min(this.at, cards.length - 1));
    if (focused && !hand.contains(document.activeElement)) this.focusHand();
  }

  fan(count) {
    const narrow = this.size === "narrow";
    const room = (this.q.hand.clientWidth || this.root.clientWidth || 360) - 8;
    const width = narrow ? 64 : 80, least = narrow ? 27 : 25;
    const row = Math.max(1, 1 + Math.floor((room - width) / least));
    const rows = Math.max(1, Math.ceil(count / row)), each = Math.max(1, Math.ceil(count / rows));
    const step = each > 1 ? Math.min((room - width) / (each - 1), width * 0.62) : 0;
    const height = width * 1.4, rise = narrow ? 14 : 18, arc = rows === 1 && !narrow ? Math.min(1, 9 / count) : 0;
    const down = height * 0.62;
    return {
      width,
      height: rise + height + (rows - 1) * down + 8 * arc + 6,
      at: (i) => {
        const line = Math.floor(i / each), j = i % each;
        const inLine = line === rows - 1 ? count - line * each : each;
        const left = 4 + (room - width - step * (inLine - 1)) / 2, off = j - (inLine - 1) / 2;
        return [left + j * step, rise + line * down + arc * Math.min(9, off * off * 0.16), arc * off * 0.55];
      },
    };
  }

  rove(at) {
    if (at < 0) return;
    this.at = at;
    [...this.q.hand.children].forEach((el, i) => attr(el, { tabindex: i === at ? 0 : -1 }));
  }

  focusHand() {
    const target = this.q.hand.children[this.at] ?? this.q.offers.querySelector("button") ?? this.q.undo;
    target.focus({ preventScroll: true });
  }

  clickCard(event) {
    const card = event.target.closest(".clt-card");
    if (card && !this.dragged) this.send("select", { card: card.dataset.k });
    this.dragged = false;
  }

  // A zone is a place to put cards that are held up, or one to pick cards up from.
  clickZone(event) {
    const el = event.target.closest("[data-target]");
    if (!el || this.dragged) { this.dragged = false; return; }
    const id = el.dataset.target, zone = this.zones.get(id), { hold } = this.last;
    const card = event.target.closest(".clt-card[data-k]")?.dataset.k ?? null;
    const deep = zone?.pick === "any" && card && card !== zone.cards.at(-1).k;
    const elsewhere = hold.selected.length && hold.source !== id;
    if (zone?.pick && zone.n && (deep || !elsewhere)) this.send("select", { zone: id, card });
    else this.send("target", { zone: id });
  }

  quick(event) {
    const el = event.target.closest("[data-pick]");
    if (el) this.send("quick", { zone: el.dataset.zone, card: event.target.closest(".clt-card[data-k]")?.dataset.k ?? null });
  }

  // Dragging: the same wishes as a click on the card and a click on the place. A finger drags a card after resting on
  // it, or sideways at once; up and down it scrolls the page.
  grab(event) {
    const card = event.target.closest(".clt-card");
    const touch = event.pointerType === "touch";
    this.touched = touch;
    if (!card?.dataset.k || event.button || this.asking || !event.isPrimary) return;
    const from = card.closest("[data-pick]")?.dataset.zone ?? null;
    const start = [event.clientX, event.clientY];
    let ghost = null, over = null;
    const stop = new AbortController(), options = { signal: stop.signal };
    const lift = (x, y) => {
      ghost ??= this.ghost(card);
      this.dragging = true;
      ghost.style.left = `${x}px`;
      ghost.style.top = `${y}px`;
    };
    const rest = touch ? setTimeout(() => lift(...start), REST_MS) : null;
    const end = () => { clearTimeout(rest); stop.abort(); ghost?.remove(); over?.classList.remove("clt-over"); this.dragging = false; };
    document.addEventListener("pointermove", (move) => {
      const dx = Math.abs(move.clientX - start[0]), dy = Math.abs(move.clientY - start[1]);
      if (!ghost && Math.hypot(dx, dy) < DRAG_PX) return;
      if (!ghost && touch && dx <= dy) { end(); return; } // a page that is scrolled
      lift(move.clientX, move.clientY);
      over?.classList.remove("clt-over");
      const under = document.elementFromPoint(move.clientX, move.clientY);
      over = under?.closest("[data-target]") ?? (from ? null : under?.closest(".clt-hand")) ?? null;
      if (!this.root.contains(over)) over = null;
      if (over !== this.q.hand) over?.classList.add("clt-over");
      move.preventDefault();
    }, options);
    document.addEventListener("pointerup", (up) => {
      const zone = over?.dataset.target;
      this.dragged = Boolean(ghost);
      end();
      setTimeout(() => { this.dragged = false; });
      if (this.dragged && over === this.q.hand) {
        this.send("arrange", { card: card.dataset.k, before: this.nextTo(up.clientX, up.clientY) });
        return;
      }
      if (!this.dragged || !zone || zone === from) return;
      this.send("select", { zone: from, card: card.dataset.k, on: true });
      this.send("target", { zone });
    }, options);
    document.addEventListener("pointercancel", end, options);
  }

  // The card of the hand that lies to the right of a point, in its row.
  nextTo(x, y) {
    const boxes = [...this.q.hand.children].map((el) => [el.dataset.k, el.getBoundingClientRect()]);
    const row = boxes.reduce((best, [, box]) => (Math.abs(box.y + box.height / 2 - y) < Math.abs(best + 1) ? box.y + box.height / 2 - y : best), 1e6) + y;
    const tall = boxes[0]?.[1].height ?? 0;
    const after = boxes.find(([, box]) => box.y + box.height / 2 > row + tall / 3 || (Math.abs(box.y + box.height / 2 - row) < tall / 3 && box.x + 12 > x));
    return after?.[0] ?? null;
  }

  ghost(card) {
    const mine = this.q.hand.contains(card);
    const chosen = mine ? [...this.q.hand.children].filter((el) => el === card || el.getAttribute("aria-selected") === "true") : [card];
    const ghost = attr(make("div", "clt-ghost"), { "aria-hidden": "true" });
    for (const el of chosen) ghost.append(this.card(el.dataset.f, this.last));
    this.root.append(ghost);
    return ghost;
  }

  // ── put aside, and buttons ────────────────────────────────────────────────────────────────────
  drawTray(shown) {
    const { tray } = this.q, { L } = this, { hold } = shown;
    tray.hidden = !hold.staged.length && !hold.meter;
    memo(tray, [hold.staged, hold.meter, hold.missing, shown.settings, this.jumbo, L.staged], () => {
      const groups = hold.staged.map((group, i) => {
        const back = make("button", "clt-button clt-iconly", { type: "button", onclick: () => this.send("unstage", { group: i }) }, icon("no"));
        attr(back, { "aria-label": L["take-back"], title: L["take-back"] });
        const pack = make("span", "clt-pack", {}, ...group.cards.map((card) => { const el = this.card(card.f, shown); el.classList.toggle("clt-lit", card.lit); return el; }));
        attr(pack, { role: "img", "aria-label": group.label });
        return make("div", "clt-group", {}, pack, back);
      });
      const made = [];
      if (groups.length) {
        const all = this.button("take-back-all", () => this.send("unstage"), "clt-quiet");
        made.push(make("div", "clt-groups", {}, make("span", "clt-caption", { textContent: L.staged }), ...groups, all));
      }
      if (hold.meter) { // what the rule counts, also while something else is still wrong
        const full = hold.meter.have >= hold.meter.need;
        const meter = make("span", `clt-meter${full ? " clt-full" : ""}`, {}, make("i"));
        meter.firstChild.style.width = `${Math.min(100, (100 * hold.meter.have) / Math.max(1, hold.meter.need))}%`;
        made.push(make("div", "clt-count-line", {}, make("span", "clt-caption", { textContent: L.worth }), meter, make("strong", "", { textContent: hold.meter.text }), ...(hold.meter.also ? [make("span", "clt-caption", { textContent: hold.meter.also })] : [])));
      }
      if (hold.missing.length) {
        made.push(make("div", "clt-missing", {}, make("span", "clt-caption", { textContent: L.missing }),
          make("ul", "", {}, ...hold.missing.map((one) => make("li", "", { textContent: one.text })))));
      }
      return made;
    });
  }

  drawOffers(shown) {
    const { offers } = this.q, { L } = this;
    const held = shown.hold.selected.length > 0;
    attr(offers, { "aria-label": L.buttons });
    const list = [...shown.offers];
    const mine = this.zones.get(shown.hold.source)?.own;
    if (held && mine) list.push({ own: "stage", key: "stage", label: L["put-aside"] });
    if (held) list.push({ own: "clear", key: "clear", label: L.clear });
    const later = shown.offers.some((offer) => offer.far && !offer.fold);
    if (later) list.push({ own: "far", key: "far", label: shown.mode === "guided" ? L.far : L.more });
    const heads = new Set(); // several offers of a kind are behind one button
    const folded = list.flatMap((offer) => {
      if (!offer.fold || (offer.far && !this.showFar)) return [offer];
      const head = heads.has(offer.fold) ? [] : [{ own: "fold", key: `fold ${offer.fold}`, fold: offer.fold, label: offer.fold }];
      heads.add(offer.fold);
      return this.unfolded === offer.fold ? [...head, offer] : head;
    });
    sync(offers, folded.filter((offer) => !offer.far || this.showFar), (offer) => offer.key, (offer) => this.offer(offer), (el, offer) => this.drawOffer(el, offer));
    if (held) this.uncover();
    const idle = shown.status.tone === "mine" && !held && !shown.offers.some((offer) => !offer.far);
    put(this.q.pick, idle ? L.pick : "");
  }

  // On a phone the buttons stay at the lower edge: many of them must not lie over the hand that they are about.
  uncover() {
    const { hand, offers, felt } = this.q;
    if (this.size !== "narrow" || this.last.panel) return;
    const box = (hand.hidden ? felt : hand).getBoundingClientRect(), edge = offers.parentElement.getBoundingClientRect().top;
    if (box.top < edge && box.bottom > edge + 12) scrollBy({ top: box.bottom - edge, behavior: "instant" });
  }

  offer(offer) {
    const id = `${this.id}-${Math.random().toString(36).slice(2, 7)}`;
    const main = make("button", "clt-button", { type: "button", id }, make("span", "clt-text"));
    const el = make("span", offer.own ? "clt-offer clt-own-offer" : "clt-offer", {}, main);
    if (offer.own === "far") {
      main.onclick = () => { this.showFar = !this.showFar; this.drawOffers(this.last); };
      main.classList.add("clt-quiet");
    } else if (offer.own === "fold") {
      main.onclick = () => { this.unfolded = this.unfolded === offer.fold ? "" : offer.fold; this.drawOffers(this.last); };
      main.classList.add("clt-second");
    } else if (offer.own) {
      main.onclick = () => this.send(offer.own);
      main.classList.add("clt-second");
      el.dataset.tell = offer.own;
    } else {
      main.onclick = () => this.send("offer", { key: el.dataset.key });
      const why = make("button", "clt-button clt-ask", { type: "button", id: `${id}-why`, onclick: () => this.send("explain", { key: el.dataset.key }) }, icon("why"));
      attr(why, { "aria-labelledby": `${id}-why ${id}` });
      el.append(why);
    }
    return el;
  }

  drawOffer(el, offer) {
    const [main, why] = el.children;
    put(main.querySelector(".clt-text"), offer.label);
    if (offer.own) {
      if (offer.own === "far") attr(main, { "aria-expanded": Boolean(this.showFar) });
      if (offer.own === "fold") attr(main, { "aria-expanded": this.unfolded === offer.fold });
      return;
    }
    const closed = offer.open === false;
    el.classList.toggle("clt-closed", closed);
    el.classList.toggle("clt-open", offer.open === true);
    el.classList.toggle("clt-start", offer.start);
    attr(main, { "aria-describedby": closed ? this.q.closed.id : offer.start ? this.q.start.id : null, title: closed ? this.L["closed-hint"] : offer.start ? this.L["start-hint"] : null });
    if (closed && !main.querySelector(".clt-icon")) main.prepend(icon("lock"));
    if (!closed) main.querySelector(".clt-icon")?.remove();
    attr(why, { "aria-label": this.L.why, title: this.L.why });
  }
}
