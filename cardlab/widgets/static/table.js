// The table: draws what the kernel shows and sends wishes. It knows no rule of any game, and no word of any
// language: every text is in `shown`. SPRITE, the drawings of the cards, is put in front by table.py, and so are
// its parts: they stand before this file in one module, each a class upon the last, and a View is all of them.

class View extends Line {
  constructor(model, el) {
    super();
    this.model = model;
    this.el = el;
    this.playing = 0;
    this.last = model.get("shown");
    this.at = 0; // the card of the hand that the arrow keys are on
    this.id = `clt${Math.random().toString(36).slice(2, 8)}`;
    this.build();
    this.heard = () => this.changed();
    model.on("change:shown", this.heard);
    this.calm = matchMedia("(prefers-reduced-motion: reduce)");
    this.calms = () => keeperOf(model) && this.send("calm", { on: this.calm.matches });
    this.calm.addEventListener("change", this.calms);
    this.watch = new ResizeObserver(() => this.resized());
    this.watch.observe(this.root);
    this.frameId = this.last.frames?.id ?? 0;
    this.draw(this.last);
    if (this.calm.matches) this.calms();
  }

  gone() {
    this.calm.removeEventListener("change", this.calms);
    this.model.off("change:shown", this.heard);
    this.watch.disconnect();
    this.playing = -1;
  }

  send(verb, given = {}) {
    keeperOf(this.model).send({ do: verb, revision: this.model.get("shown").revision, ...given });
  }

