import type { InitOptions, Resource } from 'i18next';
import type { Language } from './languages.ts';

/** How i18next is started wherever texts are needed: at once, with these texts. */
export function i18nOptions(resources: Resource, language: Language): InitOptions {
  return {
    lng: language,
    fallbackLng: false, // Every language is complete, and a screen's texts are loaded with it.
    defaultNS: 'common',
    resources,
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes.
    returnNull: false,
    ...(import.meta.env.PROD && import.meta.env.MODE !== 'emulator'
      ? {}
      : { saveMissing: true, missingKeyHandler }),
  };
}

/** A text that is not there is a mistake of ours: tests and the local suite stop at it. */
function missingKeyHandler(languages: readonly string[], namespace: string, key: string): never {
  throw new Error(`No text for ${namespace}:${key} in ${languages.join(', ')}.`);
}
