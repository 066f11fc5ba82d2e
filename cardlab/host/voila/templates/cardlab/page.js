// What the page itself does; everything about a game is in its table. Plain JavaScript, run in the head,
// before Voilà's own script.
const cardlabPage = (() => {
  "use strict";
  const AWAY_MS = 4000; // a page that reloads or a phone that wakes up needs a moment; nobody is alarmed
  const STATES = /"execution_state": ?"(dead|restarting|autorestarting)"/;
  let leaving = false;

  // ── waiting ─────────────────────────────────────────────────────────────────────────────────────
  // A placeholder goes when the live output beside it has drawn something ("Loading widget..." is bare text).
  const wait = (early) => {
    const drawn = (el) => el.matches(".jp-OutputArea-output") && el.childElementCount && el.offsetHeight > 8;
    const look = new MutationObserver(() => requestAnimationFrame(() => {
      if (!early.isConnected || ![...early.parentElement.children].some(drawn)) return;
      look.disconnect();
      early.remove();
      window.dispatchEvent(new Event("resize"));
    }));
    look.observe(early.parentElement, { childList: true, subtree: true, attributes: true });
  };

  // ── lost tables ─────────────────────────────────────────────────────────────────────────────────
  const show = (what) => {
    const box = document.getElementById("cl-lost");
    if (!box || leaving || (box.dataset.shown === "gone" && what)) return;
    box.dataset.shown = what;
    box.hidden = !what;
    for (const part of box.querySelectorAll("[data-lost]")) part.hidden = part.dataset.lost !== what;
    document.body.classList.toggle("cl-is-lost", what === "gone");
    document.getElementById("cl-save").hidden = !what || !keepers().length;
  };
  // The tables keep their games in this browser (`keep.js`), so a kernel that is gone takes none with it.
  const keepers = () => [...(globalThis.cardlabKept?.keepers.values() ?? [])].filter((one) => one.lines.length);

  // Voilà reconnects by itself and tells nobody. So the page listens to the socket of its kernel.
  const Socket = window.WebSocket;
  const sockets = new Set();
  let timer = 0;
  const kernelIs = async (id) => {
    const base = document.body.dataset.baseUrl.replace(/voila\/$/, "");
    try {
      return (await fetch(`${base}api/kernels/${id}`)).status === 404 ? "gone" : "away";
    } catch {
      return "away";
    }
  };
  const read = async (data) => {
    const size = data.size ?? data.byteLength ?? data.length;
    if (size > 4096) return; // a message about the kernel's state is small
    const text = typeof data === "string" ? data : new TextDecoder().decode(data.size ? await data.arrayBuffer() : data);
    if (STATES.test(text)) show("gone");
  };
  window.WebSocket = class extends Socket {
    constructor(url, ...rest) {
      super(url, ...rest);
      const id = /\/api\/kernels\/([^/]+)\/channels/.exec(String(url))?.[1];
      if (!id) return;
      this.addEventListener("open", () => {
        sockets.add(this);
        clearTimeout(timer);
        if (document.getElementById("cl-lost").dataset.shown === "away") show("");
      });
      this.addEventListener("close", () => {
        sockets.delete(this);
        clearTimeout(timer);
        timer = setTimeout(async () => sockets.size || leaving || show(await kernelIs(id)), AWAY_MS);
      });
      this.addEventListener("message", (event) => read(event.data));
    }
  };
  // The kernel ends with its page. Voilà says so too, but only once all of its script has been loaded.
  window.addEventListener("pagehide", () => {
    const said = document.getElementById("jupyter-config-data");
    if (!said) return;
    const token = /(?:^|; )_xsrf=([^;]*)/.exec(document.cookie)?.[1]; // a Jupyter server asks for it; ours does not
    const kernel = JSON.parse(said.textContent).kernelId;
    navigator.sendBeacon(`${document.body.dataset.baseUrl}api/shutdown/${kernel}${token ? `?_xsrf=${token}` : ""}`);
  });
  window.addEventListener("beforeunload", () => { leaving = true; setTimeout(() => { leaving = false; }, 3000); });
  // A page out of the browser's memory: its kernel ended when the page was left.
  window.addEventListener("pageshow", (event) => event.persisted && location.reload());

  // ── links ───────────────────────────────────────────────────────────────────────────────────────
  // JupyterLab makes every link of an output open a new tab. From page to page of ours we stay in this one.
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("main a[target=_blank]");
    if (link?.origin === location.origin) link.removeAttribute("target");
  }, true);

  // ── what Voilà's script and its HTML call ───────────────────────────────────────────────────────
  window.voila_heartbeat = window.voila_process = window.update_loading_text = () => {};
  window.voila_finish = window.display_cells = () => { document.documentElement.dataset.cardlab = "ready"; };
  return {
    sockets,
    save: () => keepers().forEach((one) => one.save()),
    cellsAreHere() {
      window.cellLoaded = true;
      document.querySelectorAll(".cl-early").forEach(wait);
      if (window.themeLoaded) window.voila_finish();
    },
  };
})();
