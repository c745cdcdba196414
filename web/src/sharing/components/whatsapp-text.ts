// The ready WhatsApp messages, made from the profile. A line whose fact is missing is left out.
import type { TFunction } from 'i18next';
import { displayName, type Profile } from '@marquee/domain/profile/profile';
import { isolated, reordersOthers } from '@marquee/domain/values/direction';

export const PRESETS = ['audition', 'introduction', 'short'] as const;
export type Preset = (typeof PRESETS)[number];

/** Characters that WhatsApp shows without 'Read more'. */
export const SHOWN_LENGTH = 700;

/** The placeholder of the link in a text: the username may change, and each person may have a named link. */
export const LINK = '{link}';

/** The placeholder of the line of free and busy dates, which changes from day to day. */
const DATES = '{dates}';

/** The values that replace a stored text's placeholders. */
export interface Changing {
  readonly link: string;
  /** The line of free and busy dates; '' for none. */
  readonly dates: string;
}

export function storedText(text: string, { link, dates }: Changing): string {
  const stored = text.replaceAll(link, LINK);
  return dates === '' ? stored : stored.replaceAll(dates, DATES);
}

export const filledText = (stored: string, { link, dates }: Changing): string =>
  (dates === '' ? stored.replaceAll(`${DATES}\n`, '') : stored)
    .replaceAll(DATES, dates)
    .replaceAll(LINK, link);

/** A preset's text, with the placeholders `LINK` and `DATES`. */
export function presetText(preset: Preset, profile: Profile, t: TFunction<'sharing'>): string {
  const { screen_age_min: min, screen_age_max: max, height, location, languages } = profile;
  const named = languages.slice(0, 6);
  // A name in Urdu would otherwise turn the facts beside it round: 6'5" for 5'6".
  const isMixed = [displayName(profile), height, location, ...named].some(reordersOthers);
  const fact = (value: string): string => (isMixed && value !== '' ? isolated(value) : value);
  const name = fact(displayName(profile));
  const age = fact(min > 0 && max > 0 ? `${String(min)}-${String(max)}` : '');
  const languageList = named.map(fact).join(', ');
  if (preset === 'short') {
    const facts = [name, age, fact(height), fact(location)].filter((one) => one !== '').join(' · ');
    return [facts, DATES, LINK].filter((line) => line !== '').join('\n');
  }
  const facts = [
    { label: t('pack.facts.age'), value: age },
    { label: t('pack.facts.height'), value: fact(height) },
    { label: t('pack.facts.city'), value: fact(location) },
    { label: t('pack.facts.languages'), value: languageList },
  ].flatMap(({ label, value }) => (value === '' ? [] : [`${label}: ${value}`]));
  const opening = name === '' ? t(`pack.openings.${preset}Unnamed`) : t(`pack.openings.${preset}`, { name });
  return [opening, ...facts, DATES, `${t('pack.facts.profile')}: ${LINK}`].join('\n');
}
