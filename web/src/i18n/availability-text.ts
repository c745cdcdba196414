// On which days an actor is free and busy, in words: for the page, CV, shortlist, editor and WhatsApp text.
import type { TFunction } from 'i18next';
import { availabilityOf, type Period } from '@marquee/domain/profile/busy-dates';
import type { Facts } from '@marquee/domain/profile/facts';
import { dayInIndia } from '@marquee/domain/values/calendar-day';
import type { Language } from './languages.ts';

/** How many busy periods a text names; the others are only counted. */
const NAMED = 5;

/** Returns a function that words a day: '3 December', '3 January 2027', or '3' before `next`, a day of that month. */
function dayWords(language: Language, today: string) {
  const format = (day: string, parts: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(`${language}-IN`, { ...parts, timeZone: 'UTC' }).format(Date.parse(day));
  return (day: string, next = ''): string => {
    if (day.slice(0, 7) === next.slice(0, 7)) return format(day, { day: 'numeric' });
    const isSameYear = day.slice(0, 4) === (next || today).slice(0, 4);
    return format(day, { day: 'numeric', month: 'long', ...(isSameYear ? {} : { year: 'numeric' }) });
  };
}

/** A period in words: '3 to 9 December', or 'until 9 December' once it has begun. */
export function periodText(
  { first, last }: Period,
  t: TFunction<'casting'>,
  language: Language,
  today = dayInIndia(),
): string {
  const words = dayWords(language, today);
  if (first <= today) return t('availability.until', { last: words(last) });
  if (first === last) return words(first);
  return t('availability.period', { first: words(first, last), last: words(last) });
}

/** 'Free now · busy 3 to 9 December'; '' when there is no date to name. */
export function availabilityText(
  facts: Pick<Facts, 'available_from' | 'busy'>,
  t: TFunction<'casting'>,
  language: Language,
  today = dayInIndia(),
): string {
  const { free, busy } = availabilityOf(facts.available_from, facts.busy, today);
  const named = busy
    .slice(0, NAMED)
    .map((period) => periodText(period, t, language, today))
    .join(', ');
  const dates =
    busy.length > NAMED ? t('availability.more', { dates: named, count: busy.length - NAMED }) : named;
  if (free === '') return dates === '' ? '' : t('availability.ask', { dates });
  const freeText =
    free === today ? t('availability.now') : t('availability.from', { day: dayWords(language, today)(free) });
  return dates === '' ? freeText : `${freeText} · ${t('availability.busy', { dates })}`;
}
