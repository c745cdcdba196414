// Imported first by files whose functions log: nothing is printed, and tests see the problems.
import { vi } from 'vitest';

const { logProblem } = vi.hoisted(() => ({ logProblem: vi.fn() }));
vi.mock(import('../../functions/src/runtime/log.ts'), async (original) => ({
  ...(await original()),
  logInfo: vi.fn(),
  logProblem,
}));

export { logProblem };
