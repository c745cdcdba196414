// Bench results as Markdown, one table a bench.
import { isMet, ratio, type BenchResult, type Figure } from './result.ts';

export interface Machine {
  readonly node: string;
  readonly cores: number;
  readonly processor: string;
  readonly load: number;
  readonly seconds: number;
}

export type Results = Record<string, BenchResult & { readonly machine: Machine }>;

/** Rounds to three significant digits, and from 100 on to an integer. */
function short(value: number): string {
  if (value === 0 || Math.abs(value) >= 100)
    return value.toLocaleString('en-US', { maximumFractionDigits: 0 });
  return String(Number(value.toPrecision(3)));
}

function goalOf(figure: Figure): string {
  if (!figure.goal) return '';
  const text = 'most' in figure.goal ? `≤ ${short(figure.goal.most)}` : `≥ ${short(figure.goal.least)}`;
  return `${isMet(figure) === true ? '✓' : '✗'} ${text}`;
}

function row(figure: Figure): string {
  const { what, value, unit, against } = figure;
  const times = ratio(figure);
  return `| ${what} | ${short(value)} ${unit} | ${against ? `${short(against.value)} ${unit}: ${against.what}` : ''} | ${times === undefined ? '' : `${short(times)} ×`} | ${goalOf(figure)} |`;
}

/** The results as tables. A goal applies to the ratio if there is one, else to the value. */
export function report(results: Results): string {
  return Object.entries(results)
    .map(([name, { measured, figures, notes, machine }]) =>
      [
        `## ${name}`,
        '',
        `${measured} ${String(machine.cores)} cores of ${machine.processor}, Node ${machine.node.slice(1)}, load ${short(machine.load)} at the end, ${String(machine.seconds)} s.`,
        '',
        '| what | measured | against | ratio | goal |',
        '| --- | --- | --- | --- | --- |',
        ...figures.map(row),
        '',
        ...notes.map((note) => `- ${note}`),
        '',
      ].join('\n'),
    )
    .join('\n');
}
