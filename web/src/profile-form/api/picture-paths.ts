// The names and paths of picture files in Storage.
import { filesOf, picturePath } from '@marquee/domain/profile/picture';
import type { ProfileForm } from '@marquee/domain/profile/profile';

export type PictureKind = 'profile' | 'gallery';

interface NewFile {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Characters a-z and 0-9 that keep others from guessing the path. */
  readonly random: string;
  readonly extension: 'webp' | 'jpg';
}

/** The file name of a new picture, with its folder. */
export const newPictureFile = (uid: string, kind: PictureKind, { now, random, extension }: NewFile): string =>
  kind === 'profile'
    ? `profile/${uid}-profile-${String(now)}-${random}.${extension}`
    : `gallery/${uid}_gallery_${String(now)}_${random}.${extension}`;

/** Eight characters a-z and 0-9. */
export function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(8)), (number) => (number % 36).toString(36)).join(
    '',
  );
}

/** The Storage paths of all files of the pictures that the owner has uploaded. */
export function usedPaths(
  uid: string,
  { profile_image, photos }: Pick<ProfileForm, 'profile_image' | 'photos'>,
): string[] {
  const pictures = profile_image ? [profile_image, ...photos] : photos;
  return [...new Set(pictures.flatMap(filesOf))].map((file) => picturePath(uid, file));
}
