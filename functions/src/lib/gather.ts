interface Waiting<Item, Outcome> {
  readonly item: Item;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

interface Queue<Item, Outcome> {
  readonly waiting: Waiting<Item, Outcome>[];
  /** Ends the rest between two batches. */
  wake: () => void;
}

interface GatherOptions {
  /** The most items of a batch. */
  readonly most: number;
  /** Milliseconds from the begin of a key's batch to that of its next; a full batch does not wait. None by default. */
  readonly interval?: (key: string) => number;
}

/**
 * Works for each key one batch at a time: what comes while a batch is being worked on makes the next one. `work`
 * answers with one outcome for each item, in order; what it throws, all of its batch get.
 */
export function gather<Item, Outcome>(
  work: (items: readonly Item[]) => Promise<readonly Outcome[]>,
  { most, interval = () => 0 }: GatherOptions,
): (key: string, item: Item) => Promise<Outcome> {
  const queues = new Map<string, Queue<Item, Outcome>>();

  async function workOn(batch: readonly Waiting<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await work(batch.map(({ item }) => item));
      if (outcomes.length !== batch.length) throw new Error('Each item needs an outcome.');
      outcomes.forEach((outcome, index) => batch[index]?.resolve(outcome));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function rest(queue: Queue<Item, Outcome>, until: number): Promise<void> {
    const left = until - performance.now();
    if (left <= 0 || queue.waiting.length >= most) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, left);
      queue.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function workOff(key: string, queue: Queue<Item, Outcome>): Promise<void> {
    while (queue.waiting.length > 0) {
      const began = performance.now();
      await workOn(queue.waiting.splice(0, most));
      await rest(queue, began + interval(key));
    }
    queues.delete(key);
  }

  return (key, item) =>
    new Promise((resolve, reject) => {
      const waiting = { item, resolve, reject };
      const queue = queues.get(key);
      if (queue) {
        queue.waiting.push(waiting);
        if (queue.waiting.length >= most) queue.wake();
        return;
      }
      const first = { waiting: [waiting], wake: () => undefined };
      queues.set(key, first);
      void workOff(key, first);
    });
}
