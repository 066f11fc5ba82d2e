// The panel beside the table: what can be done, the ruling, the log, the score, and how the table looks.

class Panel extends Ruling {
  // ── panels ────────────────────────────────────────────────────────────────────────────────────
  drawPanel(shown) {
    const { q, L } = this;
    const wide = this.size === "wide"; // then the log has a place of its own
    const current = wide && shown.panel === "log" ? "now" : shown.panel || (this.size === "narrow" ? "" : wide ? "now" : "log");
    sync(q.tabs, wide ? ["now", "why", "score", "table"] : ["now", "why", "log", "score", "table"], (name) => name,
      (name) => attr(make("button", "clt-tab", { type: "button", onclick: () => this.send("panel", { panel: name }) }), { role: "tab", id: `${this.id}-${name}`, "aria-controls": `${this.id}-panel` }),
      (el, name) => { put(el, L[name]); attr(el, { "aria-selected": current === name, tabindex: current === name || (!current && name === "now") ? 0 : -1 }); });
    q.sheet.classList.toggle("clt-shut", !current);
    q.panel.dataset.panel = current;
    put(q.title, current ? L[current] : "");
    attr(q.body, { "aria-labelledby": current ? `${this.id}-${current}` : null });
    if (q.body.dataset.panel !== current) { q.body.replaceChildren(); q.body._made = null; q.body.scrollTop = 0; q.body.dataset.panel = current; }
    q.logHead.hidden = q.log.hidden = !wide || !shown.log.length;
    memo(q.logHead, [L.log, L["newest-first"]], () => [L.log, make("span", "clt-soft", { textContent: ` · ${L["newest-first"]}` })]);
    attr(q.log, { "aria-label": L.log, role: "region" });
    if (wide) this.drawLog(q.log, shown);
    put(q.latest, this.size === "narrow" ? shown.log[0]?.say[0].text ?? "" : "");
    if (current === "log") this.drawLog(q.body, shown);
    else if (current) {
      const stay = q.body.contains(document.activeElement) ? document.activeElement.dataset.stay : null;
      memo(q.body, [current, L, this[`${current}Data`](shown)], () => this[`${current}Panel`](shown));
      if (stay && !q.body.contains(document.activeElement)) this.stayAt(q.body.querySelector(`[data-stay="${CSS.escape(stay)}"]`));
    }
    this.clear(shown);
  }

  // What the focus was on is there again in another form, such as the answer to a question: it is brought into sight.
  stayAt(el) {
    const { body } = this.q;
    (el ?? body).focus({ preventScroll: true });
    const answer = el?.closest(".clt-answer");
    if (answer) this.intoSight(answer);
  }

  intoSight(el) {
    const { body } = this.q, a = el.getBoundingClientRect(), b = body.getBoundingClientRect();
    if (a.bottom > b.bottom) body.scrollTop += Math.min(a.bottom - b.bottom + 8, a.top - b.top);
  }

  // On a phone a sheet lies over the page: what it speaks of is brought above it.
  clear(shown) {
    const { q } = this, narrow = this.size === "narrow" && shown.panel;
    const tall = narrow ? q.sheet.offsetHeight : 0;
    this.root.style.paddingBottom = tall ? `${tall + 8}px` : "";
    this.root.classList.toggle("clt-sheeted", Boolean(tall)); // then the hand is in sight, not the buttons
    const fresh = shown.panel === "why" && shown.ruling && this.cleared !== shown.ruling.sentence;
    this.cleared = shown.ruling?.sentence;
    if (!tall || !fresh) return;
    const hidden = (q.hand.hidden ? q.felt : q.hand).getBoundingClientRect().bottom - (innerHeight - tall);
    if (hidden > 0) scrollBy({ top: hidden, behavior: this.moves(shown) ? "smooth" : "instant" });
  }

  drawLog(box, shown) {
    sync(box, shown.log, (one) => one.id, (one) => make("div", "clt-event"), (el, one) => {
      el.classList.toggle("clt-my", one.mine);
      memo(el, one, () => [
        ...one.say.map((said) => make("p", "", {}, said.text, make("span", "clt-rule", { textContent: said.rule }))),
        ...(one.why ? [make("p", "clt-because", { textContent: one.why })] : []),
        ...(one.note ? [make("p", "clt-noted", {}, icon("note"), one.note)] : []),
      ]);
    });
  }

  nowData(shown) { return [shown.now, shown.revision]; }

  nowPanel(shown) {
    if (!shown.now) return [make("p", "clt-soft", { textContent: this.L["now-wait"] })];
    return shown.now.map((one) => {
      const name = `${this.id}-kind-${one.kind}`;
      const head = make("div", "clt-kind-head", {}, icon(one.open ? "yes" : "lock"), make("strong", "", { textContent: one.label, id: name }));
      const why = this.button("why", () => this.send("why", { kind: one.kind }), "clt-quiet");
      why.id = `${name}-why`;
      attr(why, { "aria-labelledby": `${why.id} ${name}` }); // each says what it asks about
      return make("div", `clt-kind ${one.open ? "clt-yes" : "clt-no"}`, {}, head, ...(one.open && one.about ? [make("p", "", { textContent: one.about })] : []),
        make("p", one.open && one.about ? "clt-soft" : "", {}, one.text, make("span", "clt-rule", { textContent: one.rule })), why);
    });
  }

  scoreData(shown) { return [shown.score, shown.status.next, shown.status.again]; }

  scorePanel({ score, status }) {
    const { L } = this;
    const row = (text, points, rule = "", className = "") => make("tr", className, {}, attr(make("th", "", {}, text, rule ? make("span", "clt-rule", { textContent: rule }) : ""), { scope: "row" }), make("td", "", { textContent: points }));
    const sheet = (side) => make("table", "clt-sheet-of", {}, make("caption", "", { textContent: side.name }), make("tbody", "", {},
      ...side.lines.map((line) => attr(row(line.text, line.points, line.rule), { title: line.law || null })),
      row(L["score-hand"], side.hand, "", "clt-sum"), row(L.before, side.before), row(L["score-match"], side.total, "", "clt-sum")));
    const next = status.next ? [this.button("next-hand", () => this.send("next"), "clt-main")] : status.again ? [this.button("again", () => this.send("deal"), "clt-main")] : [];
    return [make("p", "clt-soft", { textContent: score.note }), ...score.sides.map(sheet), make("p", "clt-soft", { textContent: score.target }), ...next];
  }

  tableData(shown) { return [shown.settings, shown.seed, shown.keys]; }

  tablePanel(shown) {
    const { L } = this, { settings } = shown;
    const seed = attr(make("input", "clt-seed", { value: shown.seed }), { inputmode: "numeric", maxlength: 20, id: `${this.id}-seed` });
    const deal = () => this.send("deal", { typed: seed.value });
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
      ...sharePanel(this),
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
}
