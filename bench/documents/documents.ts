// The cost of drawing a CV, and whether 200 in a row leak memory.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fromRoot } from '../../scripts/config/project.ts';
import type { BenchResult, Figure } from '../report/result.ts';
import type { DrawFigures } from './draw-worker.ts';

async function draw(): Promise<readonly DrawFigures[]> {
  const child = fork(fromRoot('bench/documents/draw-worker.ts'), {
    cwd: fromRoot('.'),
    execArgv: ['--import', 'tsx', '--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [figures] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`Drawing ended with ${String(code)}.`))),
  ])) as [readonly DrawFigures[]];
  return figures;
}

const figuresOf = ({ name, p50, p99, emptyPage, kilobytes, before, after }: DrawFigures): Figure[] => [
  { what: `${name}, p50`, value: p50, unit: 'ms', goal: { most: 700 } },
  { what: 'the same', value: p50, unit: 'ms', against: { what: "pdfkit's empty page", value: emptyPage } },
  { what: 'its p99', value: p99, unit: 'ms', against: { what: 'its median', value: p50 } },
  { what: 'its size', value: kilobytes, unit: 'KB', goal: { most: 400 } },
  {
    what: 'heap after 200 of them',
    value: after.heap,
    unit: 'MB',
    against: { what: 'before', value: before.heap },
    goal: { most: 1.05 },
  },
  {
    what: 'memory of the process after 200 of them',
    value: after.resident,
    unit: 'MB',
    against: { what: 'before', value: before.resident },
    goal: { most: 1.1 },
  },
];

export async function documents(): Promise<BenchResult> {
  return {
    measured: 'CVs drawn one after another, 200 of each content, each in turns with an empty page.',
    figures: (await draw()).flatMap(figuresOf),
    notes: [
      'The portrait is resized from 1280 × 1600 pixels for every CV, and fonts are read from files, as in the function. Reads of Firestore and Storage are not counted.',
      'The function remembers what it has drawn for ten minutes, and the edge for one: who asks again waits for neither.',
    ],
  };
}
