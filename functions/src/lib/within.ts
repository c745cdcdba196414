/** The work took longer than it may. */
export class TimeoutError extends Error {
  constructor(milliseconds: number) {
    super(`Gave up after ${String(milliseconds)} ms.`);
    this.name = 'TimeoutError';
  }
}

/** The promise's outcome, or a TimeoutError after so long. What it comes to later is dropped. */
export async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
