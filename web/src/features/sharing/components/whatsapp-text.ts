// The ready texts of the WhatsApp pack, filled from the profile. A line whose fact is missing is left out.
import type { TFunction } from 'i18next';
import { displayName, type Profile } from '@marquee/domain/profile';

export const PRESETS = ['audition', 'introduction', 'short'] as const;
export type Preset = (typeof PRESETS)[number];

/** Characters that WhatsApp shows without 'Read more'. */
export const SHOWN_LENGTH = 700;

/** The placeholder of the profile's link in a stored text: the username may change. */
const LINK = '{link}';

export const storedText = (text: string, link: string): string => text.replaceAll(link, LINK);
export const textWithLink = (stored: string, link: string): string => stored.replaceAll(LINK, link);

/** A preset's text. */
export function presetText(preset: Preset, profile: Profile, link: string, t: TFunction<'sharing'>): string {
  const { screen_age_min: min, screen_age_max: max, height, location, languages } = profile;
  const name = displayName(profile);
  const age = min > 0 && max > 0 ? `${String(min)}-${String(max)}` : '';
  const languageList = languages.slice(0, 6).join(', ');
  if (preset === 'short') {
    const facts = [name, age, height, location].filter((fact) => fact !== '').join(' · ');
    return [facts, link].filter((line) => line !== '').join('\n');
  }
  const facts = [
    { label: t('pack.facts.age'), value: age },
    { label: t('pack.facts.height'), value: height },
    { label: t('pack.facts.city'), value: location },
    { label: t('pack.facts.languages'), value: languageList },
  ].flatMap(({ label, value }) => (value === '' ? [] : [`${label}: ${value}`]));
  const opening = name === '' ? t(`pack.openings.${preset}Unnamed`) : t(`pack.openings.${preset}`, { name });
  return [opening, ...facts, `${t('pack.facts.profile')}: ${link}`].join('\n');
}
