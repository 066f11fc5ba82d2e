// Referee training: the table of the other page to look at, the move, the answer, the ruling. It knows no rule and no
// word: every text is in `shown`, and no answer is there before it is given.

// The table without anything to do at it.
class Still extends View {
  build() {
    super.build();
    attr(this.root, { inert: "", "aria-hidden": "true" });
  }

  draw(shown) {
    this.L = shown.labels;
    attr(this.root, { lang: shown.language });
    this.root.classList.toggle("clt-four", shown.settings.four);
    this.q.fly.replaceChildren();
    this.drawTable(shown);
  }

  send() {}

  key() {}

  // The cards of the move fly to where they go, and back again when it is over.
  async fly(flights) {
    const { last } = this;
    if (!this.root.offsetWidth || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const run = (this.run = (this.run ?? 0) + 1);
    for (const flight of flights) {
      const from = flight.cards.map((face) => this.place(flight.from, face));
      if (!this.flight(flight, from, last).length) continue;
      await new Promise((done) => { setTimeout(done, FLY_MS + READ_MS); });
      if (run !== this.run) return;
    }
    setTimeout(() => { if (run === this.run) this.q.fly.replaceChildren(); }, READ_MS);
  }
}

const KEEP = "cardlab-referee:";

class Judge {
  constructor(model, el) {
    this.model = model;
    this.id = `clr${Math.random().toString(36).slice(2, 8)}`;
    this.last = model.get("shown");
    this.build(el);
    this.heard = () => this.changed();
    model.on("change:shown", this.heard);
    this.typed = (event) => this.key(event);
    document.addEventListener("keydown", this.typed);
    this.draw(this.last, true);
    this.takeUp();
  }

  gone() {
    this.model.off("change:shown", this.heard);
    document.removeEventListener("keydown", this.typed);
    this.still?.gone();
  }

  send(verb, given = {}) {
    this.model.send({ do: verb, number: this.last.number, ...given });
  }

  // ── what stays ────────────────────────────────────────────────────────────────────────────────
  build(el) {
    const q = (this.q = {});
    q.title = make("h2", "clr-title");
    q.score = make("span", "clr-score");
    q.settings = attr(this.button("settings", () => this.toggle(), "clt-second"), { "aria-expanded": false, "aria-controls": `${this.id}-drawer` });
    q.drawer = attr(make("form", "clr-drawer", { hidden: true, id: `${this.id}-drawer` }), {});
    q.notice = attr(make("p", "clt-notice", { hidden: true }), { role: "alert" });
    q.table = make("div", "clr-table");
    q.words = make("details", "clr-words");
    q.move = make("div", "clr-move");
    q.act = attr(make("div", "clr-act"), { role: "group" });
    q.body = make("div", "clr-body", {}, make("div", "clr-left", {}, q.table, q.words), make("div", "clr-right", {}, q.move, q.act));
    q.result = make("div", "clr-result", { hidden: true });
    q.links = make("nav", "clr-links");
    q.keys = make("dl", "clr-keys");
    q.live = attr(make("div", "clt-unseen"), { role: "status", "aria-live": "polite" });
    this.root = attr(make("section", "cardlab-table clr", {}, make("div", "clr-head", {}, q.title, q.score, make("span", "clt-gap"), q.settings),
      q.drawer, q.notice, q.result, q.body, q.keys, q.links, q.live), { "data-lm-suppress-shortcuts": "true" });
    q.drawer.addEventListener("submit", (event) => { event.preventDefault(); this.begin(); });
    el.append(this.root);
  }

  button(label, act, className = "") {
    const el = make("button", `clt-button ${className}`, { type: "button", onclick: act });
    el.dataset.label = label;
    return el;
  }

