// Starts i18next with the texts given, synchronously, so that the first render has them.
import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';

export function createI18n(english: Resource[string]): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    defaultNS: 'common',
    resources: { en: english },
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes.
    returnNull: false,
  });
  return instance;
}
