interface Waiting<Item, Outcome> {
  readonly item: Item;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Works for each key one batch at a time: what comes while a batch is being worked on makes the next one, of at most
 * `most` items. `work` answers with one outcome for each item, in order; what it throws, all of its batch get.
 */
export function gather<Item, Outcome>(
  work: (items: readonly Item[]) => Promise<readonly Outcome[]>,
  most: number,
): (key: string, item: Item) => Promise<Outcome> {
  const queues = new Map<string, Waiting<Item, Outcome>[]>();

  async function workOff(key: string, queue: Waiting<Item, Outcome>[]): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.splice(0, most);
      try {
        const outcomes = await work(batch.map(({ item }) => item));
        if (outcomes.length !== batch.length) throw new Error('Each item needs an outcome.');
        outcomes.forEach((outcome, index) => batch[index]?.resolve(outcome));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    queues.delete(key);
  }

  return (key, item) =>
    new Promise((resolve, reject) => {
      const waiting = { item, resolve, reject };
      const queue = queues.get(key);
      if (queue) {
        queue.push(waiting);
        return;
      }
      const first = [waiting];
      queues.set(key, first);
      void workOff(key, first);
    });
}
