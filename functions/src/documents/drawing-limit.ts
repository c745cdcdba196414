// Limits how many profiles an instance draws for a network: drawing is slow, and any new address is a new document.
import { LRUCache } from 'lru-cache';
import { halfHour } from '@marquee/domain/views/half-hour';
import type { Network } from '../requests/client-address.ts';

/** The most bytes of a PDF in the cache: larger ones, of texts that nobody writes, would fill the instance's memory. */
export const LARGEST_CACHED = 3_000_000;

/** The most profiles an instance draws for a network in a half-hour: offices and mobile networks have many visitors. */
export const MAX_PROFILES = 120;

/** Networks counted at a time; the least recently used is evicted first. */
const MAX_NETWORKS = 10_000;

export interface DrawingLimit {
  /** Counts profiles before they are drawn; false once the network, or one that contains it, has reached its limit. */
  readonly take: (networks: readonly Network[], now: number, profiles: number) => boolean;
  /** Takes back the count of profiles that an earlier request had drawn. */
  readonly giveBack: (networks: readonly Network[], now: number, profiles: number) => void;
}

export function drawingLimit(): DrawingLimit {
  /** The number of profiles drawn, by network and half-hour. */
  const drawn = new LRUCache<string, number>({ max: MAX_NETWORKS });
  const keyOf = (name: string, now: number): string => `${name} ${String(halfHour(now))}`;

  return {
    take: (networks, now, profiles) => {
      const counted = networks.map(({ name, share }) => {
        const key = keyOf(name, now);
        return { key, count: drawn.get(key) ?? 0, most: MAX_PROFILES * share };
      });
      if (counted.some(({ count, most }) => count >= most)) return false;
      for (const { key, count } of counted) drawn.set(key, count + profiles);
      return true;
    },
    giveBack: (networks, now, profiles) => {
      for (const { name } of networks) {
        const key = keyOf(name, now);
        const count = drawn.get(key);
        if (count !== undefined) drawn.set(key, count - profiles);
      }
    },
  };
}
