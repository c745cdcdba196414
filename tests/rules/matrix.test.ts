// Every kind of document × every operation × every actor, and every field × every wrong value. The expectations are in
// matrix/collections, from the permission table in docs/data-and-rules.md and never from the rules.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromRoot } from '../../scripts/config/project.ts';
import { isOfficial, startTestEmulator } from '../setup/test-emulator.ts';
import { THE_OWNER } from './matrix/actors.ts';
import { COLLECTIONS } from './matrix/all-collections.ts';
import { inTurn, rowsOf } from './matrix/collection.ts';
import { profiles } from './matrix/collections/profiles.ts';
import { describeCosts, print } from './matrix/costs.ts';
import { uncovered } from './matrix/coverage.ts';
import { FirestoreProject } from './matrix/firestore-rest.ts';
import { Performer } from './matrix/perform.ts';

const emulator = await startTestEmulator();
const project = new FirestoreProject('demo-rules-matrix', emulator);
const performer = new Performer(project);
const rules = readFileSync(fromRoot('firestore.rules'), 'utf8');

beforeAll(() => project.setRules(rules));
afterAll(() => emulator.stop());

// Not shuffled: the last tests read the rules coverage of all others.
describe('firestore.rules', { shuffle: false }, () => {
  describe.each(COLLECTIONS.map((collection) => [collection.name, collection] as const))(
    '%s',
    (_name, collection) => {
      it.each(rowsOf(collection).map((row, index) => [row.name, row, index] as const))(
        '%s: exactly the expected actors succeed',
        async (_name, row, index) => {
          // Google's emulator takes ten times as long for an attempt, and with all of them for its coverage's report.
          const attempted = isOfficial ? { ...row, by: row.by ?? inTurn(row.may, index) } : row;
          expect(await performer.perform(attempted)).toEqual([]);
        },
      );
    },
  );

  describe('the whole matrix of firestore.rules', () => {
    it.skipIf(isOfficial)('the matrix makes more than 10,000 attempts on firestore.rules', () => {
      print(`Firestore rules: ${String(performer.attempts)} attempts`);
      expect(performer.attempts).toBeGreaterThan(10_000);
    });

    // Google's emulator reports no costs.
    it.skipIf(isOfficial)(
      'the most expensive request of each collection costs at most 600 expressions',
      async () => {
        const { cost: costs } = await project.coverage();
        if (costs) print(describeCosts(costs));
        const priced = costs?.collections.map(({ collection }) => collection);
        expect(priced).toEqual(expect.arrayContaining(['profiles/*', 'usernames/*', 'notifications/*']));
        expect(
          Math.max(...(costs?.collections ?? []).map(({ request }) => request.expressions)),
        ).toBeLessThanOrEqual(600);
      },
    );

    // The report of Google's emulator does not come within a minute.
    it.skipIf(isOfficial)(
      'every expression of firestore.rules is evaluated, every condition to true and to false',
      async () => {
        expect(uncovered(await project.coverage())).toEqual([]);
      },
    );
  });

  describe('rules with e-mail verification switched off', () => {
    const off = new FirestoreProject('demo-rules-matrix-unverified', emulator);
    const setting = /(function isVerified\(\) \{\s*return )[^;]*;/;
    beforeAll(() => off.setRules(rules.replace(setting, '$1true;')));

    it('an owner makes a profile public, verified or not', async () => {
      expect(rules).toMatch(setting);
      const row = rowsOf(profiles).find(({ name }) => name === 'update: made public');
      expect(row && (await new Performer(off).perform({ ...row, may: THE_OWNER }))).toEqual([]);
    });
  });
});
