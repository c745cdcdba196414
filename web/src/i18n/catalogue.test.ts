// Every language has every English text, with the same interpolated values and tags, and every plural form it needs.
import { describe, expect, test } from 'vitest';
import * as english from './catalogue.ts';
import { createI18n } from './create-i18n.ts';
import { LANGUAGES } from './languages.ts';
import { importTexts, type Namespace } from './app-texts.ts';

const texts: Readonly<Record<Namespace, object>> = english;
const namespaces = Object.keys(texts) as Namespace[];

/** The texts inside a value, each with its path, such as `errors.network`. */
function textsIn(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is no text.`);
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, path === '' ? key : `${path}.${key}`),
  );
}

const sorted = (found: RegExpMatchArray | null): string[] => [...(found ?? [])].sort();
const valuesIn = (text: string): string[] => sorted(text.match(/\{\{\w+\}\}/g));
const tagsIn = (text: string): string[] => sorted(text.match(/<\/?\w+>/g));

/** Texts that are the same in all languages: names, addresses, numbers, and texts that only join values. */
const SAME_EVERYWHERE =
  /^(\W|\d|\{\{\w+\}\}|yrs|Marquee|Google|WhatsApp|Instagram|Facebook|IMDb|YouTube|LinkedIn|X|Telegram|CV|PDF|trackProfileView|sendTestNotification|marquee\/meera-kulkarni|marquee-\{\{date\}\}\.zip)+$/;

test('importTexts loads the English texts that the types are made from', async () => {
  for (const namespace of namespaces) expect(await importTexts('en', namespace)).toBe(texts[namespace]);
});

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the language %s', (language) => {
  test.each(namespaces)(
    'the namespace %s has a translation of every English text, with the same values and tags',
    async (namespace) => {
      const own = new Map(textsIn(await importTexts(language, namespace)));
      const originals = textsIn(texts[namespace]);
      expect([...own.keys()].sort()).toEqual(originals.map(([path]) => path).sort());
      for (const [path, original] of originals) {
        const text = own.get(path) ?? '';
        const where = `${namespace}:${path}`;
        expect(text.trim(), where).not.toBe('');
        expect(valuesIn(text), where).toEqual(valuesIn(original));
        expect(tagsIn(text), where).toEqual(tagsIn(original));
        if (
          !SAME_EVERYWHERE.test(original) &&
          path !== 'typography.devanagari' &&
          path !== 'language.label'
        ) {
          expect(text, where).not.toBe(original);
        }
      }
    },
  );

  test('every text that has one plural form has all plural forms of the language', async () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const namespace of namespaces) {
      const paths = new Set(textsIn(await importTexts(language, namespace)).map(([path]) => path));
      for (const path of paths) {
        const [, stem] = /^(.*)_(?:zero|one|two|few|many|other)$/.exec(path) ?? [];
        if (stem === undefined) continue;
        for (const category of categories) expect(paths, namespace).toContain(`${stem}_${category}`);
      }
    }
  });
});

test('a missing text throws an error that names its key', () => {
  const { t } = createI18n({ common: { menu: 'Menu' } });
  expect(t('menu')).toBe('Menu');
  expect(() => t('loading')).toThrow('No text for common:loading in en.');
});
