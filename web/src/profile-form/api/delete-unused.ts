import { deletePicture } from './delete-picture.ts';

/**
 * Deletes the files that are not among the used ones, without waiting. Files that cannot be deleted now, and those of a
 * crashed or closed editor, are left to the daily sweep (functions/src/sweep/sweep-pictures.ts).
 */
export function deleteUnused(paths: Iterable<string>, used: readonly string[]): void {
  for (const path of new Set(paths)) {
    if (used.includes(path)) continue;
    void deletePicture(path).catch((error: unknown) =>
      console.warn('A picture that is no longer used could not be deleted.', error),
    );
  }
}
