import { LRUCache } from 'lru-cache';
import { madeAtFirstUse } from './made-at-first-use.ts';

interface MemoizeOptions<Value> {
  /** Milliseconds for which a loaded value is returned again; with 0 each call loads. */
  readonly ttl: number;
  /** Which values may be cached; all by default. */
  readonly isCacheable?: (value: Value) => boolean;
  /** The most entries; the least recently used is evicted first. The default keeps memory flat under an attack. */
  readonly most?: number;
  readonly clock: () => number;
}

export interface Memoized<Value> {
  readonly value: Value;
  /** Whether this call loaded the value. */
  readonly isFresh: boolean;
}

/** Loads the value of a key at most once within the time to live, also for concurrent calls. Failures are not cached. */
export function memoizeWithTtl<Value>(
  load: (key: string) => Promise<Value>,
  { ttl, isCacheable = () => true, most = 10_000, clock }: MemoizeOptions<Value>,
): (key: string) => Promise<Memoized<Value>> {
  // The cache below gets `ttl - 1`, and to `LRUCache` a time to live of 0 means no limit.
  if (ttl <= 1) return async (key) => ({ value: await load(key), isFresh: true });
  const cacheOf = madeAtFirstUse(
    () =>
      new LRUCache<string, { readonly value: Value }>({
        max: most,
        // `LRUCache` returns a value of exactly this age once more.
        ttl: ttl - 1,
        ttlResolution: 0,
        perf: { now: clock },
        // A value that is evicted while it loads is still returned to its callers.
        ignoreFetchAbort: true,
        fetchMethod: async (key) => ({ value: await load(key) }),
      }),
  );
  return async (key) => {
    const cache = cacheOf();
    const status: LRUCache.Status<string, { readonly value: Value }> = {};
    const loaded = await cache.forceFetch(key, { status });
    if (!isCacheable(loaded.value) && cache.peek(key) === loaded) cache.delete(key);
    return { value: loaded.value, isFresh: status.fetch !== 'hit' && status.fetch !== 'inflight' };
  };
}
