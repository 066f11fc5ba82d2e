// The table: draws what the kernel shows and sends wishes. It knows no rule of any game, and no word of any
// language: every text is in `shown`. SPRITE, the drawings of the cards, is put in front by table.py.

const SVG = "http://www.w3.org/2000/svg";
const ICONS = {
  undo: "M7 5 3 9l4 4M3.5 9H12a5 5 0 0 1 0 10H8", redo: "M15 5l4 4-4 4M18.5 9H10a5 5 0 0 0 0 10h4",
  first: "M6 5v12M17 5l-8 6 8 6z", back: "M15 5l-8 6 8 6z", forward: "M7 5l8 6-8 6z", last: "M16 5v12M5 5l8 6-8 6z",
  lock: "M6 10h10v8H6zM8 10V7.5a3 3 0 0 1 6 0V10", yes: "M4 12l5 5L18 6", no: "M6 6l10 10M16 6 6 16", moot: "M6 11h10",
  why: "M7.8 8.2a3.2 3.2 0 1 1 4.6 2.9c-1 .5-1.4 1.1-1.4 2.2M11 16.6v.2",
};
const WIDE = 900, NARROW = 560, FLY_MS = 340, READ_MS = 520, DRAG_PX = 8;

const make = (tag, className = "", props = {}, ...children) => {
  const el = Object.assign(document.createElement(tag), props);
  if (className) el.className = className;
  el.append(...children);
  return el;
};
const attr = (el, values) => {
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined) el.removeAttribute(name);
    else if (el.getAttribute(name) !== String(value)) el.setAttribute(name, value);
  }
  return el;
};
const put = (el, text) => { if (el.textContent !== text) el.textContent = text; };
const svg = (inside) => {
  const el = attr(document.createElementNS(SVG, "svg"), inside.box);
  el.append(attr(document.createElementNS(SVG, inside.tag), inside.attrs));
  return attr(el, { "aria-hidden": "true", focusable: "false" });
};
const icon = (name) => {
  const el = svg({ box: { viewBox: "0 0 22 22" }, tag: "path", attrs: { d: ICONS[name] } });
  el.classList.add("clt-icon");
  return el;
};
// Children by key: what stays is moved and changed, never made anew, so focus and motion survive.
const sync = (parent, items, keyOf, create, update) => {
  const old = new Map([...parent.children].map((el) => [el.dataset.key, el]));
  items.forEach((item, i) => {
    const key = String(keyOf(item, i));
    const el = old.get(key) ?? Object.assign(create(item), {});
    el.dataset.key = key;
    old.delete(key);
    update(el, item, i);
    if (parent.children[i] !== el) parent.insertBefore(el, parent.children[i] ?? null);
  });
  for (const el of old.values()) el.remove();
};
// Something that is built whole, and only when its data changed.
const memo = (el, data, build) => {
  const key = JSON.stringify(data);
  if (el._made === key) return;
  el._made = key;
  el.replaceChildren(...build(data));
};

const hasSprite = () => document.getElementById("cardlab-sprite");
const bringSprite = () => {
  if (hasSprite()) return;
  const box = make("div", "", { id: "cardlab-sprite", innerHTML: SPRITE });
  box.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  attr(box, { "aria-hidden": "true" });
  document.body.append(box);
};

class View {
  constructor(model, el) {
    this.model = model;
    this.el = el;
    this.playing = 0;
    this.last = model.get("shown");
    this.at = 0; // the card of the hand that the arrow keys are on
    this.id = `clt${Math.random().toString(36).slice(2, 8)}`;
    this.build();
    this.heard = () => this.changed();
    model.on("change:shown", this.heard);
    this.watch = new ResizeObserver(() => this.resized());
    this.watch.observe(this.root);
    this.frameId = this.last.frames?.id ?? 0;
    this.draw(this.last);
  }

  gone() {
    this.model.off("change:shown", this.heard);
    this.watch.disconnect();
    this.playing = -1;
  }

  send(verb, given = {}) {
    this.model.send({ do: verb, revision: this.model.get("shown").revision, ...given });
  }

