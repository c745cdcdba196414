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

export interface Processed<Outcome> {
  /** The outcome of each item, in order. */
  readonly outcomes: readonly Outcome[];
  /** Milliseconds from this batch's start to that of the key's next one, unless the next one is full; 0 by default. */
  readonly interval?: number;
}

/**
 * Batches calls per key, at most `most` in a batch: items that arrive while a batch is in flight form the next batch.
 * When `process` throws, each item of the batch is rejected with the error.
 */
export function batchByKey<Item, Outcome>(
  process: (items: readonly Item[]) => Promise<Processed<Outcome>>,
  most: number,
): (key: string, item: Item) => Promise<Outcome> {
  const queues = new Map<string, Queue<Item, Outcome>>();

  /** Processes a batch; returns its `interval`, or 0 when it failed. */
  async function processBatch(batch: readonly Pending<Item, Outcome>[]): Promise<number> {
    try {
      const { outcomes, interval = 0 } = await process(batch.map(({ item }) => item));
      if (outcomes.length !== batch.length) throw new Error('Each item needs an outcome.');
      outcomes.forEach((outcome, index) => batch[index]?.resolve(outcome));
      return interval;
    } catch (error) {
      for (const { reject } of batch) reject(error);
      return 0;
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
      const interval = await processBatch(queue.pending.splice(0, most));
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
