import type { InitOptions, Resource } from 'i18next';

/** How i18next is started wherever texts are needed: at once, with these texts. */
export function i18nOptions(resources: Resource, language = 'en'): InitOptions {
  return {
    lng: language,
    fallbackLng: 'en',
    defaultNS: 'common',
    resources,
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes.
    returnNull: false,
  };
}
