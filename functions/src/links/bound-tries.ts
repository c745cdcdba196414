// Limits how often one network may request unknown codes. A code has 65 bits and cannot be found by trying; the limit
// keeps tries from costing reads.
import { halfHour } from '@marquee/domain/half-hour';

/** Per half-hour and instance. An office shares one address, and old links stay in chats. */
export const MOST_TRIES = 30;

/** Networks counted at a time; the oldest is evicted first. */
const MOST_NETWORKS = 10_000;

export interface TryBound {
  /** Whether the network has used up its tries. */
  readonly isSpent: (network: string, now: number) => boolean;
  readonly add: (network: string, now: number) => void;
}

export function tryBound(): TryBound {
  const tries = new Map<string, { readonly slot: number; readonly count: number }>();
  const countOf = (network: string, now: number): number => {
    const found = tries.get(network);
    return found?.slot === halfHour(now) ? found.count : 0;
  };
  return {
    isSpent: (network, now) => countOf(network, now) >= MOST_TRIES,
    add: (network, now) => {
      const count = countOf(network, now) + 1;
      tries.delete(network);
      tries.set(network, { slot: halfHour(now), count });
      const [oldest] = tries.keys();
      if (tries.size > MOST_NETWORKS && oldest !== undefined) tries.delete(oldest);
    },
  };
}

interface Try {
  /** '' for none. */
  readonly code: string;
  readonly network: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Looks up with the code, or without it once the network has used up its tries. A result that `isRefused` counts as a
 * try.
 */
export async function withinTries<Answer>(
  bound: TryBound,
  { code, network, now }: Try,
  ask: (code: string) => Promise<Answer>,
  isRefused: (answer: Answer) => boolean,
): Promise<Answer> {
  if (code === '' || bound.isSpent(network, now)) return ask('');
  const answer = await ask(code);
  if (isRefused(answer)) bound.add(network, now);
  return answer;
}
