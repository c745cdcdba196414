// What a profile says about its actor, as labelled texts: the page, the CV and the shortlist show the same.
import { EYES, BUILDS, DRIVING_LICENCES, GENDERS, HAIR, PRONOUNS } from '@marquee/domain/facts';
import type { Profile } from '@marquee/domain/profile';
import { own } from '@marquee/domain/stored-line';
import { DEFAULT_LANGUAGE, type Language } from '../../i18n/languages.ts';
import type { Texts } from '../texts.ts';

/** A labelled text of a profile. */
export interface Row {
  readonly label: string;
  readonly value: string;
}

const filled = (rows: readonly Row[]): Row[] => rows.filter(({ value }) => value !== '');

const dateFormat = (language: Language, parts: Intl.DateTimeFormatOptions, timeZone: string) =>
  new Intl.DateTimeFormat(`${language}-IN`, { ...parts, timeZone });

/** A stored month (`2026-11`) in words; '' for none. */
export const monthText = (month: string, language: Language): string =>
  month === ''
    ? ''
    : dateFormat(language, { month: 'long', year: 'numeric' }, 'UTC').format(Date.parse(`${month}-01`));

/** When the owner last saved or confirmed the profile: the month in India; '' when that is not known. */
export function confirmedMonth({ confirmed_at: at }: Profile, language: Language): string {
  const date = new Date(at ?? NaN);
  return Number.isNaN(date.getTime())
    ? ''
    : dateFormat(language, { month: 'long', year: 'numeric' }, 'Asia/Kolkata').format(date);
}

/** Playing age, height and city, as far as given. */
export function keyFacts(profile: Profile, texts: Texts): Row[] {
  const t = texts('publicProfile');
  const { screen_age_min: min, screen_age_max: max } = profile;
  return filled([
    { label: t('facts.ageRange'), value: min > 0 && max > 0 ? t('facts.ageRangeValue', { min, max }) : '' },
    { label: t('facts.height'), value: profile.height },
    { label: t('facts.location'), value: profile.location },
  ]);
}

/** The languages, each with its level where it has one: 'Hindi (native)'. */
export function languageNames(profile: Profile, texts: Texts): string[] {
  const t = texts('casting');
  return profile.languages.map((language) => {
    const level = own(profile.language_levels, language);
    return level === undefined
      ? language
      : `${language} (${t(`languageLevels.${level}`).toLocaleLowerCase(DEFAULT_LANGUAGE)})`;
  });
}

/** From when the actor is available: a day to come, or 'now'; '' when that is not known. */
export function availability({ facts }: Profile, texts: Texts, language: Language, now = Date.now()): string {
  const t = texts('publicProfile');
  const from = Date.parse(facts.available_from);
  if (Number.isNaN(from)) return '';
  if (from <= now) return t('facts.availableNow');
  const date = dateFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }, 'UTC').format(from);
  return t('facts.availableFrom', { date });
}

/** The label of a stored id; a text that is not one of the ids stays as it is. */
function labelOf<Id extends string>(
  ids: readonly Id[],
  stored: string,
  label: (id: NoInfer<Id>) => string,
): string {
  const id = ids.find((one) => one === stored);
  return id === undefined ? stored : label(id);
}

/** Looks, papers and accents, as far as given. */
export function factRows({ facts }: Profile, texts: Texts, language: Language): Row[] {
  const t = texts('casting');
  return filled([
    { label: t('facts.gender'), value: labelOf(GENDERS, facts.gender, (id) => t(`genders.${id}`)) },
    { label: t('facts.pronouns'), value: labelOf(PRONOUNS, facts.pronouns, (id) => t(`pronouns.${id}`)) },
    { label: t('facts.eyes'), value: labelOf(EYES, facts.eyes, (id) => t(`eyes.${id}`)) },
    { label: t('facts.hair'), value: labelOf(HAIR, facts.hair, (id) => t(`hair.${id}`)) },
    { label: t('facts.build'), value: labelOf(BUILDS, facts.build, (id) => t(`builds.${id}`)) },
    { label: t('facts.accents'), value: facts.accents.join(', ') },
    {
      label: t('facts.association'),
      value: [facts.association, facts.association_number].filter((part) => part !== '').join(' · '),
    },
    {
      label: t('facts.driving_licence'),
      value: labelOf(DRIVING_LICENCES, facts.driving_licence, (id) => t(`drivingLicences.${id}`)),
    },
    { label: t('facts.passport_until'), value: monthText(facts.passport_until, language) },
    { label: t('facts.travel'), value: facts.travel === '' ? '' : t(`travel.${facts.travel}`) },
  ]);
}

/** The size sheet, as far as given. */
export function sizeRows({ facts }: Profile, texts: Texts): Row[] {
  const t = texts('casting');
  return filled(
    (['chest', 'waist', 'hips', 'shoe', 'collar'] as const).map((name) => ({
      label: t(`facts.${name}`),
      value: facts[name],
    })),
  );
}
