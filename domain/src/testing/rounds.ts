// How often a property is tried with other inputs.
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    everyRound: boolean;
  }
}

/** A tenth of `all` rounds by day; all of them by night and before a release (`SWEEP=all`). */
export const rounds = (all: number): { numRuns: number } => ({
  numRuns: inject('everyRound') ? all : Math.ceil(all / 10),
});
