// How often a property is tried with other inputs.
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    shareOfRounds: number;
  }
}

/** All rounds by night and before a release (`SWEEP=all`), a tenth of them by day, a hundredth on mutants. */
export const rounds = (all: number): { numRuns: number } => ({
  numRuns: Math.ceil(all * inject('shareOfRounds')),
});
