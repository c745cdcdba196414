// Checks whether a file can be a picture, before anything is decoded or sent.
import { LIMITS } from '@marquee/domain/values/limits';

const READABLE = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;
const HEIC = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];

/** The file types that the file chooser and the drop area accept. */
export const PICTURE_FILES = {
  accept: {
    'image/png': ['.png'],
    'image/jpeg': ['.jpg', '.jpeg'],
    'image/gif': ['.gif'],
    'image/webp': ['.webp'],
    'image/heic': ['.heic'],
    'image/heif': ['.heif'],
  } as Record<string, string[]>,
  minSize: LIMITS.image.minBytes,
  maxSize: LIMITS.image.maxChosenBytes,
};

export type FileProblem = 'invalid-type' | 'empty' | 'too-small' | 'too-large';

export function isHeic(file: Pick<File, 'name' | 'type'>): boolean {
  return HEIC.includes(file.type) || /\.hei[cf]$/i.test(file.name);
}

/** Some systems report no type; then the file's extension decides. */
function isPicture(file: Pick<File, 'name' | 'type'>): boolean {
  return file.type === ''
    ? /\.(png|jpe?g|gif|webp)$/i.test(file.name)
    : (READABLE as readonly string[]).includes(file.type);
}

/** Why a file cannot be used, by its name, type and size; its content is checked when it is decoded. */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>): FileProblem | undefined {
  if (!isPicture(file) && !isHeic(file)) return 'invalid-type';
  if (file.size === 0) return 'empty';
  if (file.size < LIMITS.image.minBytes) return 'too-small';
  if (file.size > LIMITS.image.maxChosenBytes) return 'too-large';
  return undefined;
}
