// The line of play under the table: its steps, the note to a step, and the other lines that were played.

class Line extends Asking {
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
    q.note = attr(make("textarea", "clt-note-text", { id: `${this.id}-note` }), { rows: 2, maxlength: 4000 });
    q.noteLabel = attr(make("label"), { for: q.note.id });
    q.noteLabel.dataset.label = "note-label";
    q.noteHead = make("summary", "", {}, icon("note"), make("span"));
    q.noteHead.lastChild.dataset.label = "note";
    q.noteBox = make("details", "clt-note-box", {}, q.noteHead, q.noteLabel, q.note, this.button("note-keep", () => this.keepNote()));
    q.line.append(q.first, q.back, q.slider, q.forward, q.end, q.place, q.deal, q.noteBox, q.ways);
  }

  keepNote() {
    const { q } = this;
    this.send("note", { text: q.note.value });
    q.noteBox.open = false;
    q.noteHead.focus();
  }

  drawLine(shown) {
    const { q, L } = this, { line } = shown;
    attr(q.slider, { max: line.of, "aria-label": L.timeline, "aria-valuetext": line.place });
    q.slider.value = line.at;
    put(q.place, line.place);
    put(q.deal, line.deal);
    attr(q.place, { title: line.text });
    for (const [el, on] of [[q.first, line.at > 0], [q.back, line.at > 0], [q.forward, line.at < line.of], [q.end, line.at < line.of]]) attr(el, { "aria-disabled": on ? null : "true" });
    const step = JSON.stringify([line.at, line.text, line.note]);
    if (q.note.dataset.step !== step) { q.note.dataset.step = step; q.note.value = line.note; }
    q.noteBox.classList.toggle("clt-noted", Boolean(line.note));
    q.ways.hidden = !line.branches.length;
    memo(q.ways, [line.branches, L.branches], () => [make("details", "", {}, make("summary", "", { textContent: L.branches }),
      ...line.branches.flatMap((branch) => branch.ways.map((way) => attr(make("button", "clt-button clt-quiet", {
        type: "button", textContent: way.text, onclick: () => this.send("branch", { at: branch.at, to: way.to }),
      }), { "aria-pressed": way.on, title: L["branch-from"] }))))]);
  }
}
