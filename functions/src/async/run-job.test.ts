import { beforeEach, expect, test, vi } from 'vitest';
import { runJob } from './run-job.ts';

// The logger uses the console that exists when it is imported.
const printed = vi.hoisted(() => vi.spyOn(console, 'error').mockReturnValue());

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const events = () =>
  printed.mock.calls.map(([line]) => (JSON.parse(String(line)) as { message: string }).message);

test('a job that fails, at once or later, is logged, and the caller goes on', async () => {
  const throwing = (): Promise<never> => {
    throw new Error('at once');
  };
  await runJob({ failed: 'mails not sent', seconds: 1, run: throwing });
  await runJob({ failed: 'pushes not sent', seconds: 1, run: () => Promise.reject(new Error('later')) });
  expect(events()).toEqual(['mails not sent', 'pushes not sent']);
});

test('a job that never ends is given up after its time, and one that ends in time is not logged', async () => {
  const hung = runJob({ failed: 'views not swept', seconds: 480, run: () => new Promise(() => undefined) });
  const deadlines: number[] = [];
  const run = (deadline: number) => Promise.resolve(deadlines.push(deadline - Date.now()));
  await runJob({ failed: 'never', seconds: 20, run });
  await vi.advanceTimersByTimeAsync(480_000);
  await hung;
  expect(deadlines).toEqual([20_000]);
  expect(events()).toEqual(['views not swept']);
});
