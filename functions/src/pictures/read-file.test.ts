import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { ownerOf, readFile, type Bucket } from './read-file.ts';

const PATH = 'profiles/u1/profile/u1-profile-1.jpg';

test('ownerOf returns the owner of a picture’s path, and nothing for other paths', () => {
  expect(ownerOf(PATH)).toBe('u1');
  for (const path of [
    'profiles/u1',
    'profiles/u1/x.jpg',
    'profiles/u1/other/x.jpg',
    `x/${PATH}`,
    `${PATH}/x`,
  ]) {
    expect(ownerOf(path)).toBeUndefined();
  }
});

const bucketOf = (stream: Readable, seen: { options?: unknown; read?: number } = {}) =>
  ({
    file: () => ({
      createReadStream: (options: unknown) => {
        seen.options = options;
        return stream;
      },
    }),
  }) as unknown as Bucket;

test('readFile returns undefined for a file above the largest size of a picture, and stops reading it', async () => {
  let produced = 0;
  const endless = new Readable({
    read() {
      produced += 1;
      this.push(Buffer.alloc(64 * 1024));
    },
  });
  expect(await readFile(bucketOf(endless), PATH, 5000)).toBeUndefined();
  expect(produced * 64 * 1024).toBeLessThan(6 * 1024 * 1024);
  expect(endless.destroyed).toBe(true);
});

test('readFile requests the bytes as they are stored', async () => {
  const seen: { options?: unknown } = {};
  const bytes = await readFile(
    bucketOf(Readable.from([Buffer.from('ab'), Buffer.from('c')]), seen),
    PATH,
    5000,
  );
  expect(Buffer.from(bytes ?? []).toString()).toBe('abc');
  expect(seen.options).toMatchObject({ decompress: false });
});

test('readFile times out on a file that does not arrive', async () => {
  const silent = new Readable({ read: () => undefined });
  await expect(readFile(bucketOf(silent), PATH, 5)).rejects.toThrow('aborted');
});
