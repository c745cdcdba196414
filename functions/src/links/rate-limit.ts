// Limits how often one network may request unknown codes. A code has 65 bits and cannot be guessed; the limit keeps
// guesses from costing reads.
import { halfHour } from '@marquee/domain/half-hour';

/** Per half-hour and instance. An office shares one address, and old links stay in chats. */
export const MAX_ATTEMPTS = 30;

/** Networks counted at a time; the oldest is evicted first. */
const MAX_NETWORKS = 10_000;

export interface RateLimit {
  /** Whether the network has used up its attempts. */
  readonly isExceeded: (network: string, now: number) => boolean;
  readonly add: (network: string, now: number) => void;
}

export function rateLimit(): RateLimit {
  const attempts = new Map<string, { readonly slot: number; readonly count: number }>();
  const countOf = (network: string, now: number): number => {
    const found = attempts.get(network);
    return found?.slot === halfHour(now) ? found.count : 0;
  };
  return {
    isExceeded: (network, now) => countOf(network, now) >= MAX_ATTEMPTS,
    add: (network, now) => {
      const count = countOf(network, now) + 1;
      attempts.delete(network);
      attempts.set(network, { slot: halfHour(now), count });
      const [oldest] = attempts.keys();
      if (attempts.size > MAX_NETWORKS && oldest !== undefined) attempts.delete(oldest);
    },
  };
}

interface Attempt {
  /** '' for none. */
  readonly code: string;
  readonly network: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Looks up with the code, or without it once the network has used up its attempts. A result that `isRefused` counts as
 * an attempt.
 */
export async function withRateLimit<Answer>(
  limit: RateLimit,
  { code, network, now }: Attempt,
  ask: (code: string) => Promise<Answer>,
  isRefused: (answer: Answer) => boolean,
): Promise<Answer> {
  if (code === '' || limit.isExceeded(network, now)) return ask('');
  const answer = await ask(code);
  if (isRefused(answer)) limit.add(network, now);
  return answer;
}