  // ── building what stays ───────────────────────────────────────────────────────────────────────
  build() {
    const q = {};
    this.q = q;
    q.status = make("div", "clt-status");
    q.others = this.button("others", () => this.send("others"), "clt-main");
    q.next = this.button("next-hand", () => this.send("next"), "clt-main");
    q.undo = this.iconButton("undo", () => this.send("undo"));
    q.redo = this.iconButton("redo", () => this.send("redo"));
    q.mode = make("div", "clt-switch", { role: "group" });
    q.skip = this.button("skip", () => {}, "clt-quiet clt-skip");
    q.notes = make("div", "clt-notes");
    q.bar = make("div", "clt-bar", {}, q.status, q.notes, q.others, q.next, q.skip, make("span", "clt-gap"), q.mode, q.undo, q.redo);
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
    q.sheet = make("div", "clt-sheet", {}, q.close, q.body);
    q.logHead = make("h3", "clt-log-head");
    q.logHead.dataset.label = "log";
    q.log = attr(make("div", "clt-log"), { tabindex: "0" });
    q.panel = make("div", "clt-panel", {}, q.tabs, q.sheet, q.logHead, q.log);
    q.latest = make("div", "clt-latest");
    q.line = make("div", "clt-line");
    q.live = attr(make("div", "clt-unseen"), { "aria-live": "polite", role: "status" });
    q.fly = attr(make("div", "clt-fly"), { "aria-hidden": "true" });
    this.root = attr(make("section", "cardlab-table"), { "data-lm-suppress-shortcuts": "true" });
    this.root.append(q.bar, q.notice, q.latest, make("div", "clt-table", {}, q.board, q.panel), q.line, q.live, q.fly);
    this.buildLine();
    this.root.addEventListener("keydown", (event) => this.key(event));
    this.root.addEventListener("pointerdown", () => this.skip(), true);
    q.hand.addEventListener("pointerdown", (event) => this.grab(event));
    q.hand.addEventListener("click", (event) => this.clickCard(event));
    q.hand.addEventListener("focusin", (event) => this.rove([...q.hand.children].indexOf(event.target.closest(".clt-card"))));
    q.felt.addEventListener("pointerdown", (event) => this.grab(event));
    q.felt.addEventListener("click", (event) => this.clickZone(event));
    q.felt.addEventListener("dblclick", (event) => this.quick(event));
    this.el.append(this.root);
  }

  buildLine() {
    const q = this.q;
    q.slider = attr(make("input", "clt-slider"), { type: "range", min: 0, step: 1 });
    q.slider.addEventListener("change", () => this.send("jump", { to: Number(q.slider.value) }));
    q.place = make("span", "clt-place");
    q.deal = make("span", "clt-deal");
    q.ways = make("div", "clt-ways");
    q.first = this.iconButton("first", () => this.send("jump", { to: 0 }));
    q.back = this.iconButton("back", () => this.send("back"));
    q.forward = this.iconButton("forward", () => this.send("forward"));
    q.end = this.iconButton("last", () => this.send("jump", { to: this.last.line.of }));
    q.line.append(q.first, q.back, q.slider, q.forward, q.end, q.place, q.deal, q.ways);
  }

  button(label, act, className = "") {
    const el = make("button", `clt-button ${className}`, { type: "button", onclick: act });
    el.dataset.label = label;
    return el;
  }

