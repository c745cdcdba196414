// Which figures are drawn: written beside the results, shown by bench/results.md and the README.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../../scripts/lib/project.ts';
import { barChart, type Bar } from './chart.ts';
import type { BenchResult } from './result.ts';

const FOLDER = 'bench/charts';
const FIRST_VISIT = ', script and style of a first visit';

interface Chart {
  readonly alt: string;
  readonly unit: string;
  readonly bars: (result: BenchResult) => readonly Bar[];
}

const CHARTS: Readonly<Record<string, Chart>> = {
  'app-size': {
    alt: 'Compressed script and style that a first visit to each route downloads, each below its budget',
    unit: 'KB',
    bars: ({ figures }) =>
      figures
        .filter(({ what }) => what.endsWith(FIRST_VISIT))
        .map(({ what, value, goal }) => ({
          what: what.slice(0, -FIRST_VISIT.length),
          value,
          ...(goal && 'most' in goal ? { budget: goal.most } : {}),
        })),
  },
};

/** Draws a bench's chart if it has one. */
export function drawChart(name: string, result: BenchResult): void {
  const chart = CHARTS[name];
  if (!chart) return;
  mkdirSync(fromRoot(FOLDER), { recursive: true });
  writeFileSync(fromRoot(FOLDER, `${name}.svg`), `${barChart(chart.bars(result), chart.unit)}\n`);
}

/** The line of Markdown that shows a bench's chart, for a file in bench/; nothing where none was drawn. */
export function chartLine(name: string): string[] {
  const chart = CHARTS[name];
  return chart && existsSync(fromRoot(FOLDER, `${name}.svg`))
    ? [`![${chart.alt}](charts/${name}.svg)`, '']
    : [];
}
