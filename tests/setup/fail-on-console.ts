// A test that prints something it did not expect fails. What is expected is replaced: `vi.spyOn(console, 'warn')`.
import failOnConsole from 'vitest-fail-on-console';

failOnConsole({
  shouldFailOnAssert: true,
  shouldFailOnDebug: true,
  shouldFailOnError: true,
  shouldFailOnInfo: true,
  shouldFailOnLog: true,
  shouldFailOnWarn: true,
});
