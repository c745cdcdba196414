// The ready texts of the WhatsApp pack, made from the profile. A line whose fact is missing is left out.
import type { TFunction } from 'i18next';
import { displayName, type Profile } from '@marquee/domain/profile/profile';

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
  const name = displayName(profile);
  const age = min > 0 && max > 0 ? `${String(min)}-${String(max)}` : '';
  const languageList = languages.slice(0, 6).join(', ');
  if (preset === 'short') {
    const facts = [name, age, height, location].filter((fact) => fact !== '').join(' · ');
    return [facts, DATES, LINK].filter((line) => line !== '').join('\n');
  }
  const facts = [
    { label: t('pack.facts.age'), value: age },
    { label: t('pack.facts.height'), value: height },
    { label: t('pack.facts.city'), value: location },
    { label: t('pack.facts.languages'), value: languageList },
  ].flatMap(({ label, value }) => (value === '' ? [] : [`${label}: ${value}`]));
  const opening = name === '' ? t(`pack.openings.${preset}Unnamed`) : t(`pack.openings.${preset}`, { name });
  return [opening, ...facts, DATES, `${t('pack.facts.profile')}: ${LINK}`].join('\n');
}
