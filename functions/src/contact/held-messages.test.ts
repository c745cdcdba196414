import { DAY } from '@marquee/domain/values/time';
import { expect, test } from 'vitest';
import { heldMessage } from './held-messages.ts';

test('a held message is not due, and is stored for a day and no longer', () => {
  const message = { name: 'Dev', email: 'dev@casting.example', text: 'Hello' };
  const received = { profileId: 'asha', code: '', message, salt: 'salt', now: 1_800_000_000_000 };
  const { expires_at, ...stored } = heldMessage(received, 'counter');
  expect(expires_at.toMillis()).toBe(1_800_000_000_000 + DAY);
  expect(stored).toEqual({
    uid: 'asha',
    kind: 'message',
    held_by: 'counter',
    held: { code: '', ...message },
  });
});
