import { expect, test, vi } from 'vitest';
import { forgetPushes } from './push.ts';

test('forgetPushes closes all notifications that are still shown', async () => {
  const shown = [{ close: vi.fn() }, { close: vi.fn() }];
  vi.stubGlobal('self', { registration: { getNotifications: () => Promise.resolve(shown) } });
  await forgetPushes();
  for (const { close } of shown) expect(close).toHaveBeenCalledTimes(1);
});