  // ── building what stays ───────────────────────────────────────────────────────────────────────
  build() {
    const q = {};
    this.q = q;
    q.status = make("div", "clt-status");
    q.others = this.button("others", () => this.send("others"), "clt-main");
    q.next = this.button("next-hand", () => this.send("next"), "clt-main");
    q.again = this.button("again", () => this.send("deal"), "clt-main");
    q.undo = this.iconButton("undo", () => this.send("undo"));
    q.redo = this.iconButton("redo", () => this.send("redo"));
    q.ask = make("button", "clt-button clt-about-button", { type: "button", onclick: () => this.askAbout(!this.asking) }, icon("why"), make("span"));
    q.ask.lastChild.dataset.label = "ask-about";
    q.ask.dataset.hint = "ask-hint";
    q.asking = attr(make("div", "clt-notice clt-ask-note"), { role: "status", hidden: "" });
    q.asking.dataset.label = "ask-on";
    q.closed = make("span", "", { hidden: true, id: `${this.id}-closed` });
    q.closed.dataset.label = "closed-hint";
    q.start = make("span", "", { hidden: true, id: `${this.id}-start` });
    q.start.dataset.label = "start-hint";
    q.mode = make("div", "clt-switch", { role: "group" });
    q.skip = this.button("skip", () => {}, "clt-quiet clt-skip");
    q.halt = make("button", "clt-button clt-main clt-halt", { type: "button", hidden: true, onclick: () => this.halt() });
    q.notes = make("div", "clt-notes");
    const lead = make("div", "clt-lead", {}, q.status, q.notes, q.others, q.next, q.again, q.halt, q.skip);
    q.bar = make("div", "clt-bar", {}, lead, make("div", "clt-tools", {}, q.ask, q.mode, q.undo, q.redo));
    q.notice = make("div", "clt-notice");
    q.left = make("div", "clt-seats clt-left");
    q.top = make("div", "clt-seats clt-top");
    q.right = make("div", "clt-seats clt-right");
    q.theirs = make("div", "clt-sides clt-theirs");
    q.middle = make("div", "clt-middle");
    q.ours = make("div", "clt-sides clt-ours");
    q.far = make("div", "clt-station clt-far");
    q.near = make("div", "clt-station clt-near");
    q.housesA = make("div", "clt-houses");
    q.housesB = make("div", "clt-houses");
    q.foundations = make("div", "clt-foundations");
    q.facing = make("div", "clt-facing", {}, q.far, make("div", "clt-court", {}, q.housesA, q.foundations, q.housesB), q.near);
    q.centre = make("div", "clt-centre", {}, q.theirs, q.middle, q.ours);
    q.felt = make("div", "clt-felt", {}, q.left, q.top, q.right, q.centre, q.facing);
    q.own = make("div", "clt-own");
    q.sorts = make("div", "clt-sorts", { role: "group" });
    q.hand = attr(make("div", "clt-hand"), { role: "listbox", "aria-multiselectable": "true" });
    q.tray = make("div", "clt-tray");
    q.pick = make("div", "clt-pick");
    q.offers = attr(make("div", "clt-offers"), { role: "group" });
    q.board = make("div", "clt-board", {}, q.felt, make("div", "clt-rim", {}, q.own, q.sorts), q.hand, q.tray, make("div", "clt-acts", {}, q.pick, q.offers));
    q.tabs = attr(make("div", "clt-tabs"), { role: "tablist" });
    q.body = attr(make("div", "clt-body"), { role: "tabpanel", tabindex: "0", id: `${this.id}-panel` });
    q.close = this.iconButton("close", () => this.send("panel", { panel: "" }), "no", "clt-close");
    q.title = make("div", "clt-sheet-title");
    q.sheet = make("div", "clt-sheet", {}, q.title, q.close, q.body);
    q.logHead = make("h3", "clt-log-head");
    q.log = attr(make("div", "clt-log"), { tabindex: "0" });
    q.panel = make("div", "clt-panel", {}, q.tabs, q.sheet, q.logHead, q.log);
    q.latest = make("div", "clt-latest");
    q.line = make("div", "clt-line");
    q.live = attr(make("div", "clt-unseen"), { "aria-live": "polite", role: "status" });
    q.fly = attr(make("div", "clt-fly"), { "aria-hidden": "true" });
    // a press on the felt keeps the keys at the table
    this.root = attr(make("section", "cardlab-table"), { "data-lm-suppress-shortcuts": "true", tabindex: -1 });
    q.head = make("h2", "clt-unseen");
    this.root.append(q.head, q.bar, q.notice, q.asking, q.latest, make("div", "clt-table", {}, q.board, q.panel), q.line, q.live, q.closed, q.start, q.fly);
    this.buildLine();
    const told = { undo: [q.undo], redo: [q.redo], others: [q.others], "next-hand": [q.next], mode: [q.mode], sort: [q.sorts], steps: [q.first, q.back, q.slider, q.forward, q.end] };
    for (const [what, all] of Object.entries(told)) for (const el of all) el.dataset.tell = what;
    this.root.addEventListener("keydown", (event) => this.key(event));
    this.root.addEventListener("pointerdown", (event) => q.halt.contains(event.target) || this.skip(), true);
    this.root.addEventListener("click", (event) => this.askClick(event), true);
    this.root.addEventListener("dblclick", (event) => { if (this.asking) event.stopPropagation(); }, true);
    for (const box of [q.hand, q.felt]) { // a finger that drags a card does not scroll the page as well
      box.addEventListener("touchmove", (event) => { if (this.dragging && event.cancelable) event.preventDefault(); }, { passive: false });
      box.addEventListener("contextmenu", (event) => { if (this.touched) event.preventDefault(); });
    }
    q.hand.addEventListener("pointerdown", (event) => this.grab(event));
    q.hand.addEventListener("click", (event) => this.clickCard(event));
    q.hand.addEventListener("focusin", (event) => this.rove([...q.hand.children].indexOf(event.target.closest(".clt-card"))));
    q.felt.addEventListener("pointerdown", (event) => this.grab(event));
    q.felt.addEventListener("click", (event) => this.clickZone(event));
    q.felt.addEventListener("dblclick", (event) => this.quick(event));
    this.el.append(this.root);
  }

  button(label, act, className = "") {
    const el = make("button", `clt-button ${className}`, { type: "button", onclick: act });
    el.dataset.label = label;
    return el;
  }

  iconButton(label, act, shape = label, className = "") {
    const el = make("button", `clt-button clt-iconly ${className}`, { type: "button" }, icon(shape));
    el.onclick = () => { if (el.getAttribute("aria-disabled") !== "true") act(); };
    el.dataset.hint = label;
    return el;
  }

