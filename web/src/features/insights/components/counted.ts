import { numberText } from '#web/i18n/number-text.ts';

/** A count for a text: `count` chooses the plural form, `number` is shown. */
export const counted = (count: number) => ({ count, number: numberText(count) });