  // ── from the kernel ───────────────────────────────────────────────────────────────────────────
  changed() {
    const before = this.last, shown = this.model.get("shown");
    this.last = shown;
    const inside = this.root.contains(document.activeElement) || document.activeElement === document.body;
    const fresh = shown.table !== before.table && JSON.stringify(shown.table) !== JSON.stringify(before.table);
    this.draw(shown, fresh || shown.number !== before.number);
    this.announce(before, shown);
    this.keep(shown);
    const turned = shown.result?.opened !== before.result?.opened;
    if (inside && turned && shown.phase === before.phase) this.look(shown, before);
    else if (inside && (shown.phase !== before.phase || shown.number !== before.number)) this.focus(shown);
  }

  announce(before, shown) {
    const said = [shown.notice];
    if (shown.grade && JSON.stringify(shown.grade) !== JSON.stringify(before.grade)) said.push(shown.grade.verdict, shown.grade.reason);
    else if (shown.result && !before.result) said.push(shown.result.head);
    else if (shown.phase === "which" && before.phase !== "which") said.push(shown.labels["which-rule"]);
    else if (shown.number !== before.number) said.push(shown.title, shown.who, ...shown.told);
    this.q.live.replaceChildren(...said.filter(Boolean).map((text) => make("p", "", { textContent: text })));
  }

  // A case of the result is looked at again, or put away.
  look(shown, before) {
    const { opened } = shown.result;
    const to = opened ? this.q.act.querySelector("[data-label=close]") : this.q.result.querySelectorAll(".clr-cases button")[before.result.opened - 1];
    to?.focus({ preventScroll: true });
    (opened ? this.q.body : to)?.scrollIntoView({ block: opened ? "start" : "nearest" });
  }

  focus(shown) {
    const first = { decide: "[data-label=stand]", which: ".clr-rules button", verdict: "[data-label=next]", result: ".clr-result h2" }[shown.phase];
    this.root.querySelector(first)?.focus({ preventScroll: true });
    const at = shown.phase === "decide" || shown.phase === "result" ? this.root : this.q.act;
    const box = at.getBoundingClientRect();
    if (box.top < 0 || (at !== this.root && box.bottom > innerHeight)) at.scrollIntoView({ block: at === this.root ? "start" : "nearest" });
  }

  // ── drawing ───────────────────────────────────────────────────────────────────────────────────
  draw(shown, fresh) {
    const { q } = this;
    this.L = shown.labels;
    const result = shown.phase === "result", opened = result && shown.result.opened > 0;
    attr(this.root, { lang: shown.language, "aria-label": `${shown.table.game} · ${shown.title}`, "data-phase": shown.phase, "data-layout": shown.table.layout });
    put(q.title, result ? this.L["result-title"] : shown.title);
    put(q.score, shown.score);
    put(q.notice, shown.notice);
    q.notice.hidden = !shown.notice;
    q.result.hidden = !result;
    q.body.hidden = result && !opened;
    if (result) this.drawResult(shown);
    if (!q.body.hidden) this.drawCase(shown, fresh || !this.still);
    memo(q.drawer, [shown.wishes, this.L], () => this.drawer(shown));
    memo(q.keys, shown.keys, () => shown.keys.flatMap(([key, does]) => [make("dt", "", { textContent: key }), make("dd", "", { textContent: does })]));
    attr(q.links, { "aria-label": this.L.games });
    memo(q.links, [shown.terms, shown.links], () => [make("span", "", { textContent: shown.terms }), ...shown.links.map((one) => make("a", "", { href: one.address, textContent: one.name, ...(location.pathname.includes("/lab/") ? { target: "_blank", rel: "noopener" } : {}) }))]);
    for (const el of this.root.querySelectorAll(".clr [data-label], .clr-head [data-label]")) put(el, this.L[el.dataset.label]);
  }

