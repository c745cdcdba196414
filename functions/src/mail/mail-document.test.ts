import { DAY } from '@marquee/domain/values/time';
import { expect, test } from 'vitest';
import { newMail } from './mail-document.ts';

test('a mail is due at once, and its document is stored for five days and no longer', () => {
  const mail = {
    uid: 'asha',
    kind: 'message',
    to: 'asha@example.com',
    message: { subject: 'a', text: 'b', html: 'c' },
  } as const;
  const { due_at, expires_at, ...rest } = newMail(mail, 1_800_000_000_000);
  expect([due_at.toMillis(), expires_at.toMillis()]).toEqual([
    1_800_000_000_000,
    1_800_000_000_000 + 5 * DAY,
  ]);
  expect(rest).toEqual(mail);
});
