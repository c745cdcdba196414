/** Milliseconds without typing before the server is asked. */
const PAUSE = 400;

/** Runs an effect after a pause in typing. Returns its cleanup. */
export function afterPause(effect: () => () => void): () => void {
  let cleanUp = (): void => undefined;
  const timer = setTimeout(() => {
    cleanUp = effect();
  }, PAUSE);
  return () => {
    clearTimeout(timer);
    cleanUp();
  };
}
