import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { DAY } from '@marquee/domain/values/time';
import { expect, test, vi } from 'vitest';
import { countIn, dayLimits, hashed, isReached, limitExpiry } from './rate-limits.ts';

const { logProblem } = vi.hoisted(() => ({ logProblem: vi.fn() }));
vi.mock(import('../runtime/log.ts'), async (original) => ({ ...(await original()), logProblem }));

const firestore = { collection: (name: string) => ({ doc: (id: string) => `${name}/${id}` }) };
const stored = (data: unknown) => ({ data: () => data }) as DocumentSnapshot;

const limitsOf = (network: string, hop?: string) =>
  dayLimits(firestore as unknown as Firestore, {
    kind: 'contact',
    day: '2026-05-20',
    salt: 'salt',
    network,
    hop,
    most: { network: 40, all: 20_000 },
  }).map(({ counter, most }): unknown[] => [counter, most]);

test('a counter, whose id stands for a network, is stored for two days and no longer', () => {
  expect(limitExpiry(1_800_000_000_000).toMillis()).toBe(1_800_000_000_000 + 2 * DAY);
});

test('the hash of a network is that of its parts and of the day’s salt', () => {
  expect(hashed('salt', 'network', 'a')).toMatch(/^[\w-]{24}$/);
  const hashes = [
    hashed('salt', 'network', 'a'),
    hashed('other', 'network', 'a'),
    hashed('salt', 'networka'),
    hashed('salt', 'network', 'a', ''),
  ];
  expect(new Set(hashes).size).toBe(4);
});

test('a visitor counts towards each network and towards a tenth of the limit of all', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.99);
  const network = (name: string): string =>
    `call_limits/contact_2026-05-20_${hashed('salt', 'network', name)}`;
  expect(limitsOf('198.51.100.7', '142.250.1.1')).toEqual([
    [network('198.51.100.7'), 40],
    [network('via 142.250.1.1'), 400],
    ['call_limits/contact_2026-05-20_all_9', 2000],
  ]);
});

test('a limit is reached at its count, and that of all visitors raises an alert', () => {
  const limits = [
    { counter: 'own', most: 2 },
    { counter: 'all', most: 5 },
  ] as never;
  const reached = (own: unknown, all: unknown): boolean =>
    isReached(limits, [stored({ count: own }), stored({ count: all })]);
  expect([reached(1, 4), reached(undefined, 'x'), reached(2, 0)]).toEqual([false, false, true]);
  expect(logProblem).not.toHaveBeenCalled();
  expect(reached(0, 5)).toBe(true);
  expect(logProblem).toHaveBeenCalledExactlyOnceWith('limit of all visitors reached');
});

test('a count that is not there, or is no number, is 0', () => {
  expect(countIn(undefined, 'count')).toBe(0);
  expect(countIn(stored(undefined), 'count')).toBe(0);
  expect(countIn(stored({ names: { a: 3 } }), 'names', 'a')).toBe(3);
  expect(countIn(stored({ names: 3 }), 'names', 'a')).toBe(0);
});
