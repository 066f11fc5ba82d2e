// The ruling: verdict, sentence, rules, the whole tree; what would make it legal, and what can be asked further.

const LEVELS = { verdict: "level-verdict", sentence: "level-sentence", law: "level-law", tree: "level-tree" };

class Ruling extends Hand {
  whyData(shown) { return [shown.about, shown.ruling, shown.settings.level, shown.settings, this.jumbo, this.asked]; }

  whyPanel(shown) {
    const { L } = this, { ruling, about } = shown;
    const place = about.length ? [make("div", "clt-about", {}, ...about.map((text) => make("p", "", { textContent: text })))] : [];
    if (!ruling) return [...place, ...(about.length ? [] : [make("p", "clt-soft", { textContent: L["why-nothing"] })])];
    const key = JSON.stringify([ruling.sentence, ruling.tree]);
    if (this.folds?.key !== key) this.folds = { key, open: new Map(), all: false, level: null };
    const level = Object.keys(LEVELS).indexOf(this.folds.level ?? shown.settings.level);
    const head = make("div", `clt-verdict ${ruling.good ? "clt-yes" : "clt-no"}`, {}, icon(ruling.good ? "yes" : "no"), make("strong", "", { textContent: ruling.verdict }));
    if (!level) {
      const more = this.button("more", () => { this.folds.level = "sentence"; this.redraw(); }, "clt-second");
      more.dataset.stay = "more";
      return [...place, head, more, this.levels(shown)];
    }
    return [
      ...place, head, make("p", "clt-sentence", { textContent: ruling.sentence }), ...this.named(ruling, shown),
      ...this.playable(ruling), ...this.fixing(ruling), ...this.reasons(ruling, level > 1), this.tree(ruling, level > 2),
      ...this.whatIf(ruling), ...this.housing(ruling), ...this.contrast(ruling), this.levels(shown),
    ];
  }

  redraw() { this.asked = (this.asked ?? 0) + 1; this.draw(this.last); }

  // A part that opens, and stays as it was left as long as the ruling is the same.
  fold(key, className, open, head, ...inside) {
    const el = make("details", className, { open: this.folds.open.get(key) ?? open }, make("summary", "", {}, ...head), ...inside);
    el.addEventListener("toggle", () => this.folds?.open.set(key, el.open));
    el.firstChild.dataset.stay = key;
    return el;
  }

  // A question, and its answer in its place.
  question(name, label, ask, answer) {
    if (!answer) {
      const button = this.button(label, ask, "clt-question");
      button.dataset.stay = name;
      return [button];
    }
    const [title, ...rest] = answer;
    const head = attr(make("h3", "", { textContent: title }), { tabindex: -1 });
    head.dataset.stay = name;
    return [make("section", `clt-answer clt-answer-${name}`, {}, head, ...rest)];
  }

  rule(rule) { return make("span", "clt-rule", { textContent: rule }); }

  named(ruling, shown) {
    if (!ruling.cards.length || ruling.cards.length > 16) return [];
    const cards = ruling.cards.map((card) => this.card(card.f, shown));
    return [attr(make("div", "clt-named", {}, ...cards), { role: "img", "aria-label": `${this.L["cards-named"]}: ${ruling.cards.map((card) => card.t).join(", ")}` })];
  }

  playable(ruling) {
    if (!ruling.play) return [];
    const play = this.button("play-it", () => this.send("carry_out"), "clt-play clt-play-it");
    play.dataset.stay = "play";
    return [play];
  }

  fixing(ruling) {
    const { L } = this, { fixes } = ruling;
    if (ruling.good) return [];
    const item = (fix, i) => {
      const play = make("button", "clt-button clt-play", { type: "button", textContent: fix.play, onclick: () => this.send("fix", { number: i }) });
      const text = make("span", "", { textContent: fix.text, id: `${this.id}-fix-${i}` });
      attr(play, { "aria-describedby": text.id });
      return make("li", `clt-fix clt-fix-${fix.when}`, {}, make("strong", "clt-when", { textContent: fix.head }), text, ...(fix.play ? [play] : []));
    };
    return this.question("fixes", "fixes-ask", () => this.send("fixes"), fixes && [L.fixes,
      fixes.none ? make("p", "clt-soft", { textContent: fixes.none }) : make("ul", "", {}, ...fixes.list.map(item))]);
  }

