// How small a profile's texts are set on paper, so that the profile fits on one sheet (public-profile.module.css): a
// casting office files one sheet.
import type { Profile } from '@marquee/domain/profile/profile';

export type PrintDensity = 'dense' | 'densest';

/** The space of a text in characters; each line break wastes about half a line. */
const room = (text: string): number => text.length + 60 * (text.split('\n').length - 1);

/** The space of a credit, and of a kind's heading, in characters. */
const CREDIT_ROOM = 50;
const KIND_ROOM = 60;

/** How small the texts are set; `undefined` if they fit at full size. */
export function printDensity(profile: Profile): PrintDensity | undefined {
  const { introduction, education, skills, languages, additional_videos: videos, credits, facts } = profile;
  const filled = Object.values(facts)
    .flat()
    .filter((fact) => fact !== '');
  const total =
    room(introduction) +
    room(education) +
    [...skills, ...languages].reduce((sum, item) => sum + item.length + 2, 0) +
    30 * (videos.length + filled.length) +
    CREDIT_ROOM * credits.length +
    KIND_ROOM * new Set(credits.map(({ kind }) => kind)).size +
    (profile.representation === null ? 0 : 2 * KIND_ROOM);
  if (total > 3600) return 'densest';
  return total > 1800 ? 'dense' : undefined;
}
