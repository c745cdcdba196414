import { expect, test } from 'vitest';
import { networkKeyOf, viewerKey, type SignedInViewer } from './viewer.ts';
import { MINUTE } from '@marquee/domain/values/time';

const NOON = Date.UTC(2026, 4, 20, 12);
const SECRET = Buffer.alloc(32, 1);
const KEY = '0123456789abcdef0123456789abcdef';
const ACCOUNT = { uid: 'u1', email: null, isVerified: true };
const browser = (visitorKey: unknown, network = '203.0.113.7') => ({
  visitorKey,
  network,
  userAgent: 'Firefox',
});

interface Look {
  readonly secret?: Buffer;
  readonly profileId?: string;
  readonly viewer?: SignedInViewer;
  readonly request?: ReturnType<typeof browser>;
  readonly now?: number;
}

const keyOf = ({
  secret = SECRET,
  profileId = 'p',
  viewer,
  request = browser(KEY),
  now = NOON,
}: Look): string => viewerKey(secret, profileId, viewer, request, now);

test('an account is one viewer, whatever else is in the request', () => {
  expect(keyOf({ viewer: ACCOUNT })).toBe(keyOf({ viewer: ACCOUNT, request: browser('x', '::1') }));
  expect(keyOf({ viewer: ACCOUNT })).not.toBe(keyOf({}));
});

test('a browser’s key is the same within the half-hour, and begins with its network’s key', () => {
  expect(keyOf({})).toBe(keyOf({ now: NOON + 29 * MINUTE }));
  expect(networkKeyOf(keyOf({}))).toBe(networkKeyOf(keyOf({ request: browser('f'.repeat(32)) })));
  expect(networkKeyOf(keyOf({}))).not.toBe(networkKeyOf(keyOf({ request: browser(KEY, '::1') })));
  expect(networkKeyOf(keyOf({ viewer: ACCOUNT }))).toBeUndefined();
});

test('an account that is not verified is a visitor of its network', () => {
  const viewer = { ...ACCOUNT, isVerified: false };
  expect(keyOf({ viewer })).toBe(keyOf({}));
  expect(keyOf({ viewer, request: browser(undefined) })).toBe(keyOf({ request: browser(undefined) }));
});

test('a network has another key for each profile and half-hour', () => {
  const networks = [{}, { profileId: 'q' }, { now: NOON + 30 * MINUTE }].map((look) =>
    networkKeyOf(keyOf(look)),
  );
  expect(new Set(networks).size).toBe(3);
});

test.each<unknown>([
  undefined,
  null,
  '',
  'short',
  KEY.toUpperCase(),
  `${KEY}0`,
  7,
  { key: KEY },
  { toString: 1 },
  [KEY],
])('the malformed browser key %j is ignored', (key) => {
  expect(keyOf({ request: browser(key) })).toBe(keyOf({ request: browser(undefined) }));
});

test('a visitor without a key is known by address and browser', () => {
  const none = browser(undefined);
  expect(keyOf({ request: none })).toBe(keyOf({ request: none }));
  expect(keyOf({ request: none })).not.toBe(keyOf({ request: browser(undefined, '::1') }));
  expect(keyOf({ request: none })).not.toBe(keyOf({ request: { ...none, userAgent: 'Safari' } }));
});

test('one person has another key for each profile and half-hour, which cannot be computed without the secret', () => {
  const keys = [
    keyOf({ viewer: ACCOUNT }),
    keyOf({ viewer: ACCOUNT, profileId: 'q' }),
    keyOf({ viewer: ACCOUNT, now: NOON + 30 * MINUTE }),
    keyOf({ viewer: ACCOUNT, secret: Buffer.alloc(32, 2) }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('a viewer’s key has a fixed length, and only characters that a document id may have', () => {
  for (const key of [
    keyOf({ viewer: { uid: 'a/b', email: null, isVerified: true } }),
    keyOf({ request: browser(undefined) }),
  ]) {
    expect(key).toMatch(/^([\w-]{6}[.])?[\w-]{12}$/);
  }
});
