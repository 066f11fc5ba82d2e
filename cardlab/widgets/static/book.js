// The search of the rulebook, and its button that prints. The book itself is whole without this script.
(() => {
  "use strict";
  const book = [...document.querySelectorAll(".cardlab-page:not([data-ready])")].pop();
  if (!book) return;
  book.dataset.ready = "yes";
  const form = book.querySelector("form[role=search]");
  const field = form.elements.words;
  const said = form.querySelector("output");
  const sentences = said.dataset.found.split("|");
  const plain = (text) => text.normalize("NFC").toLowerCase().replace(/\s+/g, " ");
  const laws = [...book.querySelectorAll("article.law")].map((el) => ({ el, id: plain(el.id.slice(5)), text: plain(el.textContent) }));
  const marks = globalThis.Highlight && CSS.highlights ? new Highlight() : null;
  if (marks) CSS.highlights.set("cardlab-found", marks);

  // where the words stand, for the browser to paint; the text itself is not touched
  const paint = (el, wanted) => {
    const walk = document.createTreeWalker(el, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const text = node.data.toLowerCase();
      if (text.length !== node.data.length) continue;
      for (const word of wanted) {
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
          const range = new Range();
          range.setStart(node, at);
          range.setEnd(node, at + word.length);
          marks.add(range);
        }
      }
    }
  };

  const search = () => {
    const wanted = plain(field.value).trim().split(" ").filter(Boolean);
    const whole = wanted.join(" ");
    const exact = laws.filter((law) => law.id === whole || law.id.replace("-", "") === whole.replace(" ", ""));
    const hit = (law) => (exact.length ? exact.includes(law) : wanted.every((word) => law.text.includes(word)));
    marks?.clear();
    let count = 0;
    for (const law of laws) {
      const found = hit(law);
      law.el.hidden = !found;
      count += found;
      if (found && wanted.length && marks) paint(law.el, wanted);
    }
    for (const part of book.querySelectorAll(".part")) part.hidden = !part.querySelector("article.law:not([hidden])");
    book.classList.toggle("searching", wanted.length > 0);
    said.textContent = wanted.length ? sentences[count] : "";
  };

  const first = () => book.querySelector("article.law:not([hidden])");
  field.addEventListener("input", search);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const law = first();
    if (!field.value.trim() || !law) return;
    law.tabIndex = -1;
    law.focus({ preventScroll: true });
    law.scrollIntoView({ block: "start" });
  });
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    field.value = "";
    search();
  });
  // a link to an article that the search has hidden shows all again
  const arrive = () => {
    const law = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!law || !book.contains(law)) return;
    if (law.closest("[hidden]")) {
      field.value = "";
      search();
    }
    law.scrollIntoView({ block: "start" });
  };
  addEventListener("hashchange", arrive);

  const print = book.querySelector("[data-print]");
  print.addEventListener("click", () => window.print());
  print.hidden = form.hidden = false;
  if (matchMedia("(max-width: 40rem)").matches) book.querySelector("details[open]").open = false; // it fills screens
  if (field.value) search(); // what the browser kept when the page was reloaded
  arrive();
})();
