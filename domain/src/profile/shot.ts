// The shot of a gallery photo: how the photo shows the actor, such as close-up, full length or smiling.
import { LIMITS } from '../values/limits.ts';

/** The shots, in the order of the contact sheet. */
export const SHOTS = ['close_up', 'mid', 'full_length', 'left', 'right', 'smile', 'look'] as const;
export type Shot = (typeof SHOTS)[number];

interface Photo {
  readonly shot: Shot | '';
}

/** Photos in the order of their shots, those without a shot last; photos with the same shot keep their order. */
export function byShot<Some extends Photo>(photos: readonly Some[]): readonly Some[] {
  const position = ({ shot }: Photo): number => (shot === '' ? SHOTS.length : SHOTS.indexOf(shot));
  return [...photos].sort((a, b) => position(a) - position(b));
}

interface Pictures {
  readonly profile_image: object | null;
  readonly photos: readonly Photo[];
}

/** The shots that a profile lacks. The portrait is a close-up; a full gallery with named shots lacks none. */
export function missingShots({ profile_image, photos }: Pictures): readonly Shot[] {
  const found = new Set(photos.map(({ shot }) => shot));
  if (profile_image !== null) found.add('close_up');
  const isFull = photos.length >= LIMITS.photos && !found.has('');
  return isFull ? [] : SHOTS.filter((shot) => !found.has(shot));
}
