// What libraries need to know of a language: the names of months, the words on MUI's own buttons. English is built in.
import type { ThemeOptions } from '@mui/material/styles';
import type { Language } from './languages.ts';

export interface Locale {
  /** Added to the theme while this language is on screen. */
  readonly theme: ThemeOptions;
  /** Tells libraries with a language of their own which one is on screen. */
  readonly use: (language: Language) => void;
}

export const locales: Readonly<Partial<Record<Language, () => Promise<Locale>>>> = {
  hi: async () => (await import('./hi/locale.ts')).locale,
};