  iconButton(label, act, shape = label, className = "") {
    const el = make("button", `clt-button clt-iconly ${className}`, { type: "button", onclick: act }, icon(shape));
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
      const run = this.playing;
      this.last = shown;
      await this.play(before, shown, run);
      if (run !== this.playing) return;
    }
    this.last = shown;
    this.root.classList.remove("clt-moving");
    this.draw(shown);
  }

  moves(shown) {
    return shown.settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches && this.root.offsetWidth;
  }

  announce(before, shown) {
    const told = shown.frames.list.flatMap((frame) => frame.text);
    const ruling = shown.ruling && JSON.stringify(shown.ruling) !== JSON.stringify(before.ruling) ? [shown.ruling.sentence] : [];
    const status = shown.status.text !== before.status.text ? [shown.status.text] : [];
    const said = [shown.notice, ...ruling, ...(shown.frames.id !== before.frames.id ? told : []), ...status].filter(Boolean);
    if (said.length) this.q.live.replaceChildren(...said.map((text) => make("p", "", { textContent: text })));
  }

  skip() {
    this.hurry?.();
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
    this.q.others.hidden = this.q.next.hidden = true;
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
      if (!frame.mine) put(this.q.status, frame.text[0] ?? "");
      const flown = frame.flights.flatMap((flight, i) => this.flight(flight, from[i], shown));
      if (flown.length) await this.pause(FLY_MS + 40);
      this.q.fly.replaceChildren();
      if (run !== this.playing) return;
      show(frame.zones, frame.gone, frame.who);
      if (!frame.mine && !this.hurried) await this.pause(READ_MS + 12 * Math.min(60, (frame.text[0] ?? "").length));
    }
    this.bubble(null);
  }

  place(zone, face) {
    const spot = (zone && this.root.querySelector(`[data-zone="${CSS.escape(zone)}"]`))
      ?? (zone?.startsWith("meld:") && this.root.querySelector(`[data-zone="melds:${zone.split(":")[1]}"]`));
    if (!spot) return null;
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

  drawTable(shown) {
    const { q } = this;
    this.jumbo = shown.settings.jumbo === "on" || (shown.settings.jumbo === "auto" && this.size === "narrow");
    this.zones = new Map(shown.zones.map((zone) => [zone.id, zone]));
    this.root.dataset.layout = shown.layout;
    const facing = shown.layout === "facing", solo = shown.layout === "solo";
    for (const at of ["left", "top", "right", "bottom"]) {
      const seats = shown.seats.filter((seat) => seat.at === at && !facing && (at === "bottom" || !solo)).sort((a, b) => a.order - b.order);
      sync(at === "bottom" ? q.own : q[at], seats, (seat) => seat.seat, () => this.plate(), (el, seat) => this.drawPlate(el, seat, shown));
    }
    q.centre.hidden = facing;
    q.facing.hidden = !facing;
    if (facing) this.drawFacing(shown);
    else {
      // round the table, beginning with the neighbour on the left
      const round = (side) => (solo ? (side.side - shown.seat + shown.seats.length) % shown.seats.length : 0);
      for (const [box, mine] of [[q.theirs, false], [q.ours, true]]) {
        const sides = shown.sides.filter((side) => side.mine === mine).sort((a, b) => round(a) - round(b));
        sync(box, sides, (side) => side.side, () => this.side(), (el, side) => this.drawSide(el, side, shown));
        if (solo && !mine) box.style.setProperty("--across", sides.length < 6 ? sides.length : Math.ceil(sides.length / 2));
      }
      const middle = shown.zones.filter((zone) => zone.area === "middle");
      q.centre.classList.toggle("clt-spread", middle.some((zone) => zone.lay === "row"));
      sync(q.middle, middle, (zone) => zone.id, () => this.stack(), (el, zone) => this.drawStack(el, zone, shown));
    }
    q.felt.dataset.seats = shown.seats.length;
    const hand = shown.zones.find((zone) => zone.own);
    q.hand.hidden = !hand;
    if (hand) this.drawHand(hand, shown);
    this.drawSorts(hand, shown);
    const aims = new Set(shown.hold.targets);
    for (const el of q.felt.querySelectorAll("[data-target]")) el.classList.toggle("clt-aim", aims.has(el.dataset.target));
  }

  // Two players who face each other, with piles before each and what is common between them.
  drawFacing(shown) {
    const { q } = this;
    for (const [box, mine] of [[q.far, false], [q.near, true]]) {
      const seats = shown.seats.filter((seat) => (seat.seat === shown.seat) === mine);
      const owners = new Set(seats.map((seat) => seat.seat));
      const piles = shown.zones.filter((zone) => zone.area === "station" && owners.has(zone.owner));
      const made = [...seats.map((seat) => ({ id: seat.seat, seat })), ...piles];
      sync(box, made, (one) => one.id, (one) => (one.seat ? this.plate() : this.pile()), (el, one) => {
        if (one.seat) {
          this.drawPlate(el, one.seat, shown);
          put(el.children[3], shown.sides.find((side) => side.side === one.seat.seat)?.total ?? "");
        } else this.drawPile(el, one, shown);
      });
    }
    const houses = shown.zones.filter((zone) => zone.area === "house"), half = Math.ceil(houses.length / 2);
    for (const [box, zones] of [[q.housesA, houses.slice(0, half)], [q.housesB, houses.slice(half)]]) {
      sync(box, zones, (zone) => zone.id, () => this.pile("clt-house"), (el, zone) => this.drawPile(el, zone, shown));
    }
    const foundations = shown.zones.filter((zone) => zone.area === "foundation");
    sync(q.foundations, foundations, (zone) => zone.id, () => this.pile("clt-foundation"), (el, zone) => this.drawPile(el, zone, shown));
  }

  pile(more = "") {
    return make("button", `clt-stack ${more}`, { type: "button" }, make("span", "clt-pack"), make("span", "clt-badge"), make("span", "clt-mark"), make("span", "clt-caption"));
  }

  drawPile(el, zone, shown) {
    this.drawStack(el, zone, shown);
    const [pack, badge, , caption] = el.children;
    attr(pack, { "data-suit": zone.n ? null : zone.suit || null });
    badge.hidden = zone.area !== "station" || zone.n < 2;
    put(caption, zone.name || (zone.area === "house" ? zone.number : ""));
    el.dataset.what = zone.what;
  }

  drawSorts(hand, shown) {
    const { q } = this, { settings, hold } = shown;
    const own = hand && hold.source === hand.id ? hold.selected : [];
    const list = hand ? ["rank", "suit", ...(own.length > 1 ? ["gather"] : [])] : [];
    attr(q.sorts, { "aria-label": this.L.sort });
    sync(q.sorts, list, (name) => name, (name) => make("button", "clt-sort", { type: "button", onclick: () => this.sort(name) }), (el, name) => {
      put(el, this.L[name === "gather" ? "gather" : `sort-${name}`]);
      attr(el, { "aria-pressed": name === "gather" ? null : settings.sort === name });
    });
  }

  sort(name) {
    const { hold } = this.last;
    if (name !== "gather") { this.send("setting", { name: "sort", value: name }); return; }
    const first = [...this.q.hand.children].map((el) => el.dataset.k).find((key) => hold.selected.includes(key));
    if (first) this.send("arrange", { card: first, before: first });
  }

  plate() {
    return make("div", "clt-plate", {}, make("span", "clt-name"), make("span", "clt-role"), make("span", "clt-backs"), make("span", "clt-count"));
  }

  drawPlate(el, seat, shown) {
    const zone = this.zones.get(seat.zone);
    const [name, role, backs, count] = el.children;
    put(name, seat.name);
    memo(role, [seat.role, seat.dealer], (words) => words.filter(Boolean).map((word) => make("span", "clt-tag", { textContent: word })));
    el.classList.toggle("clt-turn", seat.turn);
    el.classList.toggle("clt-friend", seat.mine);
    backs.hidden = !zone;
    if (!zone) return;
    attr(backs, { "data-zone": seat.at === "bottom" ? null : zone.id, role: "img", "aria-label": zone.label });
    put(count, zone.count);
    count.classList.add("clt-cards");
    const faces = zone.cards.length ? zone.cards : Array.from({ length: Math.min(zone.n, 13) }, (_, i) => ({ k: i, f: null }));
    backs.hidden = seat.at === "bottom";
    backs.classList.toggle("clt-faces", zone.cards.length > 0);
    if (!backs.hidden) this.drawCards(backs, faces, shown, zone);
  }

  side() {
    const name = make("div", "clt-sidename", {}, make("span"), make("span", "clt-total"));
    return make("div", "clt-side", {}, name, make("div", "clt-threes"), make("div", "clt-melds"), make("div", "clt-sits"));
  }

  drawSide(el, side, shown) {
    const [name, threes, melds, sits] = el.children;
    const solo = shown.layout === "solo" && !side.mine;
    const seats = solo ? shown.seats.filter((seat) => seat.seat === side.side) : [];
    sync(sits, seats, (seat) => seat.seat, () => this.plate(), (one, seat) => this.drawPlate(one, seat, shown));
    el.classList.toggle("clt-turn", seats.some((seat) => seat.turn));
    put(name.children[0], solo ? "" : side.name);
    put(name.children[1], side.total);
    attr(el, { role: "group", "aria-label": side.label, "data-target": `melds:${side.side}`, "data-zone": `melds:${side.side}` });
    const zones = shown.zones.filter((zone) => zone.owner === side.side && zone.area === "side");
    const flat = (zone) => zone.what !== "meld";
    const rows = zones.filter((zone) => flat(zone) && zone.n);
    sync(threes, rows, (zone) => zone.id, (zone) => (zone.name ? this.meld() : make("div", "clt-row")), (one, zone) => {
      if (zone.name) { this.drawMeld(one, zone, shown); return; }
      attr(one, { "data-zone": zone.id, role: "img", "aria-label": zone.label, title: zone.label });
      this.drawCards(one, zone.cards, shown, zone);
    });
    const packs = zones.filter((zone) => !flat(zone));
    el.classList.toggle("clt-bare", !packs.length && !rows.length);
    el.classList.toggle("clt-many", packs.length > (side.mine || shown.sides.length < 3 ? 6 : 3));
    sync(melds, packs, (zone) => zone.id, () => this.meld(), (one, zone) => this.drawMeld(one, zone, shown));
  }

  meld() {
    return make("button", "clt-meld", { type: "button" }, make("span", "clt-pack"), make("span", "clt-badge"), make("span", "clt-mark"));
  }

  drawMeld(el, zone, shown) {
    const [pack, badge, mark] = el.children;
    const canasta = zone.marks.includes("canasta");
    attr(el, { "aria-label": zone.label, title: zone.label, "data-zone": zone.id, "data-target": zone.id });
    el.classList.toggle("clt-canasta", canasta);
    for (const kind of ["natural", "mixed", "wild", "red", "black", "sevens"]) el.classList.toggle(`clt-${kind}`, zone.marks.includes(kind));
    el.classList.toggle("clt-flat", zone.lay === "row");
    const unseen = zone.n && !zone.cards.length; // a row of cards that lie face down
    el.classList.toggle("clt-kept", zone.lay === "stack" || Boolean(unseen));
    this.drawCards(pack, unseen ? [{ k: "back", f: null }] : canasta ? zone.cards.slice(-1) : zone.cards, shown, zone);
    if (canasta) for (const card of pack.children) card.classList.toggle("clt-lit", zone.cards.some((one) => one.lit));
    put(badge, zone.count);
    put(mark, canasta ? zone.tags[1] ?? zone.tags[0] : zone.name);
  }

  stack() {
    return make("button", "clt-stack", { type: "button" }, make("span", "clt-pack"), make("span", "clt-badge"), make("span", "clt-mark"));
  }

  drawStack(el, zone, shown) {
    const [pack, badge, mark] = el.children;
    attr(el, { "aria-label": zone.label, title: zone.label, "data-zone": zone.id, "data-target": zone.id });
    const crosswise = zone.marks.includes("frozen");
    el.classList.toggle("clt-frozen", crosswise);
    el.classList.toggle("clt-flat", zone.lay === "row" && zone.area === "middle");
    attr(el, { "data-pick": zone.pick || null, "aria-pressed": zone.pick ? shown.hold.source === zone.id && shown.hold.selected.length > 0 : null });
    el.dataset.height = zone.lay !== "stack" ? 0 : zone.n > 20 ? 3 : zone.n > 6 ? 2 : zone.n > 1 ? 1 : 0;
    el.classList.toggle("clt-empty", !zone.n);
    this.drawCards(pack, zone.cards, shown, zone);
    put(badge, zone.count);
    put(mark, zone.tags.join(" · "));
  }

  card(face, shown) {
    const el = make("span", "clt-card");
    this.drawCard(el, face, shown);
    return el;
  }

  drawCard(el, face, shown) {
    const id = face ? `#cl-${this.jumbo ? "j-" : ""}${face}` : `#cl-back-${shown.settings.back}`;
    if (el.dataset.use === id) return;
    el.dataset.use = id;
    attr(el, { "data-f": face });
    el.querySelector("svg")?.remove();
    el.prepend(svg({ box: { viewBox: "0 0 100 140" }, tag: "use", attrs: { href: id } }));
  }

  drawCards(box, cards, shown, zone) {
    sync(box, cards, (card) => card.k, () => make("span", "clt-card"), (el, card) => {
      this.drawCard(el, card.f, shown);
      el.classList.toggle("clt-lit", Boolean(card.lit));
      el.classList.toggle("clt-picked", shown.hold.source === zone.id && shown.hold.selected.includes(card.k));
      attr(el, { "data-k": zone.pick ? card.k : null, "data-as": card.as ?? null, "data-red": card.as && card.red ? "" : null });
    });
  }

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

  // Dragging: the same wishes as a click on the card and a click on the place.
  grab(event) {
    const card = event.target.closest(".clt-card");
    if (!card?.dataset.k || event.pointerType === "touch" || event.button) return;
    const from = card.closest("[data-pick]")?.dataset.zone ?? null;
    const start = [event.clientX, event.clientY];
    let ghost = null, over = null;
    const stop = new AbortController();
    const end = () => { stop.abort(); ghost?.remove(); over?.classList.remove("clt-over"); };
    const options = { signal: stop.signal };
    document.addEventListener("pointermove", (move) => {
      if (!ghost && Math.hypot(move.clientX - start[0], move.clientY - start[1]) < DRAG_PX) return;
      ghost ??= this.ghost(card);
      ghost.style.left = `${move.clientX}px`;
      ghost.style.top = `${move.clientY}px`;
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
        const pack = make("span", "clt-pack", {}, ...group.cards.map((card) => this.card(card.f, shown)));
        attr(pack, { role: "img", "aria-label": group.label });
        return make("div", "clt-group", {}, pack, back);
      });
      const made = [];
      if (groups.length) {
        const all = this.button("take-back-all", () => this.send("unstage"), "clt-quiet");
        made.push(make("div", "clt-groups", {}, make("span", "clt-caption", { textContent: L.staged }), ...groups, all));
      }
      if (hold.meter) {
        const full = hold.meter.have >= hold.meter.need;
        const meter = make("span", `clt-meter${full ? " clt-full" : ""}`, {}, make("i"));
        meter.firstChild.style.width = `${Math.min(100, (100 * hold.meter.have) / Math.max(1, hold.meter.need))}%`;
        made.push(make("div", "clt-count-line", {}, make("span", "clt-caption", { textContent: L.worth }), meter, make("strong", "", { textContent: hold.meter.text })));
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
    if (later) list.push({ own: "far", key: "far", label: L.far });
    const heads = new Set(); // several offers of a kind are behind one button
    const folded = list.flatMap((offer) => {
      if (!offer.fold || (offer.far && !this.showFar)) return [offer];
      const head = heads.has(offer.fold) ? [] : [{ own: "fold", key: `fold ${offer.fold}`, fold: offer.fold, label: offer.fold }];
      heads.add(offer.fold);
      return this.unfolded === offer.fold ? [...head, offer] : head;
    });
    sync(offers, folded.filter((offer) => !offer.far || this.showFar), (offer) => offer.key, (offer) => this.offer(offer), (el, offer) => this.drawOffer(el, offer));
    const idle = shown.status.tone === "mine" && !held && !shown.offers.some((offer) => !offer.far);
    put(this.q.pick, idle ? L.pick : "");
  }

  offer(offer) {
    const id = `${this.id}-${Math.random().toString(36).slice(2, 7)}`;
    const main = make("button", "clt-button", { type: "button", id }, make("span", "clt-text"));
    const el = make("span", "clt-offer", {}, main);
    if (offer.own === "far") {
      main.onclick = () => { this.showFar = !this.showFar; this.drawOffers(this.last); };
      main.classList.add("clt-quiet");
    } else if (offer.own === "fold") {
      main.onclick = () => { this.unfolded = this.unfolded === offer.fold ? "" : offer.fold; this.drawOffers(this.last); };
      main.classList.add("clt-second");
    } else if (offer.own) {
      main.onclick = () => this.send(offer.own);
      main.classList.add("clt-second");
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
    attr(main, { "aria-disabled": closed ? "true" : null, title: closed ? this.L.closed : null });
    if (closed && !main.querySelector(".clt-icon")) main.prepend(icon("lock"));
    if (!closed) main.querySelector(".clt-icon")?.remove();
    attr(why, { "aria-label": this.L.why, title: this.L.why });
  }

  // ── panels ────────────────────────────────────────────────────────────────────────────────────
  drawPanel(shown) {
    const { q, L } = this;
    const wide = this.size === "wide"; // then the log has a place of its own
    const current = wide && shown.panel === "log" ? "now" : shown.panel || (this.size === "narrow" ? "" : wide ? "now" : "log");
    sync(q.tabs, wide ? ["now", "why", "score", "table"] : ["now", "why", "log", "score", "table"], (name) => name,
      (name) => attr(make("button", "clt-tab", { type: "button", onclick: () => this.send("panel", { panel: name }) }), { role: "tab", id: `${this.id}-${name}`, "aria-controls": `${this.id}-panel` }),
      (el, name) => { put(el, L[name]); attr(el, { "aria-selected": current === name, tabindex: current === name || (!current && name === "now") ? 0 : -1 }); });
    q.sheet.classList.toggle("clt-shut", !current);
    attr(q.body, { "aria-labelledby": current ? `${this.id}-${current}` : null });
    if (q.body.dataset.panel !== current) { q.body.replaceChildren(); q.body._made = null; q.body.scrollTop = 0; q.body.dataset.panel = current; }
    q.logHead.hidden = q.log.hidden = !wide || !shown.log.length;
    attr(q.log, { "aria-label": L.log, role: "region" });
    if (wide) this.drawLog(q.log, shown);
    put(q.latest, this.size === "narrow" ? shown.log[0]?.say[0].text ?? "" : "");
    if (current === "log") this.drawLog(q.body, shown);
    else if (current) memo(q.body, [current, L, this[`${current}Data`](shown)], () => this[`${current}Panel`](shown));
  }

  drawLog(box, shown) {
    sync(box, shown.log, (one) => one.id, (one) => make("div", "clt-event"), (el, one) => {
      el.classList.toggle("clt-my", one.mine);
      memo(el, one, () => [
        ...one.say.map((said) => make("p", "", {}, said.text, make("span", "clt-rule", { textContent: said.rule }))),
        ...(one.why ? [make("p", "clt-because", { textContent: one.why })] : []),
      ]);
    });
  }

  nowData(shown) { return [shown.now, shown.revision]; }

  nowPanel(shown) {
    if (!shown.now) return [make("p", "clt-soft", { textContent: this.L["now-wait"] })];
    return shown.now.map((one) => {
      const head = make("div", "clt-kind-head", {}, icon(one.open ? "yes" : "lock"), make("strong", "", { textContent: one.label }));
      const why = this.button("why", () => this.send("why", { kind: one.kind }), "clt-quiet");
      return make("div", `clt-kind ${one.open ? "clt-yes" : "clt-no"}`, {}, head, ...(one.open && one.about ? [make("p", "", { textContent: one.about })] : []),
        make("p", one.open && one.about ? "clt-soft" : "", {}, one.text, make("span", "clt-rule", { textContent: one.rule })), why);
    });
  }

  whyData(shown) { return shown.ruling; }

  whyPanel({ ruling }) {
    const { L } = this;
    if (!ruling) return [make("p", "clt-soft", { textContent: L["why-nothing"] })];
    const reason = (one) => {
      const text = ruling.reasons.length > 1 ? one.text : L.law;
      const line = make("summary", "", {}, make("span", "clt-rule", { textContent: one.rule }), text);
      return make("details", "clt-reason", {}, line, make("p", "clt-law", { textContent: one.law }));
    };
    const tree = ruling.tree.map((node) => {
      const line = make("div", `clt-node clt-${node.mark}`, {}, icon(node.mark), make("span", "", {}, node.text, " ", make("span", "clt-rule", { textContent: node.rule })));
      line.style.paddingInlineStart = `${node.depth * 0.9}rem`;
      return line;
    });
    return [
      make("div", `clt-verdict ${ruling.good ? "clt-yes" : "clt-no"}`, {}, icon(ruling.good ? "yes" : "no"), make("strong", "", { textContent: ruling.verdict })),
      make("p", "clt-sentence", { textContent: ruling.sentence }),
      ...(ruling.reasons.length > 1 ? [make("h3", "", { textContent: L.reasons })] : []),
      ...ruling.reasons.map(reason),
      make("details", "clt-tree", {}, make("summary", "", { textContent: L.tree }), ...tree, make("p", "clt-soft", { textContent: ruling.terms })),
    ];
  }

  scoreData(shown) { return [shown.score, shown.status.next]; }

  scorePanel({ score, status }) {
    const { L } = this;
    const row = (text, points, rule = "", className = "") => make("tr", className, {}, attr(make("th", "", {}, text, rule ? make("span", "clt-rule", { textContent: rule }) : ""), { scope: "row" }), make("td", "", { textContent: points }));
    const sheet = (side) => make("table", "clt-sheet-of", {}, make("caption", "", { textContent: side.name }), make("tbody", "", {},
      ...side.lines.map((line) => attr(row(line.text, line.points, line.rule), { title: line.law || null })),
      row(L["score-hand"], side.hand, "", "clt-sum"), row(L.before, side.before), row(L["score-match"], side.total, "", "clt-sum")));
    const next = status.next ? [this.button("next-hand", () => this.send("next"), "clt-main")] : [];
    return [make("p", "clt-soft", { textContent: score.note }), ...score.sides.map(sheet), make("p", "clt-soft", { textContent: score.target }), ...next];
  }

  tableData(shown) { return [shown.settings, shown.seed, shown.keys]; }

  tablePanel(shown) {
    const { L } = this, { settings } = shown;
    const seed = attr(make("input", "clt-seed", { value: shown.seed }), { inputmode: "numeric", maxlength: 9, id: `${this.id}-seed` });
    const deal = () => { const value = Number(seed.value); this.send("deal", { seed: seed.value.trim() && Number.isInteger(value) ? value : null }); };
    seed.addEventListener("keydown", (event) => { if (event.key === "Enter") deal(); });
    const choice = (name, label, ways) => {
      const box = attr(make("select", "", { id: `${this.id}-${name}` }), {});
      for (const [value, text] of ways) box.append(make("option", "", { value: JSON.stringify(value), textContent: L[text], selected: settings[name] === value }));
      box.addEventListener("change", () => this.send("setting", { name, value: JSON.parse(box.value) }));
      return make("div", "clt-field", {}, attr(make("label", "", { textContent: L[label] }), { for: box.id }), box);
    };
    const onOff = [[true, "switch-on"], [false, "switch-off"]];
    return [
      make("h3", "", { textContent: L["new-hand"] }),
      make("div", "clt-field", {}, attr(make("label", "", { textContent: L.seed }), { for: seed.id }), seed, this.button("deal", deal)),
      this.button("random", () => this.send("deal"), "clt-second"),
      make("h3", "", { textContent: L.settings }),
      choice("sort", "sort", [["rank", "sort-rank"], ["suit", "sort-suit"], ["own", "sort-own"]]),
      choice("four", "four", onOff),
      choice("jumbo", "jumbo", [["auto", "auto"], ["on", "on"], ["off", "off"]]),
      choice("back", "back-design", [["blue", "blue"], ["red", "red"]]),
      choice("motion", "motion", onOff),
      make("h3", "", { textContent: L.help }),
      make("dl", "clt-keys", {}, ...shown.keys.flatMap(([key, does]) => [make("dt", "", { textContent: key }), make("dd", "", { textContent: does })])),
    ];
  }

  // ── the line of play ──────────────────────────────────────────────────────────────────────────
  drawLine(shown) {
    const { q, L } = this, { line } = shown;
    attr(q.slider, { max: line.of, "aria-label": L.timeline, "aria-valuetext": line.place });
    q.slider.value = line.at;
    put(q.place, line.place);
    put(q.deal, line.deal);
    attr(q.place, { title: line.text });
    for (const [el, on] of [[q.first, line.at > 0], [q.back, line.at > 0], [q.forward, line.at < line.of], [q.end, line.at < line.of]]) attr(el, { "aria-disabled": on ? null : "true" });
    q.ways.hidden = !line.branches.length;
    memo(q.ways, [line.branches, L.branches], () => [make("details", "", {}, make("summary", "", { textContent: L.branches }),
      ...line.branches.flatMap((branch) => branch.ways.map((way) => attr(make("button", "clt-button clt-quiet", {
        type: "button", textContent: way.text, onclick: () => this.send("branch", { at: branch.at, to: way.to }),
      }), { "aria-pressed": way.on, title: L["branch-from"] }))))]);
  }

  // ── keys ──────────────────────────────────────────────────────────────────────────────────────
  key(event) {
    const { q } = this, { key, target } = event;
    this.skip();
    if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input,select,textarea")) return;
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
      if (key === " " || key === "Enter") { this.send("select", { card: cards[at].dataset.k }); used(); return; }
    }
    const held = key === "Enter" && target.closest("[data-pick]");
    if (held && this.last.hold.source === held.dataset.zone && this.last.hold.selected.length) {
      this.send("quick", { zone: held.dataset.zone, card: this.last.hold.selected[0] });
      used();
      return;
    }
    const act = {
      s: () => this.send("stage"), u: () => this.send("undo"), r: () => this.send("redo"), "[": () => this.send("back"),
      "]": () => this.send("forward"), w: () => this.send("panel", { panel: "now" }), Escape: () => this.escape(),
    }[key];
    const nth = /^[1-9]$/.test(key) ? q.offers.querySelectorAll(".clt-offer > .clt-button:first-child")[key - 1] : null;
    if (act) { act(); used(); }
    if (nth) { nth.click(); used(); }
  }

  escape() {
    if (this.size === "narrow" && this.last.panel) this.send("panel", { panel: "" });
    else this.send("clear");
  }
}

export default {
  render({ model, el }) {
    bringSprite();
    const view = new View(model, el);
    return () => view.gone();
  },
};
