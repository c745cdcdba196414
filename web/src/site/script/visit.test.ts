// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { declinesCounting, returnedAfter, setCounting, sourceOf } from './visit.ts';

const PAGE = { search: '', hostname: 'marquee.example' };
const HALF_HOUR = 30 * 60 * 1000;
const NOON = Date.UTC(2026, 10, 22, 12);

beforeEach(() => localStorage.clear());

test.each([
  ['https://web.whatsapp.com/', 'whatsapp'],
  ['android-app://com.whatsapp/', 'whatsapp'],
  ['https://wa.me/919820012345', 'whatsapp'],
  ['https://l.instagram.com/?u=secret', 'instagram'],
  ['https://lm.facebook.com/l.php', 'facebook'],
  ['https://www.youtube.com/', 'youtube'],
  ['https://lnkd.in/x', 'linkedin'],
  ['android-app://com.linkedin.android/', 'linkedin'],
  ['https://t.co/abc', 'x'],
  ['https://x.com/', 'x'],
  ['https://web.telegram.org/', 'telegram'],
  ['android-app://org.telegram.messenger/', 'telegram'],
  ['https://t.me/castings', 'telegram'],
  ['https://www.google.co.in/', 'search'],
  ['https://duckduckgo.com/', 'search'],
  ['android-app://com.google.android.googlequicksearchbox/', 'search'],
  ['android-app://com.google.android.gm/', 'mail'],
  ['https://mail.google.com/', 'mail'],
  ['https://outlook.live.com/', 'mail'],
  ['https://castingcall.example/actors?id=7', 'site'],
  ['https://netflix.com/', 'site'],
  ['https://marquee.example/ravi', 'direct'],
  ['', 'direct'],
  ['nonsense', 'direct'],
])('the source of the referrer %j is %s', (referrer, source) => {
  expect(sourceOf(PAGE, referrer)).toBe(source);
});

test.each([
  ['?utm_source=WhatsApp', 'whatsapp'],
  ['?lang=hi&utm_source=instagram', 'instagram'],
  ['?utm_source=newsletter', 'mail'],
  ['?utm_source=twitter', 'x'],
])('the query %s gives the source %s in place of the referrer’s', (search, source) => {
  expect(sourceOf({ ...PAGE, search }, 'https://www.google.com/')).toBe(source);
});

test('a visit with an unknown utm_source gets its source from the referrer', () => {
  expect(sourceOf({ ...PAGE, search: '?utm_source=mukesh' }, 'https://www.google.com/')).toBe('search');
});

test('returnedAfter counts the days since the profile was last opened in an earlier half-hour', () => {
  expect(returnedAfter('asha', NOON)).toBeUndefined();
  expect(returnedAfter('asha', NOON + 1000)).toBeUndefined();
  expect(returnedAfter('ravi', NOON + HALF_HOUR)).toBeUndefined();
  expect(returnedAfter('asha', NOON + HALF_HOUR)).toBe(0);
  expect(returnedAfter('asha', NOON + 24 * HALF_HOUR)).toBe(1);
  expect(returnedAfter('asha', NOON + 5 * 48 * HALF_HOUR)).toBe(4);
});

test('returnedAfter forgets a visit after 90 days', () => {
  returnedAfter('asha', NOON);
  returnedAfter('ravi', NOON);
  expect(returnedAfter('ravi', NOON + 90 * 48 * HALF_HOUR)).toBe(90);
  expect(returnedAfter('asha', NOON + 91 * 48 * HALF_HOUR)).toBeUndefined();
});

test.each(['nonsense', '7', 'null', '[]', '{"asha":"x"}'])(
  'returnedAfter ignores the stored text %s',
  (stored) => {
    localStorage.setItem('opened_profiles', stored);
    expect(returnedAfter('asha', NOON)).toBeUndefined();
    expect(returnedAfter('asha', NOON + HALF_HOUR)).toBe(0);
  },
);

test('returnedAfter stores no more than the last 200 profiles', () => {
  for (let index = 0; index < 250; index += 1) returnedAfter(`p${String(index)}`, NOON);
  expect(Object.keys(JSON.parse(localStorage.getItem('opened_profiles') ?? '{}') as object)).toHaveLength(
    200,
  );
  expect(returnedAfter('p249', NOON + HALF_HOUR)).toBe(0);
  expect(returnedAfter('p0', NOON + HALF_HOUR)).toBeUndefined();
});

describe('declinesCounting', () => {
  const set = (name: string, value: unknown): void =>
    void Object.defineProperty(navigator, name, { value, configurable: true });
  afterEach(() => {
    set('doNotTrack', null);
    set('globalPrivacyControl', undefined);
  });

  test('counting is not declined by default', () => {
    expect(declinesCounting()).toBe(false);
  });

  test('counting is declined with Do Not Track', () => {
    set('doNotTrack', '1');
    expect(declinesCounting()).toBe(true);
  });

  test('counting is declined with Global Privacy Control', () => {
    set('globalPrivacyControl', true);
    expect(declinesCounting()).toBe(true);
  });

  test('counting is declined while the visitor has switched it off, which deletes the stored visits', () => {
    returnedAfter('asha', NOON);
    setCounting(false);
    expect(declinesCounting()).toBe(true);
    expect(localStorage.getItem('opened_profiles')).toBeNull();
    setCounting(true);
    expect(declinesCounting()).toBe(false);
  });
});
