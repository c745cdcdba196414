// Fails a test on console output. A test that expects output mocks the method: `vi.spyOn(console, 'warn')`.
import failOnConsole from 'vitest-fail-on-console';

failOnConsole({
  shouldFailOnAssert: true,
  shouldFailOnDebug: true,
  shouldFailOnError: true,
  shouldFailOnInfo: true,
  shouldFailOnLog: true,
  shouldFailOnWarn: true,
});
