// `npm run compare`: asks our emulator and Google's the same random questions, and prints the first different answer with
// the smallest question that has it, as a test to paste.
//   --kinds queries,rules   some kinds only
//   --runs 100              so many questions of each kind
//   --seed 1                other questions; without it each day has its own
//   --seconds 120           no further questions after this time, of which each kind has its share
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { canonical } from './answer.ts';
import { CALLS } from './calls.ts';
import { COMMITS } from './commits.ts';
import { LISTENS } from './listens.ts';
import { PAGES } from './pages.ts';
import { PROGRAMS } from './programs.ts';
import { PROOFS } from './proofs.ts';
import { QUERIES } from './queries.ts';
import type { Kind } from './question.ts';
import { REQUESTS } from './requests.ts';
import { RULES } from './rules.ts';
import { openSides, type Sides } from './sides.ts';

const { values } = parseArgs({
  options: {
    kinds: { type: 'string' },
    runs: { type: 'string' },
    seed: { type: 'string' },
    seconds: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Math.floor(Date.now() / 86_400_000));
const deadline = values.seconds === undefined ? undefined : Date.now() + Number(values.seconds) * 1000;

/** Asks all questions of a kind, as far as the time goes; whether no answer differed. */
async function compare<Question>(
  sides: Sides,
  kind: Kind<Question>,
  milliseconds: number | undefined,
): Promise<boolean> {
  const right = new Map<string, number>();
  let asked = 0;
  const isSame = async (question: Question): Promise<boolean> => {
    asked++;
    const [ours, google] = await Promise.all([
      kind.ask(sides.ours, question),
      kind.ask(sides.google, question),
    ]);
    if (canonical(ours) === canonical(google)) return true;
    const known = kind.rightDifferences.find(({ applies }) => applies(question as never, ours, google));
    if (known) right.set(known.what, (right.get(known.what) ?? 0) + 1);
    return known !== undefined;
  };
  const outcome = await fc.check(fc.asyncProperty(kind.arbitrary, isSame), {
    seed,
    numRuns: values.runs === undefined ? kind.runs : Number(values.runs),
    ...(milliseconds !== undefined && { plugins: [fc.interruptAfterTimeLimit(milliseconds)] }),
  });
  for (const [what, count] of right) console.log(`  right: ${what} (${count})`);
  if (!outcome.failed) {
    console.log(`✓ ${kind.name}: ${asked} questions, seed ${seed}`);
    return true;
  }
  console.log(`✗ ${kind.name}: after ${outcome.numRuns} questions, seed ${seed}`);
  if (outcome.errorInstance) console.log(outcome.errorInstance);
  const [question] = outcome.counterexample as [Question];
  const [ours, google] = await Promise.all([
    kind.ask(sides.ours, question),
    kind.ask(sides.google, question),
  ]);
  console.log(
    `// ours: ${canonical(ours)}\n// Google's: ${canonical(google)}\n${kind.asTest(question, google)}`,
  );
  return false;
}

const asking =
  <Question>(kind: Kind<Question>) =>
  (sides: Sides, milliseconds: number | undefined): Promise<boolean> =>
    compare(sides, kind, milliseconds);
const KINDS = new Map([
  [QUERIES.name, asking(QUERIES)],
  [COMMITS.name, asking(COMMITS)],
  [RULES.name, asking(RULES)],
  [PAGES.name, asking(PAGES)],
  [PROGRAMS.name, asking(PROGRAMS)],
  [PROOFS.name, asking(PROOFS)],
  [REQUESTS.name, asking(REQUESTS)],
  [CALLS.name, asking(CALLS)],
  [LISTENS.name, asking(LISTENS)],
]);

const wanted = (values.kinds?.split(',') ?? [...KINDS.keys()]).map((name) => {
  const ask = KINDS.get(name);
  if (!ask) throw new Error(`There is no kind ${name}, only ${[...KINDS.keys()].join(', ')}.`);
  return ask;
});
const sides = await openSides();
try {
  const outcomes: boolean[] = [];
  for (const [index, ask] of wanted.entries()) {
    const left = deadline === undefined ? undefined : deadline - Date.now();
    outcomes.push(await ask(sides, left === undefined ? undefined : left / (wanted.length - index)));
  }
  process.exitCode = outcomes.every(Boolean) ? 0 : 1;
} finally {
  await sides.close();
}
