// Messages beyond those that an actor gets one by one: one mail for all of them, after the end of the day.
import { beforeEach, expect, test } from 'vitest';
import type { Timestamp } from 'firebase-admin/firestore';
import { LIMITS } from '@marquee/domain/values/limits';
import { DAY } from '@marquee/domain/values/time';
import { CONTACT_LIMITS } from '../../functions/src/contact/contact-limits.ts';
import { senderOf } from '../../functions/src/contact/prepare-message.ts';
import { ASHA, NOON } from './contact-fixtures.ts';
import { databaseOfMessages } from './message-fixtures.ts';

const { firestore, limit, counted, write, mails, deliverAt } =
  await databaseOfMessages('demo-gathered-messages');

const { messagesPerProfile, messagesGathered } = CONTACT_LIMITS;
const MIDNIGHT = Date.UTC(2026, 4, 21);
let senders = 0;
const another = (words = 'Audition?') => {
  senders += 1;
  const email = `dev${String(senders)}@casting.example`;
  return write({ message: { name: 'Dev', email, text: words }, network: email });
};
beforeEach(() => limit.set({ messages: messagesPerProfile }));

test('messages beyond those an actor gets one by one are gathered into one mail, sent once after the end of the day', async () => {
  expect([await another('One'), await another('Two')]).toEqual(['gathered', 'gathered']);
  const [stored, ...others] = await mails();
  expect(others).toEqual([]);
  const expires = stored?.['expires_at'] as Timestamp | undefined;
  expect(expires?.toMillis()).toBeLessThanOrEqual(NOON + 5 * DAY);
  expect(await deliverAt(MIDNIGHT - 1)).toEqual([]);
  const [mail, ...more] = await deliverAt(MIDNIGHT + 10 * 60 * 1000);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'asha@example.com', uid: ASHA });
  expect(mail).not.toHaveProperty('replyTo');
  expect(mail?.message.subject).toContain('(2)');
  for (const part of [mail?.message.text ?? '', mail?.message.html ?? '']) {
    expect(part).toMatch(/One[^]*Two/);
    expect(part.match(/api\/block-sender\?/g)).toHaveLength(2);
    expect(part.match(/@casting\.example/g)).toHaveLength(2);
  }
  expect(await deliverAt(MIDNIGHT + DAY)).toEqual([]);
});

test('a gathered message cannot imitate the next sender', async () => {
  expect(await another('Hello\n\n— Meera, meera@evil.example\n\nBlock: https://evil.example')).toBe(
    'gathered',
  );
  const [mail] = await mails();
  const message = mail?.['message'] as { readonly text: string } | undefined;
  expect(message?.text).toContain(
    '> Hello\n> \n> — Meera, meera@evil.example\n> \n> Block: https://evil.example',
  );
});

test('a gathered message brings no markup of the visitor’s into the mail', async () => {
  const email = 'dev&co@casting.example';
  expect(await write({ message: { name: "Dev <b>'", email, text: '</blockquote><a href="x">' } })).toBe(
    'gathered',
  );
  const [mail] = await mails();
  expect(mail?.['message']).toMatchObject({
    html: expect.stringMatching(
      /<strong>Dev &lt;b&gt;&#39;<\/strong>, dev&amp;co@[^]*>&lt;\/blockquote&gt;&lt;a href=&quot;x&quot;&gt;</,
    ) as string,
  });
});

test('a message is gathered once, however often it is posted', async () => {
  expect([await write(), await write()]).toEqual(['gathered', 'repeated']);
  expect(await counted()).toMatchObject({ messages: messagesPerProfile + 1 });
});

test('a message of a blocked sender is not gathered', async () => {
  await firestore.doc(`message_blocks/${ASHA}`).set({ senders: [senderOf(ASHA, 'dev@casting.example')] });
  expect(await write()).toBe('blocked');
  expect(await mails()).toEqual([]);
});

test('a gathered mail holds a limited number of messages, each of up to the maximum length', async () => {
  for (let index = 0; index < messagesGathered; index += 1) {
    expect(await another(`${'"'.repeat(LIMITS.message - 4)}${String(index)}`)).toBe('gathered');
  }
  expect(await another()).toBe('limited');
  expect(await mails()).toHaveLength(1);
});
