// Nothing is lost: the browser keeps the lines of a table's record and hands them back to a fresh table. It also
// notices when nobody answers any more, and offers what is needed to share a game. Every table has a module of its
// own, so what tables of a page must know of each other is in `globalThis.cardlabKept`.

const KEPT_KEY = "cardlab:", KEPT_MOST = 20, KEPT_MS = 400, SILENT_MS = 12000;
const kept = globalThis.cardlabKept ??= { keepers: new Map(), places: new Set(), linked: false };
const onPage = () => document.body.dataset.voila !== undefined;
const inLink = () => (onPage() && location.hash.startsWith("#r=") ? location.hash.slice(3) : "");

// A short name for a long text: no secret, and no proof either.
const shortOf = (text) => {
  let sum = 5381;
  for (const char of text) sum = (sum * 33 + char.codePointAt(0)) % 2147483647;
  return sum.toString(36);
};

// A private window may have no storage, and a full one refuses: then the game lives as long as its page.
const storage = (act) => {
  try {
    return act(localStorage);
  } catch {
    return null;
  }
};
const keptKeys = (box) => Object.keys(box).filter((key) => key.startsWith(KEPT_KEY));
const keptAt = (box, key) => {
  try {
    return Number(JSON.parse(box.getItem(key)).at) || 0;
  } catch {
    return 0;
  }
};
const forgetOld = (most) => storage((box) => {
  const keys = keptKeys(box).map((key) => [keptAt(box, key), key]).sort(([a], [b]) => b - a);
  for (const [, key] of keys.slice(most)) box.removeItem(key);
});

// Whoever plays on has read that the game was kept.
const GOES_ON = new Set(["offer", "target", "quick", "fix", "carry_out", "others", "next"]);

class Keeper {
  constructor(model) {
    this.model = model;
    this.lines = [];
    this.likes = {};
    this.views = new Set();
    this.timer = this.silence = 0;
    this.lost = false;
    this.said = null; // the bar that is shown: "back", "lost" or nothing
    model.on("msg:custom", (message) => this.hear(message));
    model.on("comm_live_update", () => setTimeout(() => this.look()));
    const ended = ["restarting", "autorestarting", "starting", "terminating", "dead"]; // one that starts is another
    this.status = (_, status) => { if (this.views.size && ended.includes(status)) this.lose(); };
    if (!onPage()) model.widget_manager?.kernel?.statusChanged?.connect(this.status);
    this.leave = () => this.write();
    addEventListener("pagehide", this.leave);
    document.addEventListener("visibilitychange", this.leave);
  }

  gone() {
    this.write();
    removeEventListener("pagehide", this.leave);
    document.removeEventListener("visibilitychange", this.leave);
    this.model.widget_manager?.kernel?.statusChanged?.disconnect?.(this.status);
    kept.places.delete(this.key);
  }

  get about() { return this.model.get("keeps"); }
  get K() { return this.about.labels; }

  // ── which table this is ───────────────────────────────────────────────────────────────────────
  // The page, what its address asks for, the table, and which of several alike.
  place() {
    const asked = new URLSearchParams(onPage() ? location.search : "");
    asked.sort();
    const link = inLink();
    const page = `${location.pathname}?${asked}${link && `#${shortOf(link)}`}`;
    for (let nth = 0; ; nth += 1) {
      const key = `${KEPT_KEY}${page}|${this.about.id}|${nth}`;
      if (!kept.places.has(key)) return key;
    }
  }

  shownIn(el) {
    const root = el.querySelector(".cardlab-table");
    this.views.add(root);
    if (this.views.size === 1) {
      this.key = this.place();
      kept.places.add(this.key);
      if (!this.began) this.begin();
      this.began = true;
    }
    this.draw();
    return () => {
      this.views.delete(root);
      if (this.views.size) return;
      this.write();
      kept.places.delete(this.key);
    };
  }

  begin() {
    const found = storage((box) => JSON.parse(box.getItem(this.key)));
    const link = kept.linked ? "" : inLink();
    if (found && Array.isArray(found.lines)) this.send({ do: "restore", record: found.lines.join("\n"), ...found.likes });
    else if (link) this.send({ do: "open", record: decodeURIComponent(link) });
    else this.send({ do: "keep" });
    if (link) kept.linked = true;
  }

  // ── to and from the kernel ────────────────────────────────────────────────────────────────────
  send(wish) {
    this.silence ||= setTimeout(() => this.lose(), SILENT_MS);
    if (this.said === "back" && GOES_ON.has(wish.do)) this.say(null);
    try {
      Promise.resolve(this.model.send({ revision: this.model.get("shown").revision, ...wish })).catch(() => this.lose());
    } catch {
      this.lose();
    }
  }

  hear(message) {
    clearTimeout(this.silence);
    this.silence = 0;
    if (this.lost) { this.lost = false; this.say(null); }
    const act = { kept: () => this.take(message), forget: () => this.forget(), back: () => this.say("back"), shared: () => this.share(message) };
    act[message.about]?.();
  }

  take({ at, lines, mode, settings }) {
    this.lines.splice(at, Infinity, ...lines);
    this.likes = { mode, settings };
    this.unwritten = true;
    this.timer ||= setTimeout(() => this.write(), KEPT_MS);
  }

