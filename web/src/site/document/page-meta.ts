// Titles, descriptions and robots of pages.
import { PRODUCT } from '@marquee/domain/site/product';
import { displayName, isShown, type Profile } from '@marquee/domain/profile/profile';
import { skillName } from '@marquee/domain/profile/skills';

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** '' for pages without. */
  readonly keywords: string;
  readonly robots: 'index, follow' | 'noindex, nofollow';
}

const DESCRIPTION_LENGTH = 155;

/** In code units: one character may take several, or a hundred with combining marks. */
const LONGEST = 20 * DESCRIPTION_LENGTH;

const CHARACTERS = new Intl.Segmenter();

/** Plain enough for every code unit to be a character of its own. */
const PRINTABLE_ASCII = /^[ -~]*$/;

/** The first 155 characters (whole ones, as a reader sees them), with '...' when there is more. */
export function metaDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  // A combining character may follow the last one, hence one more.
  if (PRINTABLE_ASCII.test(line.slice(0, DESCRIPTION_LENGTH + 1))) {
    return line.length > DESCRIPTION_LENGTH ? `${line.slice(0, DESCRIPTION_LENGTH)}...` : line;
  }
  let count = 0;
  // Segments no more text than needed: segmenting a whole introduction was the most expensive part of a server render,
  // and each segment holds a copy of the text.
  const beginning = line.slice(0, LONGEST);
  for (const { index, segment } of CHARACTERS.segment(beginning)) {
    const isCut = beginning.length < line.length && index + segment.length === beginning.length;
    if (count === DESCRIPTION_LENGTH || isCut) return `${line.slice(0, index)}...`;
    count += 1;
  }
  return line;
}

/** The meta of a public profile page. */
export function profileMeta(profile: Profile): PageMeta {
  const name = displayName(profile);
  const place = profile.location === '' ? '' : ` from ${profile.location}`;
  return {
    title: name === '' ? PRODUCT.title : `${name} - ${profile.headline ?? 'Actor'} | ${PRODUCT.name}`,
    description: metaDescription(
      profile.introduction === ''
        ? `${name === '' ? 'An actor' : name}, actor${place}, on ${PRODUCT.name}.`
        : profile.introduction,
    ),
    keywords: [
      name,
      'actor',
      profile.location,
      ...profile.skills.slice(0, 3).map(skillName),
      ...profile.languages.slice(0, 2),
    ]
      .filter((word) => word !== '')
      .join(', '),
    robots: isShown(profile) ? 'index, follow' : 'noindex, nofollow',
  };
}

/** The meta of the page shown in place of a profile that cannot be shown; its title is that of the card. */
export function errorCardMeta(title: string): PageMeta {
  return { title, description: '', keywords: '', robots: 'noindex, nofollow' };
}
