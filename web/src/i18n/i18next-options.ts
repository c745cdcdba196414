import type { InitOptions, Resource } from 'i18next';
import type { Language } from './languages.ts';

/** i18next's options for a synchronous start with these texts. */
export function i18nOptions(resources: Resource, language: Language): InitOptions {
  return {
    lng: language,
    fallbackLng: false, // Every language is complete, and a screen's texts are loaded with it.
    defaultNS: 'common',
    resources,
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes the texts itself.
    returnNull: false,
    ...(import.meta.env.PROD && import.meta.env.MODE !== 'emulator'
      ? {}
      : { saveMissing: true, missingKeyHandler }),
  };
}

/** A missing text is a bug: it throws in tests and in the local suite. */
function missingKeyHandler(languages: readonly string[], namespace: string, key: string): never {
  throw new Error(`No text for ${namespace}:${key} in ${languages.join(', ')}.`);
}
