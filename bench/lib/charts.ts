// Which figures are drawn: written beside the results, shown by bench/results.md and the README.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../../scripts/lib/project.ts';
import { barChart, type ChartData } from './chart.ts';
import type { BenchResult, Figure } from './result.ts';

const FOLDER = 'bench/charts';

interface Chart {
  readonly alt: string;
  readonly data: (figures: readonly Figure[]) => ChartData;
}

const value = (figure: Figure | undefined): number | undefined => figure?.value;

/** A row for each figure whose name ends so, without that end. */
function budgeted(figures: readonly Figure[], ending: string, unit: string): ChartData {
  const drawn = figures.filter(({ what }) => what.endsWith(ending));
  return {
    unit,
    rows: drawn.map(({ what }) => what.slice(0, -ending.length)),
    series: [{ name: 'measured', values: drawn.map(({ value: measured }) => measured) }],
    budgets: drawn.map(({ goal }) => (goal && 'most' in goal ? goal.most : undefined)),
  };
}

/** The figures of a unit beside what each is measured against. */
function compared(
  figures: readonly Figure[],
  unit: string,
  names: readonly [string, string],
  isDrawn: (figure: Figure) => boolean = () => true,
): ChartData {
  const drawn = figures.filter((figure) => figure.unit === unit && figure.against && isDrawn(figure));
  return {
    unit,
    rows: drawn.map(({ what }) => what),
    series: [
      { name: names[0], values: drawn.map(({ value: measured }) => measured) },
      { name: names[1], values: drawn.map(({ against }) => against?.value) },
    ],
  };
}

/** Figures named `row<between>series`, for the series that are named. */
function table(
  figures: readonly Figure[],
  between: string,
  series: readonly string[],
  unit: string,
): ChartData {
  const found = new Map(figures.map((figure) => [figure.what, figure]));
  const rows = [
    ...new Set(
      figures.flatMap(({ what }) =>
        series
          .filter((name) => what.endsWith(between + name))
          .map((name) => what.slice(0, -(between + name).length)),
      ),
    ),
  ];
  return {
    unit,
    rows,
    series: series.map((name) => ({
      name,
      values: rows.map((row) => value(found.get(row + between + name))),
    })),
  };
}

const CHARTS: Readonly<Record<string, Chart>> = {
  'public-page': {
    alt: 'When a public page paints on a slow phone, beside a static page with the same pictures',
    data: (figures) => compared(figures, 'ms', ['Marquee', 'a static page']),
  },
  render: {
    alt: 'Processor time of a page from the function, beside a function that answers from memory',
    data: (figures) =>
      compared(figures, 'ms CPU', ['measured', 'against'], ({ against }) => (against?.value ?? 0) > 0.1),
  },
  lighthouse: {
    alt: "Lighthouse's four scores of each page",
    data: (figures) => table(figures, ': ', ['performance', 'accessibility', 'best practices', 'SEO'], ''),
  },
  view: {
    alt: 'Documents read and written by what people do most, beside the least that could do it',
    data: (figures) =>
      compared(
        figures,
        '',
        ['measured', 'the least'],
        ({ what, value: measured, against }) =>
          /read|written/.test(what) && measured + (against?.value ?? 0) > 0,
      ),
  },
  live: {
    alt: "How long a view takes to the owner's screen, beside a bare WebSocket",
    data: (figures) => compared(figures, 'ms', ['Marquee', 'against']),
  },
  editor: {
    alt: "What a keystroke costs the browser's main thread in the full editor, beside plain HTML fields",
    data: (figures) =>
      compared(figures, 'ms', ['the editor', 'plain HTML'], ({ what }) => what.includes('main thread')),
  },
  'app-size': {
    alt: 'Compressed script and style that a first visit to each route downloads, each below its budget',
    data: (figures) => budgeted(figures, ', script and style of a first visit', 'KB'),
  },
  emulator: {
    alt: 'What operations of the Firestore emulator cost with 1,000, 10,000 and 100,000 documents stored',
    data: (figures) => ({
      ...table(
        figures.filter(({ unit }) => unit === 'ms CPU'),
        ', ',
        ['1000 documents', '10000 documents', '100000 documents'],
        'ms CPU',
      ),
      isLogarithmic: true,
    }),
  },
  suite: {
    alt: 'How long `npm start` and each part of `npm test` take',
    data: (figures) => {
      const drawn = figures.filter(({ unit }) => unit === 's');
      return {
        unit: 's',
        rows: drawn.map(({ what }) => what),
        series: [{ name: 'measured', values: drawn.map(({ value: measured }) => measured) }],
        budgets: drawn.map(({ goal }) => (goal && 'most' in goal ? goal.most : undefined)),
      };
    },
  },
};

/** A bench's chart as SVG; `undefined` for one that has none. Throws when there is nothing to draw. */
export function chartOf(name: string, { figures }: BenchResult): string | undefined {
  const chart = CHARTS[name];
  if (!chart) return undefined;
  const data = chart.data(figures);
  if (data.rows.length === 0) throw new Error(`The chart of ${name} has lost its figures.`);
  return `${barChart(data)}\n`;
}

/** Draws every chart anew, so that none shows other figures than the results beside it. */
export function drawCharts(results: Readonly<Record<string, BenchResult>>): void {
  rmSync(fromRoot(FOLDER), { recursive: true, force: true });
  mkdirSync(fromRoot(FOLDER), { recursive: true });
  for (const [name, result] of Object.entries(results)) {
    const svg = chartOf(name, result);
    if (svg !== undefined) writeFileSync(fromRoot(FOLDER, `${name}.svg`), svg);
  }
}

/** The line of Markdown that shows a bench's chart, for a file in bench/; nothing for a bench without one. */
export function chartLine(name: string): string[] {
  const chart = CHARTS[name];
  return chart ? [`![${chart.alt}](charts/${name}.svg)`, ''] : [];
}
