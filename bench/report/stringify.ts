import type { Results } from './print-report.ts';

const INDENT = '    ';
const rows = (values: readonly unknown[]): string =>
  values.length === 0 ? '[]' : `[\n${values.map((value) => INDENT + JSON.stringify(value)).join(',\n')}\n  ]`;

/** Six significant digits: more than a bench's accuracy. */
const rounded = (value: number): number => Number(value.toPrecision(6));

/** The results as JSON with a line for each figure and note, so that a diff shows the figures that changed. */
export function stringify(results: Results): string {
  const benches = Object.entries(results).map(([name, { measured, figures, notes, machine }]) => {
    const short = figures.map((figure) => ({
      ...figure,
      value: rounded(figure.value),
      ...(figure.against && { against: { ...figure.against, value: rounded(figure.against.value) } }),
    }));
    return `"${name}": {
  "measured": ${JSON.stringify(measured)},
  "figures": ${rows(short)},
  "notes": ${rows(notes)},
  "machine": ${JSON.stringify(machine)}
}`;
  });
  return `{\n${benches.join(',\n')}\n}\n`;
}
