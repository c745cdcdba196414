// `npm test`: unit tests beside the code, conformance through each transport, the SDKs, and the package as it is packed.
import { defineConfig } from 'vitest/config';

const isCi = process.env['CI'] !== undefined;

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    setupFiles: ['tests/setup/fail-on-console.ts', 'tests/setup/skip-on-google.ts'],
    globalSetup: ['tests/setup/build-bundle.ts'],
    // The timeouts are long, because no test asserts on time: they only end tests that hang, also on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // CI runs files and tests in one random order, so that a red run can be repeated; `TEST_SEED` gives another order.
    sequence: { shuffle: { files: isCi, tests: isCi }, seed: Number(process.env['TEST_SEED'] ?? 1) },
  },
});
