/** Milliseconds after which `untilFound` gives up. */
const WAIT = 3000;

/**
 * Calls `find` at once and on each change of the document, until it returns true. Returns a function that stops this.
 */
export function untilFound(find: () => boolean): () => void {
  if (find()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (find()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), WAIT);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
