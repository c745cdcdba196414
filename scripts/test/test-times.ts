// The times that a whole `npm test` records, for `npm run bench -- suite`.
import { fromRoot } from '../config/project.ts';

export const TEST_TIMES = fromRoot('.local/test-times.json');

export interface TestTimes {
  /** Wall-clock seconds of the whole run. */
  readonly seconds: number;
  /** Seconds of each part; parts run side by side. */
  readonly parts: Readonly<Record<string, number>>;
  readonly passed: number;
  readonly failed: number;
}