  reasons(ruling, open) {
    const { L } = this;
    const several = ruling.reasons.length > 1;
    const all = ruling.reasons.map((one, i) => {
      const inside = [make("p", "clt-law", { textContent: one.law })];
      if (one.note) inside.push(make("p", "clt-note-on", { textContent: one.note }));
      if (one.source) inside.push(make("p", "clt-source", {}, make("strong", "", { textContent: `${L.source}: ` }), one.source));
      if (one.address) inside.push(make("a", "clt-link", { href: one.address, target: "_blank", rel: "noopener", textContent: `${L.article}: ${one.rule}` }));
      return this.fold(`reason ${i}`, "clt-reason", open && !(ruling.good && i), [this.rule(one.rule), several ? one.text : L.law], ...inside);
    });
    if (!several) return all;
    if (!ruling.good) return [make("h3", "", { textContent: L.reasons }), ...all];
    return [this.fold("reasons", "clt-reasons", open, [L.reasons], ...all)]; // much has to hold for a legal move
  }

  tree(ruling, open) {
    const { L } = this, { all } = this.folds;
    const nodes = ruling.tree.filter((node) => all || node.decides).map((node) => {
      const line = make("div", `clt-node clt-${node.mark}`, {}, icon(node.mark), make("span", "", {}, node.text, " ", this.rule(node.rule)));
      line.style.paddingInlineStart = `${node.depth * 0.9}rem`;
      return line;
    });
    const more = this.button(all ? "show-less" : "show-all", () => { this.folds.all = !all; this.redraw(); }, "clt-quiet");
    more.dataset.stay = "show-all";
    const rest = ruling.tree.some((node) => !node.decides) ? [more] : [];
    return this.fold("tree", "clt-tree", open, [L.how], ...nodes, ...rest, make("p", "clt-soft", { textContent: ruling.terms }));
  }

  whatIf(ruling) {
    const found = ruling.whatif;
    if (!ruling.good) return [];
    return this.question("whatif", "whatif-ask", () => this.send("whatif"), found && [this.L["whatif-ask"], make("p", "", { textContent: found.text }),
      make("ul", "clt-list", {}, ...found.rows.map((row) => make("li", "", {}, row.text, " ", this.rule(row.rule))))]);
  }

  // Other houses: those that judge otherwise, and one to put together.
  housing(ruling) {
    const { L } = this, { usual, chosen, houses } = ruling;
    return this.question("houses", "houses-ask", () => this.send("compare"), usual && [L.houses, ...this.compared(usual), ...(chosen ? this.compared(chosen, true) : []), this.picker(houses)]);
  }

  compared(found, short = false) {
    const { L } = this;
    const row = (one) => {
      const mark = one.good === null ? "moot" : one.good ? "yes" : "no";
      const name = attr(make("th", "", {}, one.name, ...(one.own ? [make("span", "clt-own-house", { textContent: one.own })] : [])), { scope: "row", role: "rowheader" });
      const verdict = attr(make("td", `clt-${mark}`, {}, icon(mark), make("span", "", { textContent: one.verdict })), { role: "cell" });
      const why = attr(make("td", "clt-decides", {}, ...one.reasons.map((said) => make("p", "", {}, said.text, " ", this.rule(said.rule)))), { role: "cell" });
      return attr(make("tr", "", {}, verdict, name, why), { role: "row" });
    };
    const head = attr(make("tr", "clt-unseen", {}, ...["compare-verdict", "compare-table", "compare-reason"].map((c) => attr(make("th", "", { textContent: L[c] }), { scope: "col", role: "columnheader" }))), { role: "row" });
    const table = attr(make("table", "clt-compared", {}, make("thead", "", {}, head), make("tbody", "", {}, ...found.rows.map(row))), { role: "table" });
    const laws = short ? [] : found.laws.map((law) => make("p", "clt-law", {}, make("strong", "", { textContent: `${law.name}: ` }), law.law, " ", this.rule(law.rule)));
    return [make("p", "", { textContent: found.text }), table, ...laws];
  }

