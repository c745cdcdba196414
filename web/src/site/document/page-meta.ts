// Titles, descriptions and robots of pages.
import { PRODUCT } from '@marquee/domain/site/product';
import { displayName, isShown, type Profile } from '@marquee/domain/profile/profile';
import { skillName } from '@marquee/domain/profile/skills';

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** '' for pages without keywords. */
  readonly keywords: string;
  readonly robots: 'index, follow' | 'noindex, nofollow';
}

const DESCRIPTION_LENGTH = 155;

/** At most this many UTF-16 code units are split into characters; a character rarely has more than 20. */
const LONGEST = 20 * DESCRIPTION_LENGTH;

const CHARACTERS = new Intl.Segmenter();

/** Texts in which every code unit is a character. */
const PRINTABLE_ASCII = /^[ -~]*$/;

/** The first 155 characters (what people see as one character is never cut), with '...' when there is more. */
export function metaDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  // A combining mark may follow the 155th character, hence one code unit more is tested.
  if (PRINTABLE_ASCII.test(line.slice(0, DESCRIPTION_LENGTH + 1))) {
    return line.length > DESCRIPTION_LENGTH ? `${line.slice(0, DESCRIPTION_LENGTH)}...` : line;
  }
  let count = 0;
  // Segments no more text than needed: segmenting a whole introduction took most of the render time on the server, and
  // each segment holds a copy of the text.
  const beginning = line.slice(0, LONGEST);
  for (const { index, segment } of CHARACTERS.segment(beginning)) {
    const isCut = beginning.length < line.length && index + segment.length === beginning.length;
    if (count === DESCRIPTION_LENGTH || isCut) return `${line.slice(0, index)}...`;
    count += 1;
  }
  return line;
}

/** Title, description, keywords and robots of a profile's page. */
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

/** The PageMeta of a page with an error card in place of a profile; `title` is the card's. */
export function errorCardMeta(title: string): PageMeta {
  return { title, description: '', keywords: '', robots: 'noindex, nofollow' };
}
