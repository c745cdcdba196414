// Bounds how often a network, or an account, may call a route: counted in the instance's memory, before the route's own
// reads and writes.
import { LRUCache } from 'lru-cache';
import { madeAtFirstUse } from '../async/made-at-first-use.ts';
import type { Network } from './client-address.ts';
import { MINUTE } from '@marquee/domain/values/time';

/** Sources counted at a time; the least recently used is evicted first. */
const MAX_SOURCES = 10_000;

export type MinuteLimit = (sources: readonly Network[], now: number) => boolean;

/** Counts a call of the sources; false once one of them has made `most` calls, times its share, in the clock's minute. */
export function minuteLimit(most: number): MinuteLimit {
  // Each reserves its memory at once, and an instance has one for each of its routes.
  const counter = madeAtFirstUse(() => new LRUCache<string, number>({ max: MAX_SOURCES }));
  return (sources, now) => {
    const counts = counter();
    const minute = String(Math.floor(now / MINUTE));
    const counted = sources.map(({ name, share }) => {
      const key = `${minute} ${name}`;
      return { key, count: counts.get(key) ?? 0, isReached: (counts.get(key) ?? 0) >= most * share };
    });
    if (counted.some(({ isReached }) => isReached)) return false;
    for (const { key, count } of counted) counts.set(key, count + 1);
    return true;
  };
}
