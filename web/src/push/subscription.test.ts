import { expect, test, vi } from 'vitest';

vi.mock('../config/env.ts', () => ({ env: { useEmulators: false } }));

test('a subscription ends with an error where the browser refused the service worker, which is then never ready', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { serviceWorker: { ready: new Promise(() => undefined) } });
  const { subscriptions } = await import('./subscription.ts');
  const refused = subscriptions.subscribe('key').catch(String);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await refused).toContain('no service worker');
});
