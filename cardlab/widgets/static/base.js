// What every part of the table uses: making elements, and changing no more than what changed.

const SVG = "http://www.w3.org/2000/svg";
const ICONS = {
  undo: "M7 5 3 9l4 4M3.5 9H12a5 5 0 0 1 0 10H8", redo: "M15 5l4 4-4 4M18.5 9H10a5 5 0 0 0 0 10h4",
  first: "M6 5v12M17 5l-8 6 8 6z", back: "M15 5l-8 6 8 6z", forward: "M7 5l8 6-8 6z", last: "M16 5v12M5 5l8 6-8 6z",
  lock: "M6 10h10v8H6zM8 10V7.5a3 3 0 0 1 6 0V10", yes: "M4 12l5 5L18 6", no: "M6 6l10 10M16 6 6 16", moot: "M6 11h10",
  note: "M4 18l1-4.5L14.5 4l3.5 3.5L8.5 17zM12.5 6l3.5 3.5",
  why: "M7.8 8.2a3.2 3.2 0 1 1 4.6 2.9c-1 .5-1.4 1.1-1.4 2.2M11 16.6v.2",
};
const WIDE = 900, NARROW = 560, FLY_MS = 340, READ_MS = 520, HALT_MS = 900, DRAG_PX = 8, REST_MS = 320;

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
