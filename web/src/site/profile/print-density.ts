// How small a profile's texts are set on paper, so that the printed page stays one (public-profile.module.css).
import type { Profile } from '@marquee/domain/profile';

export type PrintDensity = 'dense' | 'densest';

/** Characters a text takes the room of: one that ends early takes about half of its line. */
const room = (text: string): number => text.length + 60 * (text.split('\n').length - 1);

/** `undefined` for what fits at full size. */
export function printDensity(profile: Profile): PrintDensity | undefined {
  const { introduction, education, skills, languages, additional_videos: videos } = profile;
  const total =
    room(introduction) +
    room(education) +
    [...skills, ...languages].reduce((sum, item) => sum + item.length + 2, 0) +
    30 * videos.length;
  if (total > 3600) return 'densest';
  return total > 1800 ? 'dense' : undefined;
}
