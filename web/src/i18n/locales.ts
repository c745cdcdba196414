// Locales of libraries: month names, and the labels of MUI's own buttons. The libraries have English built in.
import type { ThemeOptions } from '@mui/material/styles';
import type { Language } from './languages.ts';

export interface Locale {
  /** Options added to the theme in this language. */
  readonly theme: ThemeOptions;
  /** Sets the current language of libraries with a global locale (dayjs). */
  readonly use: (language: Language) => void;
}

export const locales: Readonly<Partial<Record<Language, () => Promise<Locale>>>> = {
  hi: async () => (await import('./hi/locale.ts')).locale,
};
