import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runStrategies, type Delivery, type Step, type Strategy } from './strategies.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A strategy that returns the `answers` in turn, and throws those that are errors. */
function strategy(name: Strategy['name'], answers: (Delivery | Error)[], retries: number[] = []) {
  const times: number[] = [];
  const start = Date.now();
  const send = vi.fn(() => {
    times.push(Date.now() - start);
    const answer = answers.shift() ?? new Error('called too often');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { name, send, retries, times };
}

async function run(strategies: Strategy[]) {
  const steps: Step[] = [];
  const outcome = runStrategies(strategies, (step) => void steps.push(step)).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { outcome: await outcome, steps };
}

test('no further strategy is tried after the first one that notifies', async () => {
  const direct = strategy('direct', ['sent']);
  const { outcome } = await run([strategy('function', ['sent']), direct]);
  expect(outcome).toBe('function');
  expect(direct.send).not.toHaveBeenCalled();
});

test('a strategy that answers ‘repeated’ is the outcome, as if it had notified', async () => {
  expect((await run([strategy('function', ['repeated'])])).outcome).toBe('function');
});

test('a strategy that answers ‘nothing’ is followed by the next one', async () => {
  const { outcome } = await run([strategy('function', ['nothing']), strategy('test', ['sent'])]);
  expect(outcome).toBe('test');
});

test('a strategy with the pauses 500 and 1000 ms is tried three times, and each attempt is reported', async () => {
  const direct = strategy('direct', [new Error('1'), new Error('2'), 'sent'], [500, 1000]);
  const { outcome, steps } = await run([strategy('function', [new Error('down')]), direct]);
  expect(outcome).toBe('direct');
  expect(direct.times).toEqual([0, 500, 1500]);
  expect(steps.map((step) => ('attempt' in step ? step.attempt : step.delivery))).toEqual([1, 1, 2, 'sent']);
});

test('runStrategies throws when all strategies fail', async () => {
  const direct = strategy('direct', [new Error('1'), new Error('2'), new Error('3')], [500, 1000]);
  const { outcome } = await run([strategy('function', [new Error('down')]), direct]);
  expect(outcome).toEqual(new Error('All notification strategies failed'));
  expect(direct.send).toHaveBeenCalledTimes(3);
});
