// The felt: seats, sides, melds, piles and cards, as the kernel says they lie.

class Felt {
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
          this.points(el.children[3], shown.sides.find((side) => side.side === one.seat.seat));
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
    attr(el, { "data-about": zone ? zone.id : null });
    if (!zone) return;
    attr(backs, { "data-zone": seat.at === "bottom" ? null : zone.id, role: "img", "aria-label": zone.label });
    put(count, zone.count);
    count.classList.add("clt-cards");
    const faces = zone.cards.length ? zone.cards : Array.from({ length: Math.min(zone.n, 13) }, (_, i) => ({ k: i, f: null }));
    backs.hidden = seat.at === "bottom";
    backs.classList.toggle("clt-faces", zone.cards.length > 0);
    if (!backs.hidden) this.drawCards(backs, faces, shown, zone);
  }

  // What was there before this hand, and what has come since: the first decides what is needed to open.
  points(el, side) {
    if (!side) return;
    memo(el, [side.total, side.run, side.points], () => {
      if (!side.run) return [make("span", "", { textContent: side.total })];
      const shown = attr(make("span", "", {}, make("span", "", { textContent: side.total }), " ", make("span", "clt-run", { textContent: side.run })), { "aria-hidden": "true" });
      return [shown, make("span", "clt-unseen", { textContent: side.points })];
    });
    attr(el, { title: side.points });
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
    this.points(name.children[1], side);
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
}
