// A profile's facts as labelled texts, for the page, the CV and the shortlist.
import type { TFunction } from 'i18next';
import { FACT_NAMES, FACTS, type FactName, type Facts } from '@marquee/domain/profile/facts';
import type { Profile } from '@marquee/domain/profile/profile';
import { own } from '@marquee/domain/values/read-value';
import { DEFAULT_LANGUAGE, type Language } from '#web/i18n/languages.ts';
import { choiceKey } from '#web/i18n/choice-key.ts';
import { shownCity, shownLanguage } from '#web/i18n/listed-name.ts';
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

/** Playing age, height and city, as far as the profile has them. */
export function keyFacts(profile: Profile, texts: Texts): Row[] {
  const t = texts('publicProfile');
  const { screen_age_min: min, screen_age_max: max } = profile;
  return filled([
    { label: t('facts.ageRange'), value: min > 0 && max > 0 ? t('facts.ageRangeValue', { min, max }) : '' },
    { label: t('facts.height'), value: profile.height },
    { label: t('facts.location'), value: shownCity(profile.location, texts('casting')) },
  ]);
}

/** The languages, each with its level if the profile has it: 'Hindi (native)'. */
export function languageNames(profile: Profile, texts: Texts): string[] {
  const t = texts('casting');
  return profile.languages.map((language) => {
    const level = own(profile.language_levels, language);
    const name = shownLanguage(language, t);
    return level === undefined
      ? name
      : `${name} (${t(`languageLevels.${level}`).toLocaleLowerCase(DEFAULT_LANGUAGE)})`;
  });
}

/** The label of a fact's option; a text that is none of the options is returned unchanged. */
function chosen(name: FactName, id: string, t: TFunction<'casting'>): string {
  const field = FACTS[name];
  return 'options' in field && (field.options as readonly string[]).includes(id)
    ? t(choiceKey(name, id))
    : id;
}

function factText(name: FactName, facts: Facts, t: TFunction<'casting'>, language: Language): string {
  const value = facts[name];
  if (typeof value !== 'string') return value.join(', ');
  return FACTS[name].kind === 'month' ? monthText(value, language) : chosen(name, value, t);
}

/** The rows of the facts that FACTS defines with this `shown`, each with the facts that are `beside` it in FACTS. */
function rowsOf(shown: 'row' | 'size', { facts }: Profile, texts: Texts, language: Language): Row[] {
  const t = texts('casting');
  const besides = (name: FactName): FactName[] =>
    FACT_NAMES.filter((other) => {
      const field = FACTS[other];
      return 'beside' in field && field.beside === name;
    });
  return filled(
    FACT_NAMES.filter((name) => FACTS[name].shown === shown).map((name) => ({
      label: t(`facts.${name}`),
      value: [name, ...besides(name)]
        .map((each) => factText(each, facts, t, language))
        .filter((part) => part !== '')
        .join(' · '),
    })),
  );
}

/** Looks, papers and accents, as far as the profile has them. */
export const factRows = (profile: Profile, texts: Texts, language: Language): Row[] =>
  rowsOf('row', profile, texts, language);

/** The size sheet, as far as the profile has sizes. */
export const sizeRows = (profile: Profile, texts: Texts, language: Language): Row[] =>
  rowsOf('size', profile, texts, language);
