/** The operation took longer than allowed. */
export class TimeoutError extends Error {
  constructor(milliseconds: number) {
    super(`Timed out after ${String(milliseconds)} ms.`);
    this.name = 'TimeoutError';
  }
}

/** The promise's outcome; a later outcome is dropped. @throws TimeoutError after so many milliseconds. */
export async function withTimeout<Value>(milliseconds: number, operation: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([operation, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