  picker(houses) {
    const { L } = this;
    const choice = this.house ??= { preset: houses.presets[0].id, option: "", value: 0 };
    const select = (name, label, ways, on) => {
      const box = make("select", "", { id: `${this.id}-house-${name}` });
      for (const [value, text] of ways) box.append(make("option", "", { value, textContent: text, selected: String(choice[name]) === String(value) }));
      box.addEventListener("change", () => { choice[name] = on(box.value); this.redraw(); });
      box.dataset.stay = `house ${name}`;
      return make("div", "clt-field", {}, attr(make("label", "", { textContent: label }), { for: box.id }), box);
    };
    const option = houses.options.find((one) => one.id === choice.option);
    const ask = this.button("house-judge", () => this.send("judge", {
      preset: choice.preset, option: option ? option.id : null, value: option ? Math.min(choice.value, option.values.length - 1) : null,
    }), "clt-second");
    ask.dataset.stay = "house ask";
    return make("fieldset", "clt-house-picker", {}, make("legend", "", { textContent: L.house }),
      select("preset", L["house-preset"], houses.presets.map((one) => [one.id, one.name]), String),
      select("option", L["house-option"], [["", L["house-same"]], ...houses.options.map((one) => [one.id, one.name])], (value) => { choice.value = 0; return value; }),
      ...(option ? [select("value", option.name, option.values.map((text, i) => [i, text]), Number)] : []), ask);
  }

  contrast(ruling) {
    const { L } = this, found = ruling.contrast;
    if (!ruling.besides.length) return [];
    const box = attr(make("select", "", { id: `${this.id}-beside` }), { "aria-label": L["contrast-with"] });
    for (const one of ruling.besides) box.append(make("option", "", { value: one.key, textContent: one.label, selected: this.beside === one.key }));
    box.addEventListener("change", () => { this.beside = box.value; });
    box.dataset.stay = "beside";
    const ask = this.button("contrast-ask", () => { this.beside = box.value; this.send("contrast", { key: box.value }); }, "clt-second");
    ask.dataset.stay = "contrast";
    const line = make("div", "clt-beside", {}, box, ask);
    const head = make("h3", "", { textContent: L["contrast-with"] });
    if (!found) return [make("section", "clt-answer", {}, head, line)];
    const side = (one, i) => make("li", `clt-node clt-${one.mark}`, {}, icon(one.mark), make("span", "", {}, make("strong", "", { textContent: `${found.moves[i]}: ` }), one.text));
    return [make("section", "clt-answer clt-answer-contrast", {}, head, line, make("p", "", { textContent: found.text }),
      ...found.rows.map((row) => make("div", "clt-differs", {}, this.rule(row.rule), make("ul", "", {}, ...row.sides.map(side)))))];
  }

  levels(shown) {
    const { L } = this;
    const box = attr(make("div", "clt-levels", {}, make("span", "clt-caption", { textContent: L.level })), { role: "group", "aria-label": L.level });
    for (const [level, label] of Object.entries(LEVELS)) {
      const press = () => { this.folds.level = null; this.folds.open.clear(); this.q.body.scrollTop = 0; this.send("setting", { name: "level", value: level }); };
      const button = attr(make("button", "clt-level", { type: "button", textContent: L[label], onclick: press }), { "aria-pressed": shown.settings.level === level });
      button.dataset.stay = `level ${level}`;
      box.append(button);
    }
    return box;
  }
}
