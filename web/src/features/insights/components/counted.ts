import { numberLocale } from '#web/i18n/number-locale.ts';

/** A count for a text: `count` chooses the plural form, `number` is shown. */
export const counted = (count: number) => ({ count, number: count.toLocaleString(numberLocale()) });
