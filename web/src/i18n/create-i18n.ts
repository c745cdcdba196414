// Creates an i18next instance with the texts of one language, synchronously, so that the first render has them.
import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import { i18nOptions } from './i18next-options.ts';

export function createI18n(texts: Resource[string], language: Language = DEFAULT_LANGUAGE): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init(i18nOptions({ [language]: texts }, language));
  return instance;
}
