interface Entry<Value> {
  readonly value: Promise<Value>;
  /** Milliseconds since 1970. */
  readonly loadedAt: number;
}

interface MemoizeOptions<Value> {
  /** Milliseconds for which a loaded value is returned again. */
  readonly ttl: number;
  /** Which values may be cached; all by default. */
  readonly isCacheable?: (value: Value) => boolean;
  /** The most entries; the oldest is evicted first. The default keeps memory flat under an attack. */
  readonly most?: number;
  readonly clock: () => number;
}

export interface Memoized<Value> {
  readonly value: Value;
  /** Whether it was loaded for this call. */
  readonly isFresh: boolean;
}

/** Loads the value of a key at most once within the time to live, also for concurrent calls. Failures are not cached. */
export function memoizeWithTtl<Value>(
  load: (key: string) => Promise<Value>,
  { ttl, isCacheable = () => true, most = 10_000, clock }: MemoizeOptions<Value>,
): (key: string) => Promise<Memoized<Value>> {
  const entries = new Map<string, Entry<Value>>();

  const evict = (key: string, entry: Entry<Value>): void => {
    if (entries.get(key) === entry) entries.delete(key);
  };

  return async (key) => {
    const found = entries.get(key);
    if (found && clock() - found.loadedAt < ttl) return { value: await found.value, isFresh: false };
    const loading: Entry<Value> = { value: load(key), loadedAt: clock() };
    // A Map iterates in insertion order: the newest entry is moved to the end.
    entries.delete(key);
    entries.set(key, loading);
    const [oldest] = entries.keys();
    if (entries.size > most && oldest !== undefined) entries.delete(oldest);
    try {
      const value = await loading.value;
      if (!isCacheable(value)) evict(key, loading);
      return { value, isFresh: true };
    } catch (error) {
      evict(key, loading);
      throw error;
    }
  };
}
