// Checks whether a file may be a picture, before anything of it is read; its content is checked when it is opened.
import { mayBePicture } from '@marquee/domain/profile/picture-file';
import { LIMITS } from '@marquee/domain/values/limits';

/**
 * The file types that the file chooser and the drop area propose. All of `image/*`: phones then offer their camera, and
 * iPhones hand out JPEG instead of HEIC.
 */
export const PICTURE_FILES = {
  accept: {
    'image/*': ['.jpg', '.jpeg', '.png', '.gif', '.webp', '.avif', '.heic', '.heif', '.hif'],
  } as Record<string, string[]>,
  minSize: LIMITS.image.minBytes,
  maxSize: LIMITS.image.maxChosenBytes,
};

export type FileProblem = 'invalid-type' | 'empty' | 'too-small' | 'too-large';

/** Why a file is not opened, by its name, type and size. */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>): FileProblem | undefined {
  if (!mayBePicture(file)) return 'invalid-type';
  if (file.size === 0) return 'empty';
  if (file.size < LIMITS.image.minBytes) return 'too-small';
  if (file.size > LIMITS.image.maxChosenBytes) return 'too-large';
  return undefined;
}