  drawCase(shown, fresh) {
    const { q } = this;
    if (fresh) {
      this.still?.gone();
      q.table.replaceChildren();
      const model = { get: () => shown.table, on() {}, off() {}, send() {} };
      this.still = new Still(model, q.table);
      requestAnimationFrame(() => this.still.fly(shown.flights));
    }
    memo(q.words, [shown.text, this.L], () => [make("summary", "", { textContent: this.L["table-text"] }), ...shown.text.map((line) => make("p", "", { textContent: line }))]);
    memo(q.move, [shown.who, shown.told, shown.typed, shown.before, shown.notes], () => this.move(shown));
    const before = q.move.querySelector(".clr-before");
    if (before && fresh) before.scrollTop = before.scrollHeight; // the last of it counts most
    memo(q.act, [shown.phase, shown.choices, shown.grade, shown.number, this.L], () => this[`${shown.phase}Part`](shown));
  }

  move(shown) {
    const replay = make("button", "clt-button clt-quiet", { type: "button", onclick: () => this.still.fly(shown.flights) });
    replay.dataset.label = "replay";
    return [
      ...shown.notes.map((note) => make("p", "clr-note", { textContent: note })),
      ...(shown.before.length ? [make("h3", "", { textContent: this.L.before }), attr(make("ul", "clr-before", {}, ...shown.before.map((text) => make("li", "", { textContent: text }))), { tabindex: shown.before.length > 4 ? 0 : null, "aria-label": this.L.before })] : []),
      make("h3", "", { textContent: shown.who }),
      ...shown.told.map((text) => make("p", "clr-told", { textContent: text })),
      make("p", "clr-typed", {}, make("code", "", { textContent: shown.typed }), ...(shown.flights.length ? [replay] : [])),
    ];
  }

  decidePart() {
    return [make("div", "clr-two", {}, this.button("stand", () => this.send("stand"), "clr-big clr-yes"), this.button("call", () => this.send("call"), "clr-big clr-no"))];
  }

  whichPart(shown) {
    const rule = (one, i) => make("li", "", {}, make("button", "clt-button clr-rule", { type: "button", onclick: () => this.send("rule", { rule: one.rule }) },
      make("kbd", "", { textContent: i + 1 }), make("span", "clt-rule", { textContent: one.rule }), make("span", "clr-law", { textContent: one.law, title: one.law })));
    const typed = attr(make("input", "clt-seed", { id: `${this.id}-rule` }), { maxlength: 12, autocomplete: "off", placeholder: shown.choices[0]?.rule ?? "" });
    const name = () => { if (typed.value.trim()) this.send("rule", { rule: typed.value }); };
    typed.addEventListener("keydown", (event) => { if (event.key === "Enter") { event.preventDefault(); name(); } });
    return [
      make("h3", "", { textContent: this.L["which-rule"], id: `${this.id}-which` }),
      attr(make("ol", "clr-rules", {}, ...shown.choices.map(rule)), { "aria-labelledby": `${this.id}-which` }),
      make("div", "clr-other", {}, attr(make("label", "", { textContent: this.L.another }), { for: typed.id }), typed, this.button("name", name, "clt-second")),
      make("div", "clr-row", {}, this.button("unsure", () => this.send("rule", { rule: "" }), "clt-second"), this.button("back", () => this.send("back"), "clt-quiet")),
    ];
  }

  verdictPart(shown) {
    return this.graded(shown.grade, this.button("next", () => this.send("next"), "clt-main"));
  }

  resultPart(shown) {
    return shown.grade ? this.graded(shown.grade, this.button("close", () => this.send("open", { case: 0 }), "clt-second")) : [];
  }

