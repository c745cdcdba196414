// What every vitest project of the repository has in common.
const isCi = process.env['CI'] !== undefined;

/** No test asserts on time: these only end a test that hangs, also on a busy machine. */
const TIMEOUT = 120_000;

export const SHARED_OPTIONS = {
  testTimeout: TIMEOUT,
  hookTimeout: TIMEOUT,
  // Vitest prints the seed of a shuffled run; `--sequence.seed` repeats it.
  sequence: { shuffle: { files: isCi, tests: isCi } },
};

/** For `vi.waitFor` on what the suite's triggers do: a function starts a process first, and a busy machine takes its time. */
export const TRIGGER_TIMEOUT = { timeout: TIMEOUT - 20_000, interval: 100 };
