import { numberLocale } from './number-locale.ts';

/** A number as people of the current language write it, such as 1,00,000. */
export const numberText = (value: number): string => value.toLocaleString(numberLocale());
