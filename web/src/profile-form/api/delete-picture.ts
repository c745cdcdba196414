import { deleteObject, ref, StorageError, StorageErrorCode } from 'firebase/storage';
import { storage } from '../../firebase/storage.ts';

/** Deletes one file; one that is already gone counts as deleted. */
export async function deletePicture(path: string): Promise<void> {
  try {
    await deleteObject(ref(storage, path));
  } catch (error) {
    if (error instanceof StorageError && error.code === `storage/${StorageErrorCode.OBJECT_NOT_FOUND}`)
      return;
    throw error;
  }
}
