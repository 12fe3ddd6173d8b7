"use strict";

// Captions as they come. Whatever was said is set as text, never as markup.
//
// The address may ask for another look: size (in vw or px), lines, color, draft, background,
// opacity, font, align (start, center, end), drafts=0, names=0, overlay=1 (nothing behind the
// captions but their own background).

const GONE = 4401;
const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 5000;
// Lines that scroll out of sight are dropped; those that a tall screen can show are not.
const LINES_KEPT = 60;

const asked = new URLSearchParams(location.search);
const root = document.documentElement;
const lines = document.getElementById("lines");
const drafts = document.getElementById("drafts");
const state = document.getElementById("state");

let last = null;
let retryMs = FIRST_RETRY_MS;
let words = {};
let socket = null;

function say(key, english) {
  state.textContent = key ? words[key] || english : "";
  state.hidden = !key;
}

function paragraph(message) {
  const made = document.createElement("p");
  made.dataset.source = message.source;
  if (message.language) made.lang = message.language;
  const said = document.createElement("span");
  if (message.name && asked.get("names") !== "0") {
    const name = document.createElement("span");
    name.className = "name";
    name.textContent = message.name;
    said.append(name);
  }
  said.append(message.text);
  made.append(said);
  return made;
}

function showDraft(message) {
  for (const child of [...drafts.children]) {
    if (child.dataset.source === message.source) {
      if (message.text) child.replaceWith(paragraph(message));
      else child.remove();
      return;
    }
  }
  if (message.text) drafts.append(paragraph(message));
}

function showLine(message) {
  if (last !== null && message.id <= last) return;
  last = message.id;
  showDraft({ source: message.source, text: "" });
  const made = paragraph(message);
  made.dataset.id = message.id;
  lines.append(made);
  const kept = Number(asked.get("lines")) || LINES_KEPT;
  while (lines.childElementCount > kept) lines.firstElementChild.remove();
}

function color(hex, opacity) {
  const parts = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex || "");
  if (!parts) return null;
  const [red, green, blue] = parts.slice(1).map((part) => parseInt(part, 16));
  return `rgb(${red} ${green} ${blue} / ${opacity})`;
}

function number(text, low, high, otherwise) {
  const value = text === null || text === "" ? NaN : Number(text);
  return Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : otherwise;
}

function showLook(look) {
  words = look.words || {};
  const set = (name, value) => value && root.style.setProperty(name, value);
  const opacity = number(asked.get("opacity"), 0, 1, look.opacity);
  set("--color", color(asked.get("color"), 1) || color(look.color, 1));
  set("--draft", color(asked.get("draft"), 1) || color(look.draft, 1));
  set("--background", color(asked.get("background"), opacity) || color(look.background, opacity));
  set("--weight", String(look.weight));
  const font = (asked.get("font") || look.font).replace(/["\\;{}]/g, "");
  if (font) set("--font", `"${font}", sans-serif`);
  const size = /^(\d{1,3}(?:\.\d+)?)(vw|px)?$/.exec(asked.get("size") || "");
  if (size) set("--size", `${size[1]}${size[2] || "px"}`);
  if (["start", "center", "end"].includes(asked.get("align"))) set("--align", asked.get("align"));
  const outline = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => `${x}px ${y}px 2px #000`));
  const edges = { outline: outline.join(","), shadow: "0.06em 0.06em 0.12em #000" };
  set("--edge", edges[look.edge] || "none");
}

const shows = {
  look: showLook,
  committed: showLine,
  draft: (message) => asked.get("drafts") !== "0" && showDraft(message),
  status: (message) => {
    const is_waiting = !lines.childElementCount && !drafts.childElementCount;
    if (message.state === "paused") say("paused", "Captions are paused.");
    else if (is_waiting) say("waiting", "Waiting for captions…");
    else say("");
  },
};

function take(message) {
  if (message.event === "committed" || message.event === "draft") say("");
  if (shows[message.event]) shows[message.event](message);
}

function connect() {
  const address = new URL("live", location.href.split("?")[0]);
  address.protocol = "ws:";
  if (last !== null) address.searchParams.set("after", last);
  socket = new WebSocket(address);
  socket.onopen = () => {
    retryMs = FIRST_RETRY_MS;
    say("");
  };
  socket.onmessage = (event) => take(JSON.parse(event.data));
  socket.onclose = (event) => {
    drafts.replaceChildren();
    if (event.code === GONE) {
      say("gone", "Captions are no longer shown at this address.");
      return;
    }
    say("lost", "Connection lost. Trying again…");
    setTimeout(connect, retryMs);
    retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS);
  };
}

if (asked.get("overlay") === "1") root.classList.add("overlay");
connect();
