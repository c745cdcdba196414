// `npm run mutation`: Stryker breaks the code of the rooms (rooms.ts), one operator or condition at a time. What no test
// noticed is in .local/mutation/<room>.html and .json. Fails when a room's tests notice too few of its mutants, and when
// more than one in a hundred could not be tried: an error that cannot be printed ends Stryker's runner.
//   --only values,views   some rooms
//   --file domain/src/values/csv.ts:1-9   some files or lines of a single room
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { ROOMS, type Room } from './rooms.ts';

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const { values } = parseArgs({ options: { only: { type: 'string' }, file: { type: 'string' } } });

function run(name: string, { mutate }: Room): Promise<MutantResult[]> {
  process.env['MUTATION_ROOM'] = name;
  const without = ['!**/use-*.ts', '!**/*.worker.ts', '!**/picture-bytes.ts', '!**/*.test.ts'];
  return new Stryker({
    mutate: [...(values.file?.split(',') ?? mutate), ...without],
    incrementalFile: `.local/mutation/${name}.incremental.json`,
    jsonReporter: { fileName: `.local/mutation/${name}.json` },
    htmlReporter: { fileName: `.local/mutation/${name}.html` },
  }).runMutationTest();
}

/** A mutant that ends no test in time is noticed; one that no test runs is not. */
function score(name: string, least: number, mutants: readonly MutantResult[]): string {
  const having = (...wanted: MutantResult['status'][]): number =>
    mutants.filter(({ status }) => wanted.includes(status)).length;
  const noticed = having('Killed', 'Timeout');
  const all = noticed + having('Survived', 'NoCoverage');
  const failed = having('RuntimeError', 'CompileError', 'Pending');
  const percent = (100 * noticed) / Math.max(1, all);
  if (percent < least || failed > mutants.length / 100) process.exitCode = 1;
  return `${name}: ${String(noticed)} of ${String(all)} mutants noticed (${percent.toFixed(1)} %, at least ${String(least)}), ${String(failed)} not tried`;
}

const names = values.only?.split(',') ?? Object.keys(ROOMS);
const scores: string[] = [];
for (const name of names) {
  const room = ROOMS[name];
  if (!room) throw new Error(`There is no room ${name}, only ${Object.keys(ROOMS).join(', ')}.`);
  scores.push(score(name, room.least, await run(name, room)));
}
console.log(scores.join('\n'));
