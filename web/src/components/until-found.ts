/** Milliseconds that an element may take to be rendered. */
const WAIT = 3000;

/** Calls `find` until it returns true: at once, and then on each change of the document. Returns a function that stops. */
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
