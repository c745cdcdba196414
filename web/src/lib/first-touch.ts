// What a screen needs as soon as somebody does something with it, and not to be looked at, loads with the first touch.

const EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Calls `run` at the first sign of somebody at the page: a pointer, a key, a focus. Gives the function that stops it. */
export function onFirstTouch(run: () => void): () => void {
  const touched = new AbortController();
  const handle = (): void => {
    touched.abort();
    run();
  };
  for (const event of EVENTS) {
    globalThis.addEventListener(event, handle, { capture: true, passive: true, signal: touched.signal });
  }
  return () => touched.abort();
}
