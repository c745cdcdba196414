// `npm run mutation:rules`: asks mutants of firestore.rules what the matrix asks, and names those that no row notices, in
// .local/mutation/rules.txt, too. Fails when too few are noticed.
//   --lines 420-440   only mutants of these lines
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fromRoot } from '../../scripts/config/project.ts';
import { Evaluations, recordAttempts, surprise, type Attempt } from './recorded-attempts.ts';
import { ruleMutants } from './rule-mutants.ts';

/** The least share of mutants that the matrix has to notice, in percent (docs/testing.md#mutants names those it cannot). */
const THRESHOLD = 98;

const STRIDE = 97;

const { values } = parseArgs({ options: { lines: { type: 'string', default: '1-9999' } } });
const [first = 1, last = first] = values.lines.split('-').map(Number);

const rules = readFileSync(fromRoot('firestore.rules'), 'utf8');
const mutants = ruleMutants(rules).filter(({ line }) => line >= first && line <= last);

const attempts = await recordAttempts();
const difference = surprise(rules, attempts);
if (difference) throw new Error(`The rules themselves differ from the matrix: ${difference.name}.`);

/** Attempts far from each other first: one of each kind notices most mutants. */
const inTurn: readonly Attempt[] = Array.from({ length: STRIDE }, (_, start) =>
  attempts.filter((_attempt, index) => index % STRIDE === start),
).flat();
const evaluations = new Evaluations(rules, inTurn);
const unnoticed = mutants.filter(({ of, rules: mutant }) => !surprise(mutant, evaluations.of(of)));

const noticed = mutants.length - unnoticed.length;
const percent = (100 * noticed) / Math.max(1, mutants.length);
const report = [
  ...unnoticed.map(({ name }) => `not noticed: ${name}`),
  `${String(noticed)} of ${String(mutants.length)} mutants noticed (${percent.toFixed(1)} %), by ${String(attempts.length)} attempts`,
].join('\n');
console.log(report);
mkdirSync(fromRoot('.local/mutation'), { recursive: true });
writeFileSync(fromRoot('.local/mutation/rules.txt'), `${report}\n`);
process.exitCode = percent >= THRESHOLD ? 0 : 1;
