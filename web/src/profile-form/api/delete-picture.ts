import { deleteObject, ref, StorageError, StorageErrorCode } from 'firebase/storage';
import { storage } from '#web/firebase/storage.ts';

/** Deletes a file from Storage. A file that does not exist is no error. */
export async function deletePicture(path: string): Promise<void> {
  try {
    await deleteObject(ref(storage, path));
  } catch (error) {
    if (error instanceof StorageError && error.code === `storage/${StorageErrorCode.OBJECT_NOT_FOUND}`)
      return;
    throw error;
  }
}