  // ── from the kernel ───────────────────────────────────────────────────────────────────────────
  async changed() {
    const shown = this.model.get("shown");
    const before = this.last;
    const fresh = shown.frames.id !== this.frameId && shown.frames.list.length;
    this.frameId = shown.frames.id;
    this.playing += 1;
    this.announce(before, shown);
    if (fresh && this.moves(shown)) {
      const run = this.playing, { offers, tray } = this.q;
      if ([offers, tray].some((box) => box.contains(document.activeElement))) this.root.focus({ preventScroll: true }); // these hide
      this.last = shown;
      await this.play(before, shown, run);
      if (run !== this.playing) return;
    }
    this.last = shown;
    this.root.classList.remove("clt-moving");
    this.halts(null);
    this.draw(shown);
    if (fresh && document.activeElement === this.root) this.focusHand();
  }

  moves(shown) {
    return shown.settings.motion && !this.calm.matches && this.root.offsetWidth;
  }

  announce(before, shown) {
    const told = shown.frames.list.flatMap((frame) => frame.text);
    const ruling = shown.ruling && JSON.stringify(shown.ruling) !== JSON.stringify(before.ruling) ? [shown.ruling.sentence] : [];
    const status = shown.status.text !== before.status.text ? [shown.status.text] : [];
    const about = String(shown.about) !== String(before.about) ? shown.about : [];
    const said = [shown.notice, ...about, ...ruling, ...(shown.frames.id !== before.frames.id ? told : []), ...status].filter(Boolean);
    if (said.length) this.q.live.replaceChildren(...said.map((text) => make("p", "", { textContent: text })));
  }

  skip() {
    this.hurry?.();
  }

  // Back to the moment after the move that is being shown: there the learner may object to it.
  halt() {
    if (this.halting) this.send("jump", { to: this.halting.to });
  }

  halts(frame) {
    this.halting = frame?.halt ?? null;
    this.q.halt.hidden = !this.halting;
    if (this.halting) { put(this.q.halt, this.halting.label); attr(this.q.halt, { "aria-keyshortcuts": "!" }); }
  }