  // The grade, then the ruling as at the other table: the sentence, the laws, and the whole tree for those who ask.
  graded(grade, onwards) {
    const { ruling } = grade, { L } = this;
    const reason = (one, i) => {
      const number = one.address ? attr(make("a", "clt-rule", { textContent: one.rule, href: one.address }), { target: "_blank", rel: "noopener" }) : make("span", "clt-rule", { textContent: one.rule });
      const said = one.text === grade.reason ? [number] : [one.text, " ", number]; // nothing is said twice
      const law = make("p", "clt-law", { textContent: one.law });
      return make("li", "", {}, make("p", "", {}, ...said), i ? make("details", "", {}, make("summary", "", { textContent: L.rules }), law) : law);
    };
    const node = (one) => {
      const line = make("div", `clt-node clt-${one.mark}`, {}, icon(one.mark), make("span", "", {}, one.text, " ", make("span", "clt-rule", { textContent: one.rule })));
      line.style.paddingInlineStart = `${one.depth * 0.9}rem`;
      return line;
    };
    const reasons = make("ul", "clr-reasons", {}, ...ruling.reasons.map(reason));
    return [
      make("div", `clr-grade ${grade.right ? (grade.full ? "clr-good" : "clr-half") : "clr-bad"}`, {}, icon(grade.right ? "yes" : "no"),
        make("div", "", {}, make("strong", "", { textContent: grade.verdict }), make("p", "clt-soft", { textContent: `${grade.points} ${grade.topic}. ${grade.yours}` }))),
      make("div", "clr-row", {}, onwards),
      ...grade.asides.map((aside) => make("p", "clr-note", { textContent: aside })),
      make("h3", "", { textContent: L.good }),
      make("div", `clt-verdict ${ruling.good ? "clt-yes" : "clt-no"}`, {}, icon(ruling.good ? "yes" : "no"), make("strong", "", { textContent: ruling.verdict })),
      make("p", "clt-sentence", { textContent: grade.reason }),
      ruling.good ? make("details", "clt-reason", {}, make("summary", "", { textContent: L.rules }), reasons) : reasons,
      make("details", "clt-tree", {}, make("summary", "", { textContent: L.tree }), ...ruling.tree.map(node), make("p", "clt-soft", { textContent: ruling.terms })),
    ];
  }

  drawResult(shown) {
    memo(this.q.result, [shown.result, this.L], ({ 0: result }) => {
      const save = (text, type, ending) => () => {
        const link = make("a", "", { href: URL.createObjectURL(new Blob([text], { type })), download: `${result.file}.${ending}` });
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 1000);
      };
      const row = (one) => {
        const look = make("button", "clt-button clt-second", { type: "button", textContent: this.L.reopen, onclick: () => this.send("open", { case: one.number }) });
        attr(look, { "aria-label": `${this.L.reopen}: ${one.title}`, "aria-pressed": result.opened === one.number });
        const head = make("div", "clr-row-head", {}, icon(one.right ? "yes" : "no"), make("strong", "", { textContent: one.title }), make("span", "clt-soft", { textContent: one.points }));
        return make("li", one.right ? "clr-good" : "clr-bad", {}, make("div", "", {}, head, make("p", "", { textContent: one.told }), make("p", "clt-soft", { textContent: `${one.yours} ${one.verdict}` })), look);
      };
      return [
        make("h2", "", { textContent: result.head, tabIndex: -1 }),
        make("ul", "clr-topics", {}, ...result.topics.map((text) => make("li", "", { textContent: text }))),
        make("div", "clr-row", {}, this.button("download", save(result.text, "text/plain", "txt"), "clt-main"), this.button("download-data", save(result.data, "application/json", "json"), "clt-second"), this.button("settings", () => this.toggle(true), "clt-second")),
        make("h3", "", { textContent: this.L.answers }),
        make("ol", "clr-cases", {}, ...result.rows.map(row)),
      ];
    });
  }

  // ── settings ──────────────────────────────────────────────────────────────────────────────────
  toggle(open = this.q.drawer.hidden) {
    this.q.drawer.hidden = !open;
    attr(this.q.settings, { "aria-expanded": open });
    if (open) this.q.drawer.querySelector("input")?.focus();
  }

