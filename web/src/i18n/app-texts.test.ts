// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Locale } from './locales.ts';

const { locales } = vi.hoisted(() => ({ locales: { hi: vi.fn<() => Promise<Locale>>() } }));
vi.mock('./locales.ts', () => ({ locales }));

/** Imports the module of the app's texts anew; its language is English. */
const start = () => import('./app-texts.ts');

beforeEach(() => {
  vi.resetModules();
  locales.hi.mockResolvedValue({ theme: {}, use: vi.fn() });
});

test('the later of two chosen languages wins, though its texts arrive sooner', async () => {
  const { changeLanguage, currentLanguage } = await start();
  let arrive: (locale: Locale) => void = () => undefined;
  locales.hi.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const hindi = changeLanguage('hi');
  await changeLanguage('en');
  arrive({ theme: {}, use: vi.fn() });
  await hindi;
  expect([currentLanguage(), document.documentElement.lang]).toEqual(['en', 'en']);
  await changeLanguage('hi');
  expect([currentLanguage(), document.documentElement.lang]).toEqual(['hi', 'hi']);
});

test('a language whose texts could not be loaded can be chosen again', async () => {
  const { changeLanguage, currentLanguage } = await start();
  vi.doMock('./hi/common.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await expect(changeLanguage('hi')).rejects.toThrow();
  expect(currentLanguage()).toBe('en');
  vi.doUnmock('./hi/common.ts');
  await changeLanguage('hi');
  expect(currentLanguage()).toBe('hi');
});

test('a screen that is opened during a change of language does not undo it, and has texts in the new language', async () => {
  const { changeLanguage, currentLanguage, i18n, loadTexts } = await start();
  vi.doMock('./hi/settings.ts', async (original) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return original();
  });
  const hindi = changeLanguage('hi');
  await Promise.all([loadTexts('settings'), hindi]);
  expect(currentLanguage()).toBe('hi');
  expect(i18n.hasResourceBundle('hi', 'settings')).toBe(true);
});
