// On which days an actor is free and busy, in words: for the page, CV, shortlist, editor and WhatsApp text.
import type { TFunction } from 'i18next';
import { availabilityOf, type Period } from '@marquee/domain/profile/busy-dates';
import type { Facts } from '@marquee/domain/profile/facts';
import { dayInIndia } from '@marquee/domain/values/calendar-day';
import type { Language } from './languages.ts';

/** How many busy periods a text names; the others are only counted. */
const NAMED = 5;

/** Returns a function that words a day, or with `parts` its month: '3 December', '3 January 2027', 'December'. */
function dayWords(language: Language, today: string) {
  return (day: string, next = '', parts: Intl.DateTimeFormatOptions = { day: 'numeric' }): string => {
    const isSameYear = day.slice(0, 4) === (next || today).slice(0, 4);
    const options: Intl.DateTimeFormatOptions = { ...parts, month: 'long', timeZone: 'UTC' };
    if (!isSameYear) options.year = 'numeric';
    return new Intl.DateTimeFormat(`${language}-IN`, options).format(Date.parse(day));
  };
}

const dayOf = (date: string): string => String(Number(date.slice(8)));

const monthOf = (date: string): string => date.slice(0, 7);

/** Periods in words, with the name of a month once: '3–9, 14–16, 20 December', or 'until 9 December' once it has begun. */
function periodsText(
  periods: readonly Period[],
  t: TFunction<'casting'>,
  language: Language,
  today: string,
): string {
  const words = dayWords(language, today);
  return periods
    .map(({ first, last }, index) => {
      if (first <= today) return t('availability.until', { last: words(last) });
      if (monthOf(first) !== monthOf(last)) return `${words(first, last)} – ${words(last)}`;
      const days = first === last ? dayOf(first) : `${dayOf(first)}–${dayOf(last)}`;
      const next = periods[index + 1];
      const isLast =
        next === undefined || monthOf(next.first) !== monthOf(last) || monthOf(next.last) !== monthOf(last);
      return isLast ? `${days} ${words(last, '', {})}` : days;
    })
    .join(', ');
}

/** A period in words: '3–9 December', or 'until 9 December' once it has begun. */
export const periodText = (
  period: Period,
  t: TFunction<'casting'>,
  language: Language,
  today = dayInIndia(),
): string => periodsText([period], t, language, today);

/** 'Free now · busy 3–9, 20 December'; '' when there is no date to name. */
export function availabilityText(
  facts: Pick<Facts, 'available_from' | 'busy'>,
  t: TFunction<'casting'>,
  language: Language,
  today = dayInIndia(),
): string {
  const { free, busy } = availabilityOf(facts.available_from, facts.busy, today);
  const named = periodsText(busy.slice(0, NAMED), t, language, today);
  const dates =
    busy.length > NAMED ? t('availability.more', { dates: named, count: busy.length - NAMED }) : named;
  if (free === '') return dates === '' ? '' : t('availability.ask', { dates });
  const freeText =
    free === today ? t('availability.now') : t('availability.from', { day: dayWords(language, today)(free) });
  return dates === '' ? freeText : `${freeText} · ${t('availability.busy', { dates })}`;
}
