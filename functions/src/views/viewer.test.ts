import { describe, expect, test } from 'vitest';
import { viewerKey } from './viewer.ts';

const NOON = Date.UTC(2026, 4, 20, 12);
const TOMORROW = NOON + 24 * 60 * 60 * 1000;
const browser = (visitorKey: unknown, ip = '203.0.113.7') => ({ visitorKey, ip, userAgent: 'Firefox' });
const KEY = '0123456789abcdef0123456789abcdef';

describe('viewerKey', () => {
  test('an account is one viewer, whatever the request says', () => {
    const viewer = { uid: 'u1', email: null };
    expect(viewerKey(viewer, browser(KEY), NOON)).toBe(viewerKey(viewer, browser('x', '::1'), TOMORROW));
    expect(viewerKey(viewer, browser(KEY), NOON)).not.toBe(viewerKey(undefined, browser(KEY), NOON));
  });

  test("a browser's key holds across addresses", () => {
    expect(viewerKey(undefined, browser(KEY), NOON)).toBe(
      viewerKey(undefined, browser(KEY, '::1'), TOMORROW),
    );
  });

  test.each([undefined, null, '', 'short', KEY.toUpperCase(), `${KEY}0`, 7, { key: KEY }, [KEY]])(
    'the key %j is as good as none',
    (key) => {
      expect(viewerKey(undefined, browser(key), NOON)).toBe(viewerKey(undefined, browser(undefined), NOON));
    },
  );

  test('without a key, address and browser hold for a day', () => {
    const none = browser(undefined);
    expect(viewerKey(undefined, none, NOON)).not.toBe(viewerKey(undefined, none, TOMORROW));
    expect(viewerKey(undefined, none, NOON)).not.toBe(viewerKey(undefined, browser(undefined, '::1'), NOON));
    expect(viewerKey(undefined, none, NOON)).not.toBe(
      viewerKey(undefined, { ...none, userAgent: 'Safari' }, NOON),
    );
  });

  test('is a document id and shows nothing', () => {
    for (const key of [
      viewerKey({ uid: 'a/b', email: null }, browser(KEY), NOON),
      viewerKey(undefined, browser(undefined), NOON),
    ]) {
      expect(key).toMatch(/^[\w-]{32}$/);
    }
  });
});
