// The sweep of one page of files, with stand-ins for bucket and database.
import { expect, test, vi } from 'vitest';
import { sweepPictures } from './sweep-pictures.ts';

vi.mock(import('../runtime/log.ts'), () => ({ logFailure: vi.fn(), logInfo: vi.fn() }));

test('the picture sweep reads five profiles at a time, and keeps pictures of a profile or yesterday’s copy', async () => {
  const deleted: string[] = [];
  const files = Array.from({ length: 500 }, (_, index) => {
    const name = `profiles/u${String(index)}/gallery/a.png`;
    return {
      name,
      metadata: { timeCreated: '2026-01-01T00:00:00Z' },
      delete: () => Promise.resolve(deleted.push(name)),
    };
  });
  const read: number[] = [];
  const firestore = {
    doc: () => ({ get: () => Promise.resolve({ get: () => '' }), set: () => Promise.resolve() }),
    collection: () => ({
      doc: (id: string) => ({ id, collection: () => ({ doc: () => ({ id, isYesterday: true }) }) }),
    }),
    getAll: (...asked: readonly { readonly id: string; readonly isYesterday?: boolean }[]) => {
      const profiles = asked.slice(0, -1);
      read.push(profiles.length);
      // The first owner's profile names the file, the second owner has no profile, the third's profile of yesterday names it.
      const photos = [{ file: 'gallery/a.png' }];
      const data = (id: string, isYesterday: boolean) => {
        if (isYesterday) return id === 'u2' ? { profile: { photos } } : undefined;
        return id === 'u1' ? undefined : { photos: id === 'u0' ? photos : [] };
      };
      return Promise.resolve(
        profiles.map(({ id, isYesterday = false }) => ({ data: () => data(id, isYesterday) })),
      );
    },
  };
  const bucket = { getFiles: () => Promise.resolve([files, null]) };
  const backends = { firestore, bucket } as never;
  expect(await sweepPictures(backends, Date.parse('2026-02-01T00:00:00Z'))).toBe(498);
  expect(Math.max(...read)).toBe(5);
  expect(deleted).not.toContain('profiles/u0/gallery/a.png');
  expect(deleted).not.toContain('profiles/u2/gallery/a.png');
});
