// What a bench hands back: figures, each beside what it is measured against.

export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The same thing done by what it is compared with, in the same run and unit. */
  readonly against?: { readonly what: string; readonly value: number };
  /** What is aimed at, of the ratio where there is one, else of the value. */
  readonly goal?: { readonly most: number } | { readonly least: number };
}

export interface BenchResult {
  readonly measured: string;
  readonly figures: readonly Figure[];
  /** Notes on the figures. */
  readonly notes: readonly string[];
}

export type Bench = () => Promise<BenchResult>;

/** The figure over what it is measured against. */
export function ratio({ value, against }: Figure): number | undefined {
  return against === undefined || against.value === 0 ? undefined : value / against.value;
}

/** Whether the goal is met; `undefined` without a goal. */
export function isMet(figure: Figure): boolean | undefined {
  const { goal } = figure;
  if (goal === undefined) return undefined;
  const judged = ratio(figure) ?? figure.value;
  return 'most' in goal ? judged <= goal.most : judged >= goal.least;
}
