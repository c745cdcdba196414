// Every folder of Cloud Storage × every operation × every actor × names, types and sizes of files.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STORAGE_COVERAGE } from '../../scripts/config/project.ts';
import { isOfficial } from '../setup/test-emulator.ts';
import { ACTORS, NOBODY, type ActorName } from './matrix/actors.ts';
import { BAD_METADATA, folders, GOOD_METADATA, SIZES, TYPES } from './matrix/collections/pictures.ts';
import { describeCosts, print } from './matrix/costs.ts';
import { uncovered } from './matrix/coverage.ts';
import type { CoverageReport } from './matrix/firestore-rest.ts';
import { StorageBucket, type ObjectAction, type Upload } from './matrix/storage-rest.ts';

const bucket = new StorageBucket('demo-rules-matrix');

/** Every upload has its own name, so that none overwrites another. */
let serial = Date.now();
let attempts = 0;

/** All actors try in parallel; returns those whose result differs from `may`. */
async function surprises(
  may: readonly ActorName[],
  act: () => ObjectAction | Promise<ObjectAction>,
): Promise<string[]> {
  const found = await Promise.all(
    ACTORS.map(async (actor) => {
      attempts += 1;
      const answer = await bucket.attempt(actor, await act());
      return (answer === 'allowed') === may.includes(actor.name) ? [] : [`${actor.name} was ${answer}`];
    }),
  );
  return found.flat();
}

// Not shuffled: the last tests read the rules coverage of all others.
describe('storage.rules', { shuffle: false }, () => {
  describe.each(folders)('$name', ({ path, file, goodNames, badNames, see, add, remove }) => {
    const fresh = (): string => `${path}/${file((serial += 1))}`;
    const upload = (changes: Partial<Upload> = {}) => ({
      upload: { path: fresh(), contentType: 'image/jpeg', bytes: 2048, ...changes },
    });
    /** Stores a picture; returns its path. */
    const there = async (): Promise<string> => {
      const { upload: stored } = upload();
      await bucket.store(stored);
      return stored.path;
    };
    const isNamed = add.length > 0;

    it('get: only the actors who may see a picture get its metadata', async () => {
      const picture = await there();
      expect(await surprises(see, () => ({ metadata: picture }))).toEqual([]);
    });
    it('get: only the actors who may see a picture get its bytes', async () => {
      const picture = await there();
      expect(await surprises(see, () => ({ download: picture }))).toEqual([]);
    });
    it('get: a missing picture needs the same permission as an existing one', async () => {
      expect(await surprises(see, () => ({ metadata: fresh() }))).toEqual([]);
    });
    it('list: nobody lists the folder', async () => {
      expect(await surprises(NOBODY, () => ({ list: `${path}/` }))).toEqual([]);
    });
    it('create: only the actors who may add a picture upload a new one', async () => {
      expect(await surprises(add, () => upload())).toEqual([]);
    });
    it('create: nobody overwrites an existing picture', async () => {
      const picture = await there();
      expect(await surprises(NOBODY, () => upload({ path: picture }))).toEqual([]);
    });
    it('update: nobody changes the metadata of a picture', async () => {
      const picture = await there();
      expect(await surprises(NOBODY, () => ({ update: picture }))).toEqual([]);
    });
    it('delete: only the actors who may remove a picture delete an existing one', async () => {
      expect(await surprises(remove, async () => ({ delete: await there() }))).toEqual([]);
    });
    it('delete: a missing picture needs the same permission as an existing one', async () => {
      expect(await surprises(remove, () => ({ delete: fresh() }))).toEqual([]);
    });

    if (!isNamed) return;
    it.each([...goodNames(0).keys()])(
      'create: an upload under valid name no. %i is allowed',
      async (place) => {
        const name = (): string => goodNames((serial += 1))[place] ?? '';
        expect(await surprises(add, () => upload({ path: `${path}/${name()}` }))).toEqual([]);
      },
    );
    it.each(badNames)('create: an upload under the name %s is refused', async (name) => {
      expect(await surprises(NOBODY, () => upload({ path: `${path}/${name}` }))).toEqual([]);
    });
    it.each(TYPES.accepted)('create: an upload of content type %s is allowed', async (contentType) => {
      expect(await surprises(add, () => upload({ contentType }))).toEqual([]);
    });
    it.each(TYPES.refused)('create: an upload of content type %s is refused', async (contentType) => {
      expect(await surprises(NOBODY, () => upload({ contentType }))).toEqual([]);
    });
    it.each(Object.entries(GOOD_METADATA))('create: a picture %s is allowed', async (_how, metadata) => {
      expect(await surprises(add, () => upload({ metadata }))).toEqual([]);
    });
    it.each(Object.entries(BAD_METADATA))('create: a picture %s is refused', async (_how, metadata) => {
      expect(await surprises(NOBODY, () => upload({ metadata }))).toEqual([]);
    });
    it.each(SIZES.accepted)('create: an upload of %i bytes is allowed', async (bytes) => {
      expect(await surprises(add, () => upload({ bytes }))).toEqual([]);
    });
    it.each(SIZES.refused)('create: an upload of %i bytes is refused', async (bytes) => {
      expect(await surprises(NOBODY, () => upload({ bytes }))).toEqual([]);
    });
  });

  describe('the whole matrix of storage.rules', () => {
    it('the matrix makes more than 1,000 attempts on storage.rules', () => {
      print(`Storage rules: ${String(attempts)} attempts`);
      expect(attempts).toBeGreaterThan(1000);
    });

    // Google's runtime reports no coverage.
    it.skipIf(isOfficial)(
      'every expression of storage.rules is evaluated, every condition to true and to false',
      () => {
        const report = JSON.parse(readFileSync(STORAGE_COVERAGE, 'utf8')) as Required<CoverageReport>;
        print(describeCosts(report.cost));
        expect(uncovered(report)).toEqual([]);
      },
    );
  });
});
