// The app's texts. The frame's are there from the start, a screen's are loaded beside its code (app/router.tsx), and a
// change of language waits until the texts of everything on screen are there.
import { firstLanguage } from './chosen-language.ts';
import { createI18n } from './create-i18n.ts';
import { common } from './en/common.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts';
import { locales, type Locale } from './locales.ts';
import { loaders, type Namespace } from './namespaces.ts';

/** The frame's English is part of the app: what is said when nothing can be loaded. */
export const i18n = createI18n({ common });

const needed = new Set<Namespace>(['common']);
const loaded = new Map<Language, Locale>();
let wanted: Language = DEFAULT_LANGUAGE;

/** The language on screen. */
export const spokenLanguage = (): Language =>
  LANGUAGES.find((language) => language === i18n.language) ?? DEFAULT_LANGUAGE;

/** What components and dates need to know of the language on screen, besides our texts. */
export const spokenLocale = (): Locale | undefined => loaded.get(spokenLanguage());

async function load(language: Language, namespaces: Iterable<Namespace>): Promise<void> {
  await Promise.all(
    Array.from(namespaces)
      .filter((namespace) => !i18n.hasResourceBundle(language, namespace))
      .map(async (namespace) => {
        i18n.addResourceBundle(language, namespace, await loaders[language][namespace]());
      }),
  );
}

/** Loads the texts of these namespaces that are not there yet; rejects when one cannot be had. */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) needed.add(namespace);
  // While the language is being changed, a screen may appear in either.
  await Promise.all([...new Set([spokenLanguage(), wanted])].map((language) => load(language, namespaces)));
}

/** Changes the language once all of its texts that the app has shown so far are there; rejects when they cannot be had. */
export async function speak(language: Language): Promise<void> {
  const before = wanted;
  wanted = language;
  try {
    const [locale] = await Promise.all([locales[language]?.(), load(language, needed)]);
    if (locale) loaded.set(language, locale);
  } catch (error) {
    if (wanted === language) wanted = before;
    throw error;
  }
  // Somebody may have changed their mind meanwhile.
  if (wanted !== language) return;
  for (const one of loaded.values()) one.use(language);
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Speaks the visitor's language, or English when its texts cannot be had. */
export async function startSpeaking(): Promise<void> {
  try {
    await speak(firstLanguage());
  } catch (error) {
    console.warn('The texts could not be loaded: English it is.', error);
    await speak(DEFAULT_LANGUAGE);
  }
}
