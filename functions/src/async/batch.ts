interface Pending<Item, Outcome> {
  readonly item: Item;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

interface Queue<Item, Outcome> {
  readonly pending: Pending<Item, Outcome>[];
  /** Ends the pause between two batches. */
  wake: () => void;
}

interface BatchLimits {
  /** The most items of a batch. */
  readonly most: number;
  /** Milliseconds from a batch's start to that of the key's next one, unless the next one is full. */
  readonly interval: number;
}

/**
 * Batches calls per key: the first item is processed at once, and those that arrive before the key's next batch form it.
 * `process` returns the outcome of each item, in order; when it throws, each item of the batch is rejected with the error.
 */
export function batchByKey<Item, Outcome>(
  process: (items: readonly Item[]) => Promise<readonly Outcome[]>,
  { most, interval }: BatchLimits,
): (key: string, item: Item) => Promise<Outcome> {
  const queues = new Map<string, Queue<Item, Outcome>>();

  async function processBatch(batch: readonly Pending<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await process(batch.map(({ item }) => item));
      if (outcomes.length !== batch.length) throw new Error('Each item needs an outcome.');
      outcomes.forEach((outcome, index) => batch[index]?.resolve(outcome));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function pause(queue: Queue<Item, Outcome>, until: number): Promise<void> {
    const left = until - performance.now();
    if (left <= 0 || queue.pending.length >= most) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, left);
      queue.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function drain(key: string, queue: Queue<Item, Outcome>): Promise<void> {
    while (queue.pending.length > 0) {
      const started = performance.now();
      await processBatch(queue.pending.splice(0, most));
      await pause(queue, started + interval);
    }
    queues.delete(key);
  }

  return (key, item) =>
    new Promise((resolve, reject) => {
      const pending = { item, resolve, reject };
      const queue = queues.get(key);
      if (queue) {
        queue.pending.push(pending);
        if (queue.pending.length >= most) queue.wake();
        return;
      }
      const first = { pending: [pending], wake: () => undefined };
      queues.set(key, first);
      void drain(key, first);
    });
}
