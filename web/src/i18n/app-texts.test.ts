// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { changeLanguage, currentLanguage } from './app-texts.ts';
import type { Locale } from './locales.ts';

const { locales } = vi.hoisted(() => ({ locales: { hi: vi.fn<() => Promise<Locale>>() } }));
vi.mock('./locales.ts', () => ({ locales }));

test('of two choices the later one wins, though its texts are there sooner', async () => {
  let arrive: (locale: Locale) => void = () => undefined;
  locales.hi.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const hindi = changeLanguage('hi');
  await changeLanguage('en');
  arrive({ theme: {}, use: vi.fn() });
  await hindi;
  expect(currentLanguage()).toBe('en');
  expect(document.documentElement.lang).toBe('en');
  await changeLanguage('hi');
  expect(currentLanguage()).toBe('hi');
});
