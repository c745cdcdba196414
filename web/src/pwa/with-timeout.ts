// A connection that neither answers nor breaks would keep a screen waiting for good.

/** The promise's outcome; a later outcome is dropped. @throws after so many milliseconds. */
export async function withTimeout<Value>(milliseconds: number, operation: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${String(milliseconds)} ms.`)), milliseconds);
  });
  try {
    return await Promise.race([operation, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
