// `npm run mutation:rules`: tries mutants of firestore.rules in the matrix and prints those that no row notices. A sample
// of them, another each day; fails when too few are noticed.
//   --sample 60    how many
//   --lines 420-440   only mutants of these lines, all of them
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fromRoot } from '../../scripts/config/project.ts';
import { COLLECTIONS } from '../rules/matrix/all-collections.ts';
import { rowsOf, type Row } from '../rules/matrix/collection.ts';
import { FirestoreProject } from '../rules/matrix/firestore-rest.ts';
import { Performer } from '../rules/matrix/perform.ts';
import { startTestEmulator } from '../setup/test-emulator.ts';
import { ruleMutants } from './rule-mutants.ts';
import { DAY } from '@marquee/domain/values/time';

/** The least share of mutants that the matrix has to notice, in percent. */
const THRESHOLD = 90;

const { values } = parseArgs({
  options: { sample: { type: 'string', default: '60' }, lines: { type: 'string' } },
});

const [first, last] = (values.lines ?? '').split('-').map(Number);
const all = ruleMutants(readFileSync(fromRoot('firestore.rules'), 'utf8'));
const wanted = Number(values.sample);
const step = Math.max(1, Math.floor(all.length / wanted));
const today = Math.floor(Date.now() / DAY);
const chosen =
  values.lines === undefined
    ? all.filter((_mutant, index) => index % step === today % step)
    : all.filter(
        ({ name }) => parseInt(name, 10) >= (first ?? 0) && parseInt(name, 10) <= (last ?? first ?? 0),
      );

const emulator = await startTestEmulator();
const project = new FirestoreProject('demo-rules-mutants', emulator);

/** Rows of one collection at a time, before those of the next are tried. */
const TURN = 25;

/** All rows, of every collection in turn: most mutants are noticed by the rows of one. */
const rows = ((): readonly Row[] => {
  const each = COLLECTIONS.map(rowsOf);
  const turns = Math.ceil(Math.max(...each.map(({ length }) => length)) / TURN);
  return Array.from({ length: turns }, (_, turn) =>
    each.flatMap((own) => own.slice(turn * TURN, (turn + 1) * TURN)),
  ).flat();
})();

async function isNoticed(rules: string): Promise<boolean> {
  await project.setRules(rules);
  const performer = new Performer(project);
  for (const row of rows) if ((await performer.perform(row)).length > 0) return true;
  return false;
}

let noticed = 0;
for (const { name, rules } of chosen) {
  if (await isNoticed(rules)) noticed += 1;
  else console.log(`not noticed: ${name}`);
}
await emulator.stop();
const percent = (100 * noticed) / Math.max(1, chosen.length);
console.log(
  `${String(noticed)} of ${String(chosen.length)} mutants noticed (${percent.toFixed(0)} %), of ${String(all.length)} in all`,
);
process.exit(percent >= THRESHOLD ? 0 : 1);
