// Does to a page what a browser's translator does: each text, also one that comes later, goes into elements of its own.

const SKIPPED = 'font, script, style, textarea, [translate="no"]';

// `createElement('font')` is typed as deprecated.
const font = (): Element => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');

function wrap(text: Text): void {
  if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(SKIPPED)) return;
  const outer = font();
  const inner = font();
  outer.append(inner);
  text.replaceWith(outer);
  inner.textContent = text.data;
}

function wrapAll(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  texts.forEach(wrap);
}

/** Translates the page from now on; the returned function ends it. */
export function translatePage(): () => void {
  wrapAll(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) wrapAll(node);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
