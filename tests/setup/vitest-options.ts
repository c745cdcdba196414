// Options of every vitest project.
const isCi = process.env['CI'] !== undefined;

/** No test asserts on time: timeouts only end tests that hang, also on a busy machine. */
const TIMEOUT = 60_000;

export const SHARED_OPTIONS = {
  testTimeout: TIMEOUT,
  hookTimeout: TIMEOUT,
  // What a mock was called with before is of no test's interest.
  clearMocks: true,
  provide: { shareOfRounds: process.env['SWEEP'] === 'all' ? 1 : 0.1 },
  // Every run has the same order, so that a red run can be repeated; the nightly run sets another seed each time.
  sequence: { shuffle: { files: isCi, tests: isCi }, seed: Number(process.env['TEST_SEED'] ?? 1) },
};

/** For `vi.waitFor` on the effects of the suite's triggers: each function has to start a process first. */
export const TRIGGER_TIMEOUT = { timeout: TIMEOUT - 15_000, interval: 100 };