  write() {
    clearTimeout(this.timer);
    this.timer = 0;
    if (!this.unwritten || !this.key) return;
    this.unwritten = false;
    const text = JSON.stringify({ at: Date.now(), lines: this.lines, likes: this.likes });
    const put = () => storage((box) => { box.setItem(this.key, text); return true; });
    if (put()) forgetOld(KEPT_MOST);
    else { forgetOld(KEPT_MOST / 4); put(); }
  }

  forget() {
    this.lines = [];
    this.unwritten = false;
    storage((box) => box.removeItem(this.key));
  }

  // ── nobody answers ────────────────────────────────────────────────────────────────────────────
  look() {
    if ([...this.views].some((root) => root.closest(".jupyter-widgets-disconnected"))) this.lose();
  }

  lose() {
    clearTimeout(this.silence);
    this.silence = 0;
    this.write();
    this.lost = true;
    const box = document.getElementById("cl-lost"); // the page itself may say so already
    if (!box || box.hidden) this.say("lost");
  }

  // ── the bar over the table ────────────────────────────────────────────────────────────────────
  say(what) {
    this.said = what;
    this.draw();
  }

  draw() {
    for (const root of this.views) {
      root.querySelector(":scope > .clk-bar")?.remove();
      if (this.said) root.prepend(this.bar(this.said));
    }
  }

  bar(what) {
    const { K } = this;
    const button = (text, act, look = "") => make("button", `clt-button ${look}`, { type: "button", textContent: text, onclick: act });
    const close = button(K.close, () => this.say(null), "clt-quiet");
    const save = this.lines.length ? [button(K.save, () => this.save())] : [];
    const again = onPage() ? [button(K.again, () => location.reload(), "clt-main")] : [];
    const buttons = what === "back" ? [button(K.afresh, () => { this.say(null); this.send({ do: "afresh" }); }), close] : [...again, ...save];
    const text = make("p", "", {}, make("strong", "", { textContent: K[`${what}-title`] }), ` ${K[what === "lost" && !onPage() ? "lost-lab" : what]}`);
    return attr(make("div", `clk-bar clk-${what}`, {}, text, ...buttons), { role: what === "lost" ? "alert" : "status" });
  }

  // ── sharing ───────────────────────────────────────────────────────────────────────────────────
  save(text = `${this.lines.join("\n")}\n`) {
    const link = make("a", "", { href: URL.createObjectURL(new Blob([text], { type: "application/jsonl" })), download: `${this.about.game}.jsonl` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  async share({ what, text, page }) {
    if (what === "file") { this.save(text); return; }
    const full = what === "short" ? text : `${new URL(page, location.href)}#r=${text}`;
    const copied = await navigator.clipboard?.writeText(full).then(() => true, () => false);
    for (const root of this.views) {
      const box = root.querySelector(".clk-shared");
      if (!box) continue;
      const field = attr(make("textarea", "", { value: full, readOnly: true, rows: 3 }), { "aria-label": this.K.link });
      field.addEventListener("focus", () => field.select());
      box.replaceChildren(make("p", "clt-soft", { textContent: copied ? this.K.copied : this.K.link }), field);
      attr(box.firstChild, { role: "status" });
      inSight(box);
    }
  }

  async open(file) {
    const text = file.size <= 4 * this.about.most ? await file.text() : null;
    if (text !== null && text.length <= this.about.most) { this.send({ do: "open", record: text }); return; }
    for (const box of [...this.views].map((root) => root.querySelector(".clk-shared"))) { box?.replaceChildren(this.K["too-large"]); if (box) inSight(box); }
  }
}

// What answers a press far down in a panel is shown where it is seen.
const inSight = (box) => {
  const pane = box.closest(".clt-body"), below = pane ? box.getBoundingClientRect().bottom - pane.getBoundingClientRect().bottom : 0;
  if (below > 0) pane.scrollTop += below + 8;
};

const keeperOf = (model) => kept.keepers.get(model.get("keeps")?.table);

const keep = (model) => {
  const { table } = model.get("keeps");
  const keeper = new Keeper(model);
  kept.keepers.set(table, keeper);
  return () => { keeper.gone(); kept.keepers.delete(table); };
};

// What the panel "Table" offers: links, a file, the moves as text.
const sharePanel = (view) => {
  const keeper = keeperOf(view.model);
  if (!keeper) return []; // a table that is only shown
  const { K } = keeper;
  const button = (label, act) => make("button", "clt-button clt-second", { type: "button", textContent: K[label], onclick: act });
  const share = (label, what) => button(label, () => keeper.send({ do: "share", what }));
  const file = attr(make("input", "clt-unseen", { type: "file" }), { accept: ".jsonl,.json,.txt", tabindex: -1, "aria-hidden": "true" });
  file.addEventListener("change", () => { if (file.files[0]) keeper.open(file.files[0]); file.value = ""; });
  const links = onPage() ? [share("copy-seen", "seen"), share("copy-all", "all")] : [];
  return [
    make("h3", "", { textContent: K.share }),
    make("div", "clk-ways", {}, ...links, share("copy-short", "short"), share("save", "file"), button("open", () => file.click()), file),
    make("div", "clk-shared"),
  ];
};

if (!kept.listens) {
  kept.listens = true;
  addEventListener("hashchange", () => { if (inLink()) location.reload(); });
}
