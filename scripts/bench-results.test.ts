// What the benches wrote last is one whole: the report and every chart show the figures of bench/results.json.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chartOf } from '../bench/lib/charts.ts';
import { formatted } from '../bench/lib/formatted.ts';
import { report, type Results } from '../bench/lib/report.ts';
import { fromRoot } from './lib/project.ts';

const read = (path: string): string => readFileSync(fromRoot('bench', path), 'utf8');

const results = JSON.parse(read('results.json')) as Results;

test('the report is that of the results', async () => {
  const written = await formatted('results.md', report(results));
  expect(read('results.md') === written, '`npm run bench -- --draw` writes it anew').toBe(true);
});

test('every chart is that of the results, and there is no other', () => {
  const drawn = Object.entries(results).flatMap(([name, result]) => {
    const svg = chartOf(name, result);
    return svg === undefined ? [] : [[`${name}.svg`, svg] as const];
  });
  expect(readdirSync(fromRoot('bench/charts')).sort()).toEqual(drawn.map(([file]) => file).sort());
  const others = drawn.filter(([file, svg]) => read(`charts/${file}`) !== svg).map(([file]) => file);
  expect(others, '`npm run bench -- --draw` draws them anew').toEqual([]);
});