  pause(ms) {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.hurry = () => { clearTimeout(timer); this.hurried = true; done(); };
    });
  }

  // The steps since last time, one after another: what leaves, the flight, what arrives.
  async play(before, shown, run) {
    this.hurried = false;
    this.root.classList.add("clt-moving");
    this.root.dataset.tone = "wait";
    this.q.others.hidden = this.q.next.hidden = this.q.again.hidden = true;
    const own = shown.zones.find((zone) => zone.own);
    let zones = before.zones;
    const show = (changed, gone = [], turn = undefined) => {
      const fresh = new Map(changed.map((zone) => [zone.id, zone]));
      zones = zones.filter((zone) => !gone.includes(zone.id)).map((zone) => fresh.get(zone.id) ?? zone);
      zones = [...zones, ...changed.filter((zone) => !zones.some((one) => one.id === zone.id))];
      const seats = shown.seats.map((seat) => (turn === undefined ? seat : { ...seat, turn: seat.seat === turn }));
      this.drawTable({ ...shown, sides: before.sides, zones, seats });
    };
    for (const frame of shown.frames.list) {
      if (run !== this.playing || this.hurried) return;
      const from = frame.flights.map((flight) => flight.cards.map((face) => this.place(flight.from, face)));
      const leaving = new Set(frame.flights.map((flight) => flight.from));
      show([...(own ? [own] : []), ...frame.zones.filter((zone) => leaving.has(zone.id))], [], frame.who);
      this.bubble(frame);
      this.halts(frame);
      if (!frame.mine) put(this.q.status, frame.text[0] ?? "");
      const flown = frame.flights.flatMap((flight, i) => this.flight(flight, from[i], shown));
      if (flown.length) await this.pause(FLY_MS + 40);
      this.q.fly.replaceChildren();
      if (run !== this.playing) return;
      show(frame.zones, frame.gone, frame.who);
      if (!frame.mine && !this.hurried) await this.pause(READ_MS + (frame.halt ? HALT_MS : 0) + 12 * Math.min(60, (frame.text[0] ?? "").length));
    }
    this.bubble(null);
  }

  place(zone, face) {
    const spot = (zone && this.root.querySelector(`[data-zone="${CSS.escape(zone)}"]`))
      ?? (zone?.startsWith("meld:") && this.root.querySelector(`[data-zone="melds:${zone.split(":")[1]}"]`));
    if (!spot) return null;
    if (!spot.getClientRects().length) return (spot.closest(".clt-plate") ?? this.root).getBoundingClientRect(); // too little room to draw it
    const card = face && spot.querySelector(`.clt-card[data-f="${face}"]`);
    const all = spot.querySelectorAll(".clt-card"), far = spot.classList.contains("clt-house");
    return (card ?? all[far ? all.length - 1 : 0] ?? spot).getBoundingClientRect();
  }

  flight(flight, from, shown) {
    const home = this.root.getBoundingClientRect();
    return flight.cards.slice(0, 8).flatMap((face, i) => {
      const a = from[i], b = this.place(flight.to, null);
      if (!a || !b) return [];
      const card = this.card(face, shown);
      const width = Math.min(b.width, 70), height = width * 1.4;
      card.style.cssText = `width:${width}px;left:${b.x + b.width / 2 - width / 2 - home.x}px;top:${b.y + b.height / 2 - height / 2 - home.y}px`;
      this.q.fly.append(card);
      const dx = a.x + a.width / 2 - b.x - b.width / 2, dy = a.y + a.height / 2 - b.y - b.height / 2;
      card.animate([{ transform: `translate(${dx}px,${dy}px)` }, { transform: "none" }],
        { duration: FLY_MS, delay: Math.min(i * 24, 100), easing: "cubic-bezier(.3,.7,.3,1)", fill: "backwards" });
      return [card];
    });
  }

  bubble(frame) {
    for (const el of this.root.querySelectorAll(".clt-bubble")) el.remove();
    if (!frame || frame.mine || !frame.text.length) return;
    const plate = this.root.querySelector(`.clt-plate[data-key="${frame.who}"]`);
    plate?.append(attr(make("div", "clt-bubble", {}, ...frame.text.map((text) => make("div", "", { textContent: text }))), { "aria-hidden": "true" }));
  }

  // ── drawing ───────────────────────────────────────────────────────────────────────────────────
  resized() {
    const width = this.root.offsetWidth;
    const size = width >= WIDE ? "wide" : width > NARROW ? "medium" : "narrow";
    if (!width || (this.width === width && this.size === size)) return;
    this.width = width;
    this.size = size;
    for (const name of ["wide", "medium", "narrow"]) this.root.classList.toggle(`clt-${name}`, name === size);
    if (!this.root.classList.contains("clt-moving")) this.draw(this.last);
  }

  draw(shown) {
    const active = document.activeElement;
    const inside = this.root.contains(active);
    this.L = shown.labels;
    attr(this.root, { lang: shown.language, "aria-label": shown.game });
    put(this.q.head, shown.game);
    this.root.classList.toggle("clt-four", shown.settings.four);
    this.bubble(null);
    this.q.fly.replaceChildren();
    this.drawTable(shown);
    this.drawBar(shown);
    this.drawTray(shown);
    this.drawOffers(shown);
    this.drawPanel(shown);
    this.drawLine(shown);
    for (const el of this.root.querySelectorAll("[data-label]")) put(el, this.L[el.dataset.label]);
    for (const el of this.root.querySelectorAll("[data-hint]")) attr(el, { "aria-label": this.L[el.dataset.hint], title: this.L[el.dataset.hint] });
    if (inside && !this.root.contains(document.activeElement)) this.focusHand();
  }

  drawBar(shown) {
    const { q, L } = this;
    put(q.status, shown.status.text);
    this.root.dataset.tone = shown.status.tone;
    q.others.hidden = !shown.status.others;
    q.next.hidden = !shown.status.next;
    q.again.hidden = !shown.status.again;
    attr(q.undo, { "aria-disabled": shown.line.undo ? null : "true" });
    attr(q.redo, { "aria-disabled": shown.line.redo ? null : "true" });
    attr(q.mode, { "aria-label": L.mode });
    sync(q.mode, ["guided", "referee"], (mode) => mode, (mode) => make("button", "", { type: "button", onclick: () => this.send("mode", { mode }) }),
      (el, mode) => { put(el, L[mode]); attr(el, { "aria-pressed": shown.mode === mode, title: L[`${mode}-tip`] }); });
    sync(q.notes, shown.notes, (note) => note.id, () => make("span", "clt-note"), (el, note) => {
      put(el, note.text);
      el.classList.toggle("clt-task", note.id.startsWith("task-"));
    });
    put(q.notice, shown.notice);
    q.notice.hidden = !shown.notice;
  }

  // ── keys ──────────────────────────────────────────────────────────────────────────────────────
  key(event) {
    const { q } = this, { key, target } = event;
    const typed = event.ctrlKey || event.metaKey || event.altKey || target.matches("input,select,textarea");
    if (!typed && key === "!" && this.halting) { event.preventDefault(); this.halt(); return; }
    if (target !== q.halt && key !== "Shift") this.skip(); // shift comes before the exclamation mark
    if (typed) return;
    const tab = target.closest("[role=tab]");
    const go = { ArrowLeft: -1, ArrowRight: 1 }[key];
    const used = () => { event.preventDefault(); event.stopPropagation(); };
    if (tab && go) {
      const tabs = [...q.tabs.children];
      const next = tabs[(tabs.indexOf(tab) + go + tabs.length) % tabs.length];
      next.focus();
      next.click();
      used();
    } else if (q.hand.contains(target)) {
      const cards = [...q.hand.children], at = cards.indexOf(target.closest(".clt-card"));
      if (event.shiftKey && go && cards[at]) {
        const next = cards[go < 0 ? at - 1 : at + 2]; // put before it
        if (cards[at + go]) { this.at = at + go; this.send("arrange", { card: cards[at].dataset.k, before: next?.dataset.k ?? null }); }
        used();
        return;
      }
      const to = go ? at + go : key === "Home" ? 0 : key === "End" ? cards.length - 1 : -1;
      if (cards[to]) { this.rove(to); cards[to].focus(); used(); return; }
      if (this.asking && (key === " " || key === "Enter")) { this.askOf(target); used(); return; }
      if (key === " " || key === "Enter") { this.send("select", { card: cards[at].dataset.k }); used(); return; }
    }
    if (this.asking && (key === "Enter" || key === " ") && (this.askOf(target) || this.tell(target))) { used(); return; }
    const held = key === "Enter" && target.closest("[data-pick]");
    if (held && this.last.hold.source === held.dataset.zone && this.last.hold.selected.length) {
      this.send("quick", { zone: held.dataset.zone, card: this.last.hold.selected[0] });
      used();
      return;
    }
    const act = {
      s: () => this.send("stage"), u: () => this.send("undo"), r: () => this.send("redo"), "[": () => this.send("back"),
      "]": () => this.send("forward"), w: () => this.send("panel", { panel: "now" }), "?": () => this.askAbout(!this.asking), Escape: () => this.escape(),
    }[key];
    const nth = /^[1-9]$/.test(key) ? q.offers.querySelectorAll(".clt-offer > .clt-button:first-child")[key - 1] : null;
    if (act) { act(); used(); }
    if (nth) { nth.click(); used(); }
  }

  escape() {
    if (this.asking) { this.askAbout(false); return; }
    if (this.size === "narrow" && this.last.panel) this.send("panel", { panel: "" });
    else this.send("clear");
  }
}

export default {
  initialize({ model }) {
    return keep(model);
  },
  render({ model, el }) {
    bringSprite();
    const view = new View(model, el);
    const leave = keeperOf(model).shownIn(el);
    return () => { leave(); view.gone(); };
  },
};
