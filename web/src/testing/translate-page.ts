/**
 * Does to a page what a browser's translator does, from now on: each text, also one that comes later, goes into elements
 * of its own. The returned function ends it. It uses nothing of this module, because journeys run it in a browser.
 */
export function translatePage(): () => void {
  const skipped = 'font, script, style, textarea, [translate="no"]';
  // `createElement('font')` is typed as deprecated.
  const font = (): Element => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  const wrap = (text: Text): void => {
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(skipped)) return;
    const outer = font();
    const inner = font();
    outer.append(inner);
    text.replaceWith(outer);
    inner.textContent = text.data;
  };
  const wrapAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  wrapAll(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (node instanceof Text) wrap(node);
        else wrapAll(node);
      }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
