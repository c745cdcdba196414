// The paths of pictures in Storage, and the path in a download address.
import type { Picture, ProfileForm } from '@marquee/domain/profile';

export type PictureKind = 'profile' | 'gallery';

export interface PicturePaths {
  readonly full: string;
  readonly thumb: string;
}

/** The paths of a new picture. `random` (a-z, 0-9) makes gallery pictures of the same millisecond differ. */
export function picturePaths(uid: string, kind: PictureKind, now: number, random: string): PicturePaths {
  const [folder, name, mark] =
    kind === 'profile'
      ? (['profile', `${uid}-profile-${String(now)}`, '-thumb'] as const)
      : (['gallery', `${uid}_gallery_${String(now)}_${random}`, '_thumb'] as const);
  const base = `profiles/${uid}/${folder}/${name}`;
  return { full: `${base}.jpg`, thumb: `${base}${mark}.jpg` };
}

/** Eight characters a-z and 0-9. */
export function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(8)), (number) => (number % 36).toString(36)).join(
    '',
  );
}

/** The Storage path behind a download address; `undefined` when it is not a picture of this account's own folders. */
export function ownPath(uid: string, url: string): string | undefined {
  const encoded = /\/o\/([^?#]+)/.exec(url)?.[1];
  if (encoded === undefined) return undefined;
  try {
    const path = decodeURIComponent(encoded);
    const own = [`profiles/${uid}/profile/`, `profiles/${uid}/gallery/`];
    return own.some((folder) => path.startsWith(folder)) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** The Storage paths, in the account's own folders, of all files of a profile's pictures. */
export function usedPaths(
  uid: string,
  { profile_image, photos }: Pick<ProfileForm, 'profile_image' | 'photos'>,
): string[] {
  const pictures: readonly Picture[] = profile_image ? [profile_image, ...photos] : photos;
  return [
    ...new Set(
      pictures.flatMap(({ url, thumb_url }) =>
        [ownPath(uid, url) ?? [], ownPath(uid, thumb_url) ?? []].flat(),
      ),
    ),
  ];
}
