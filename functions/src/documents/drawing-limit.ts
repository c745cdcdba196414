// Limits what one network has an instance draw: drawing takes tenths of a second, and any new address is a new document.
import { halfHour } from '@marquee/domain/views/half-hour';
import { networksAround } from '../requests/client-address.ts';

/** Profiles drawn a half-hour and instance: an office looks through CVs, and a mobile network has many visitors. */
export const MOST_PROFILES = 120;

/** Networks counted at a time; the oldest is evicted first. */
const MAX_NETWORKS = 10_000;

export interface DrawingLimit {
  /** Counts profiles before they are drawn; false where the network, or one around it, has had as many already. */
  readonly take: (network: string, now: number, profiles: number) => boolean;
  /** Takes back the count of profiles that an earlier request had drawn. */
  readonly giveBack: (network: string, now: number, profiles: number) => void;
}

export function drawingLimit(): DrawingLimit {
  const drawn = new Map<string, { readonly slot: number; readonly profiles: number }>();

  const countOf = (name: string, now: number): number => {
    const found = drawn.get(name);
    return found?.slot === halfHour(now) ? found.profiles : 0;
  };

  return {
    take: (network, now, profiles) => {
      const networks = networksAround(network);
      if (networks.some(({ name, share }) => countOf(name, now) >= MOST_PROFILES * share)) return false;
      for (const { name } of networks) {
        const count = countOf(name, now) + profiles;
        drawn.delete(name);
        drawn.set(name, { slot: halfHour(now), profiles: count });
        const [oldest] = drawn.keys();
        if (drawn.size > MAX_NETWORKS && oldest !== undefined) drawn.delete(oldest);
      }
      return true;
    },
    giveBack: (network, now, profiles) => {
      for (const { name } of networksAround(network)) {
        const found = drawn.get(name);
        if (found?.slot === halfHour(now)) drawn.set(name, { ...found, profiles: found.profiles - profiles });
      }
    },
  };
}
