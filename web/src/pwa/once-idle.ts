/**
 * Calls back when the page has loaded and is idle, for work that must not slow the start. Returns a cancel function.
 */
export function onceIdle(callback: () => void): () => void {
  let isEnded = false;
  const call = (): void => {
    if (!isEnded) callback();
  };
  const wait = (): void => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(call, { timeout: 5000 });
    else setTimeout(call, 1000);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    isEnded = true;
  };
}
