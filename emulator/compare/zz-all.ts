import fc from 'fast-check';
import { canonical } from '/work/h60/emulator/compare/answer.ts';
import { COMMITS } from '/work/h60/emulator/compare/commits.ts';
import { LISTENS } from '/work/h60/emulator/compare/listens.ts';
import { PAGES } from '/work/h60/emulator/compare/pages.ts';
import { QUERIES } from '/work/h60/emulator/compare/queries.ts';
import { RULES } from '/work/h60/emulator/compare/rules.ts';
import { openSides } from '/work/h60/emulator/compare/sides.ts';
const sides = await openSides();
const seed = Number(process.argv[2] ?? 1);
for (const [kind, n] of [
  [PAGES, 60],
  [COMMITS, 300],
  [QUERIES, 700],
  [RULES, 1500],
  [LISTENS, 30],
] as const) {
  const questions = fc.sample(kind.arbitrary as any, { numRuns: n, seed }) as any[];
  let diff = 0,
    next = 0;
  const lane = async () => {
    while (next < questions.length) {
      const q = questions[next++];
      try {
        const [a, b] = await Promise.all([kind.ask(sides.ours, q), kind.ask(sides.google, q)]);
        if (canonical(a) === canonical(b)) continue;
        if (kind.rightDifferences.some((d: any) => d.applies(q as never, a, b))) continue;
        diff++;
        if (diff < 120)
          console.log(
            `${kind.name} ${typeof q === 'string' ? q : JSON.stringify(q)}\n    ours ${canonical(a).slice(0, 500)}\n    goog ${canonical(b).slice(0, 500)}`,
          );
      } catch (e) {
        console.log('THROWN', kind.name, JSON.stringify(q).slice(0, 300), String(e).slice(0, 300));
      }
    }
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  console.log(`== ${kind.name}: ${questions.length} asked, ${diff} differ`);
}
await sides.close();
process.exit(0);
