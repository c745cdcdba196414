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
const RULES = readFileSync(fromRoot('firestore.rules'), 'utf8');
const all = ruleMutants(RULES);
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

const lines = RULES.split('\n');

/** The path of the `match` that a line stands in, as the rules write it; functions at the top are in none. */
const matchOf = (line: number): string | undefined =>
  lines
    .slice(0, line)
    .findLast((text) => /^ +match \//.test(text))
    ?.trim()
    .split(' ')[1];

/** All rows: those of the collections of a path first, then of every other in turn, since one notices most mutants. */
function rowsFor(path: string | undefined): readonly Row[] {
  const isOwn = ({ name }: (typeof COLLECTIONS)[number]): boolean =>
    path !== undefined && `/${name}`.endsWith(path);
  const own = COLLECTIONS.filter(isOwn).flatMap(rowsOf);
  const each = COLLECTIONS.filter((collection) => !isOwn(collection)).map(rowsOf);
  const turns = Math.ceil(Math.max(...each.map(({ length }) => length)) / TURN);
  const others = Array.from({ length: turns }, (_, turn) =>
    each.flatMap((rows) => rows.slice(turn * TURN, (turn + 1) * TURN)),
  );
  return [...own, ...others.flat()];
}

async function isNoticed(rules: string, rows: readonly Row[]): Promise<boolean> {
  await project.setRules(rules);
  const performer = new Performer(project);
  for (const row of rows) if ((await performer.perform(row)).length > 0) return true;
  return false;
}

let noticed = 0;
for (const { name, rules } of chosen) {
  if (await isNoticed(rules, rowsFor(matchOf(parseInt(name, 10))))) noticed += 1;
  else console.log(`not noticed: ${name}`);
}
await emulator.stop();
const percent = (100 * noticed) / Math.max(1, chosen.length);
console.log(
  `${String(noticed)} of ${String(chosen.length)} mutants noticed (${percent.toFixed(0)} %), of ${String(all.length)} in all`,
);
process.exit(percent >= THRESHOLD ? 0 : 1);
