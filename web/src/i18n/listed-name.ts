// Names from our lists in the current language; profiles store them in English. A name that somebody typed is shown
// unchanged.
import type { TFunction } from 'i18next';
import { LANGUAGES, LOCATIONS } from '@marquee/domain/profile/options';
import { findSkill, skillName } from '@marquee/domain/profile/skills';

const isListed = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name);

/** The name of a stored language. */
export const shownLanguage = (stored: string, t: TFunction<'casting'>): string =>
  isListed(LANGUAGES, stored) ? t(`languages.${stored}`) : stored;

/** The name of a stored city. */
export const shownCity = (stored: string, t: TFunction<'casting'>): string =>
  isListed(LOCATIONS, stored) ? t(`cities.${stored}`) : stored;

/** The name of a stored skill. */
export function shownSkill(stored: string, t: TFunction<'casting'>): string {
  const skill = findSkill(stored);
  return skill ? t(`skills.${skill.id}`) : skillName(stored);
}
