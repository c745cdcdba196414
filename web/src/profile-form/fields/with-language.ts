import { LANGUAGES } from '@marquee/domain/profile/options';
import { LIMITS } from '@marquee/domain/values/limits';

const OTHER = 'Other';
export const LISTED: readonly string[] = LANGUAGES.filter((language) => language !== OTHER);

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * The list with a language added in the catalogue's spelling, unless it is empty, listed already or the list is full.
 */
export function withLanguage(languages: readonly string[], typed: string): readonly string[] {
  const name = typed.trim();
  const spelt = LISTED.find((listed) => isSame(listed, name)) ?? name;
  return spelt === '' ||
    languages.length >= LIMITS.languages ||
    languages.some((language) => isSame(language, spelt))
    ? languages
    : [...languages, spelt];
}