  drawer({ wishes }) {
    const { L } = this, f = (this.fields = {});
    const field = (name, label, el) => {
      el.id = `${this.id}-${name}`;
      f[name] = el;
      return make("div", "clt-field", {}, attr(make("label", "", { textContent: label }), { for: el.id }), el);
    };
    const percent = attr(make("input", ""), { type: "range", min: 0, max: 100, step: 10, value: wishes.faults });
    const shown = make("output", "", { textContent: `${wishes.faults} %` });
    percent.addEventListener("input", () => put(shown, `${percent.value} %`));
    const level = make("select", "", {}, ...wishes.levels.map((one) => make("option", "", { value: one, textContent: L[`level-${one}`], selected: one === wishes.level })));
    const exam = make("select", "", {}, ...[["", "exam-off"], ["1", "exam-on"]].map(([value, text]) => make("option", "", { value, textContent: L[text], selected: Boolean(value) === wishes.exam > 0 })));
    const cases = attr(make("input", "clt-seed"), { type: "number", min: 1, max: wishes.most, value: wishes.exam || 10 });
    const seed = attr(make("input", "clt-seed", { value: wishes.seed }), { inputmode: "numeric", maxlength: 9 });
    f.topics = wishes.topics.map((topic) => ({ id: topic.id, box: attr(make("input", "", { type: "checkbox", checked: topic.on }), { value: topic.id }) }));
    const boxes = wishes.topics.map((topic, i) => make("label", "clr-topic", {}, f.topics[i].box, topic.name));
    const withCases = field("cases", L.cases, cases);
    const toggled = () => { withCases.hidden = !exam.value; };
    exam.addEventListener("change", toggled);
    toggled();
    const row = field("faults", L.faults, percent);
    row.append(shown);
    const go = make("button", "clt-button clt-main", { type: "submit", textContent: L.go });
    return [row, field("level", L.level, level), make("fieldset", "", {}, make("legend", "", { textContent: L.topics }), ...boxes),
      field("exam", L.exam, exam), withCases, field("seed", L["seed-number"], seed), make("div", "clr-row", {}, go, this.button("close", () => this.toggle(false), "clt-quiet"))];
  }

  begin() {
    const f = this.fields, whole = (text) => (/^\d+$/.test(text.trim()) ? Number(text) : -1);
    this.send("begin", {
      faults: Number(f.faults.value), level: f.level.value, topics: f.topics.filter((one) => one.box.checked).map((one) => one.id),
      exam: f.exam.value ? whole(f.cases.value) : 0, seed: whole(f.seed.value),
    });
    this.toggle(false);
  }

  // ── over a reload ─────────────────────────────────────────────────────────────────────────────
  place() {
    return /referee\.ipynb$/.test(location.pathname) && !location.pathname.includes("/lab/") ? KEEP + location.pathname + location.search : "";
  }

  keep(shown) {
    const place = this.place(), { wishes } = shown;
    if (!place) return;
    const kept = { faults: wishes.faults, level: wishes.level, topics: wishes.topics.filter((one) => one.on).map((one) => one.id), exam: wishes.exam, seed: wishes.seed, answers: shown.answers };
    try { localStorage.setItem(place, JSON.stringify(kept)); } catch { /* a browser that keeps nothing */ }
  }

  takeUp() {
    try {
      const kept = JSON.parse(localStorage.getItem(this.place()) ?? "null");
      if (kept?.answers?.length && !this.last.answers.length) this.send("restore", kept);
    } catch { /* nothing readable was kept */ }
  }

  // ── keys ──────────────────────────────────────────────────────────────────────────────────────
  key(event) {
    const { key, target } = event;
    if (target !== document.body && !this.root.contains(target)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input,select,textarea")) return;
    const press = (selector) => {
      const el = this.q.act.querySelector(selector);
      if (!el || this.q.body.hidden) return;
      el.click();
      event.preventDefault();
      event.stopPropagation();
    };
    if (key === "s") press("[data-label=stand]");
    else if (key === "c") press("[data-label=call]");
    else if (key === "n") press("[data-label=next]");
    else if (key === "Escape") press("[data-label=back]");
    else if (/^[1-9]$/.test(key)) press(`.clr-rules li:nth-child(${key}) button`);
  }
}

export default {
  render({ model, el }) {
    bringSprite();
    const judge = new Judge(model, el);
    return () => judge.gone();
  },
};
