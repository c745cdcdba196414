// A bench's result: figures, some with a baseline and a goal.

export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The baseline, from the same run and in the same unit. */
  readonly against?: { readonly what: string; readonly value: number };
  /** The goal, for the ratio if there is one, else for the value. */
  readonly goal?: { readonly most: number } | { readonly least: number };
}

export interface BenchResult {
  readonly measured: string;
  readonly figures: readonly Figure[];
  readonly notes: readonly string[];
}

export type Bench = () => Promise<BenchResult>;

/** The figure divided by its baseline; `undefined` without a baseline, or with one of 0. */
export function ratio({ value, against }: Figure): number | undefined {
  return against === undefined || against.value === 0 ? undefined : value / against.value;
}

export function isMet(figure: Figure): boolean | undefined {
  const { goal } = figure;
  if (goal === undefined) return undefined;
  const judged = ratio(figure) ?? figure.value;
  return 'most' in goal ? judged <= goal.most : judged >= goal.least;
}
