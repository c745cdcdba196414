import { StorageError } from 'firebase/storage';
import type * as Storage from 'firebase/storage';
import { expect, test, vi } from 'vitest';
import { deletePicture } from './delete-picture.ts';

const { deleteObject } = vi.hoisted(() => ({ deleteObject: vi.fn<(path: unknown) => Promise<void>>() }));
vi.mock('firebase/storage', async (original) => ({
  ...(await original<typeof Storage>()),
  ref: (_storage: unknown, path: string) => path,
  deleteObject,
}));
vi.mock('#web/firebase/storage.ts', () => ({ storage: {} }));

const failure = (code: string): StorageError => new StorageError(code as never, 'Not deleted.');

test('deletePicture deletes the file of its path, and a file that is gone is no error', async () => {
  deleteObject.mockResolvedValueOnce(undefined);
  await deletePicture('profiles/asha/profile/a.webp');
  expect(deleteObject).toHaveBeenCalledExactlyOnceWith('profiles/asha/profile/a.webp');
  deleteObject.mockRejectedValueOnce(failure('object-not-found'));
  await expect(deletePicture('a')).resolves.toBeUndefined();
});

test.each([failure('unauthorized'), failure('retry-limit-exceeded'), new Error('Other.')])(
  'deletePicture throws any other error: %s',
  async (error) => {
    deleteObject.mockRejectedValueOnce(error);
    await expect(deletePicture('a')).rejects.toBe(error);
  },
);
