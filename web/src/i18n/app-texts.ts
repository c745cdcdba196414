// The app's texts: i18next imports a namespace in the current language when a screen asks for it (`useTranslation`, or
// `loadTexts` in parallel with the screen's code). A namespace's file exports an object with the namespace's name.
import { createInstance } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import type * as english from './catalogue.ts';
import { firstLanguage } from './chosen-language.ts';
import { common } from './en/common.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts';
import { locales, type Locale } from './locales.ts';
import { i18nOptions } from './i18next-options.ts';
import { textFile } from './text-file.ts';

export type Namespace = keyof typeof english;

export async function importTexts(language: string, namespace: string): Promise<object> {
  const texts = (await import(`./${language}/${textFile(namespace)}.ts`)) as Readonly<Record<string, object>>;
  return texts[namespace] ?? {};
}

export const i18n = createInstance();

/** The English texts of the app's frame are bundled, so that they show even when nothing can be loaded. */
void i18n
  .use(resourcesToBackend(importTexts))
  .use(initReactI18next)
  .init({
    ...i18nOptions({ [DEFAULT_LANGUAGE]: { common } }, DEFAULT_LANGUAGE),
    ns: ['common'],
    partialBundledLanguages: true,
  });

const loadedLocales = new Map<Language, Locale>();

let requestedLanguage: Language = DEFAULT_LANGUAGE;

export const currentLanguage = (): Language =>
  LANGUAGES.find((language) => language === i18n.language) ?? DEFAULT_LANGUAGE;

/** The locale of MUI and dayjs for the current language; `undefined` for English, which is built in. */
export const currentLocale = (): Locale | undefined => loadedLocales.get(currentLanguage());

/**
 * Imports the namespaces that are not loaded yet; rejects when one cannot be loaded. i18next does not import them
 * itself, because it never asks its backend again for a namespace that failed once.
 */
async function addTexts(language: Language, namespaces: readonly string[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  await Promise.all(
    missing.map(async (namespace) => {
      i18n.addResourceBundle(language, namespace, await importTexts(language, namespace));
    }),
  );
}

/** Loads the texts of these namespaces; rejects when one cannot be loaded. */
export async function loadTexts(...namespaces: readonly Namespace[]): Promise<void> {
  await addTexts(currentLanguage(), namespaces);
  await i18n.loadNamespaces(namespaces);
}

/**
 * Changes the language once all namespaces in use are loaded, unless another language has been requested meanwhile;
 * rejects when a namespace cannot be loaded.
 */
export async function changeLanguage(language: Language): Promise<void> {
  requestedLanguage = language;
  const inUse = [i18n.options.ns ?? []].flat();
  const [locale] = await Promise.all([locales[language]?.(), addTexts(language, inUse)]);
  if (locale) loadedLocales.set(language, locale);
  if (language !== requestedLanguage) return;
  for (const one of loadedLocales.values()) one.use(language);
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Changes to the visitor's language, or stays in English when that language's texts cannot be loaded. */
export async function startTexts(): Promise<void> {
  const language = firstLanguage();
  if (language === DEFAULT_LANGUAGE) return;
  try {
    await changeLanguage(language);
  } catch (error) {
    console.warn('The texts could not be loaded: the app begins in English.', error);
  }
}
