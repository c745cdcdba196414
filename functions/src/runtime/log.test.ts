import { expect, test, vi } from 'vitest';
import { logFailure, logProblem } from './log.ts';

// The logger uses the console that exists when it is imported.
const printed = vi.hoisted(() => vi.spyOn(console, 'error').mockReturnValue());

test('logFailure writes one entry with the event as its message, the error’s name and code, and not its text', () => {
  logFailure('public page unavailable', Object.assign(new TypeError('Asha Rao'), { code: 403 }));
  expect(printed.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toEqual([
    {
      severity: 'ERROR',
      message: 'public page unavailable',
      event: 'public page unavailable',
      error: 'TypeError',
      code: 403,
    },
  ]);
});

test('an entry without fields of its own still has one, so that alerts find it in jsonPayload', () => {
  logProblem('profile oversized');
  const [[line] = []] = printed.mock.calls;
  expect(Object.keys(JSON.parse(String(line)) as object)).toEqual(
    expect.arrayContaining(['severity', 'message', 'event']),
  );
});
