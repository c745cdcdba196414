interface Known<Value> {
  readonly value: Promise<Value>;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface RememberOptions<Value> {
  /** Milliseconds for which a loaded value may be given again. */
  readonly lifetime: number;
  /** Which values may be given again; all by default. */
  readonly keep?: (value: Value) => boolean;
  readonly clock: () => number;
}

/** An instance serves far fewer keys within a lifetime; the limit only keeps the memory flat under an attack. */
const MOST = 10_000;

export interface Remembered<Value> {
  readonly value: Value;
  /** Whether it was loaded for this call. */
  readonly isFresh: boolean;
}

/** Loads each key's value at most once a lifetime, also when many ask at once. A failure is not remembered. */
export function remember<Value>(
  load: (key: string) => Promise<Value>,
  { lifetime, keep = () => true, clock }: RememberOptions<Value>,
): (key: string) => Promise<Remembered<Value>> {
  const known = new Map<string, Known<Value>>();

  const forget = (key: string, one: Known<Value>): void => {
    if (known.get(key) === one) known.delete(key);
  };

  return async (key) => {
    const found = known.get(key);
    if (found && clock() - found.at < lifetime) return { value: await found.value, isFresh: false };
    const loading: Known<Value> = { value: load(key), at: clock() };
    // The newest stand last, so that the first is the one to go.
    known.delete(key);
    known.set(key, loading);
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    try {
      const value = await loading.value;
      if (!keep(value)) forget(key, loading);
      return { value, isFresh: true };
    } catch (error) {
      forget(key, loading);
      throw error;
    }
  };
}
