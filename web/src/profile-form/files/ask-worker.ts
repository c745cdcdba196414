// Reads an untrusted file: in a worker, which is terminated when it has answered or takes too long.

export const UNTRUSTED_FILE = {
  /** Milliseconds for reading a file, once the code for it is loaded: users wait for ten seconds at most. */
  readTimeout: 9000,
  /** Milliseconds for loading the code that reads a file over a slow network. */
  loadTimeout: 60_000,
} as const;

/** Why a worker gave no answer. */
export type WorkerProblem = 'not-loaded' | 'too-slow';

/** The first message of a worker: its code has been loaded. */
const LOADED = 'loaded';

/**
 * Sends a message to a new worker and resolves to its answer, or to why there is none. Terminates the worker. It answers
 * on a port of its own: pdf.js posts messages from a worker that loads it.
 */
export async function askWorker<Answer extends object>(
  worker: Worker,
  message: unknown,
  transfer: readonly Transferable[] = [],
): Promise<Answer | WorkerProblem> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Answer | WorkerProblem>((resolve) => {
      const giveUp = (problem: WorkerProblem, after: number): void => {
        clearTimeout(timer);
        timer = setTimeout(() => resolve(problem), after);
      };
      const { port1: here, port2: there } = new MessageChannel();
      here.onmessage = ({ data }: MessageEvent<Answer | typeof LOADED>) =>
        data === LOADED ? giveUp('too-slow', UNTRUSTED_FILE.readTimeout) : resolve(data);
      // The worker's script could not be loaded or started; the worker reports all later errors as an answer.
      worker.addEventListener('error', () => resolve('not-loaded'));
      giveUp('not-loaded', UNTRUSTED_FILE.loadTimeout);
      worker.postMessage(message, [...transfer, there]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

/**
 * The other side of `askWorker`: answers the one message that a worker gets. `read` calls `onLoaded` when the code that
 * it needs is loaded, and must not throw.
 */
export function answerInWorker<Message>(
  read: (message: Message, onLoaded: () => void) => object | Promise<object>,
): void {
  globalThis.addEventListener('message', ({ data, ports: [page] }: MessageEvent<Message>) => {
    void (async () => page?.postMessage(await read(data, () => page.postMessage(LOADED))))();
  });
}
