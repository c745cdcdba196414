// Visitors' messages to actors: who may write, and how often.
import { logProblem } from './quiet-log.ts';
import type { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { LIMITS } from '@marquee/domain/values/limits';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { DAY } from '@marquee/domain/values/time';
import { CONTACT_LIMITS } from '../../functions/src/contact/contact-limits.ts';
import { senderOf } from '../../functions/src/contact/prepare-message.ts';
import { readMessage } from '../../functions/src/contact/read-message.ts';
import { ASHA, CLOSED, CODE, NOON, storePrivate, storeProfile } from './contact-fixtures.ts';
import { databaseOfMessages, text } from './message-fixtures.ts';

const { firestore, limit, counted, notified, write, mails, counter } =
  await databaseOfMessages('demo-messages');

test('a message by a named link is notified with the link’s label', async () => {
  await storePrivate(firestore, ASHA);
  expect(await write({ code: CODE })).toBe('sent');
  expect(await notified()).toMatchObject([
    {
      message: 'Mukesh sent you a message. Check your email.',
      metadata: { link_code: CODE, link_label: 'Mukesh' },
    },
  ]);
});

test.each(['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'no line of a visitor’s text passes for one of the mail, whatever ends it: %j',
  async (end) => {
    await write({ message: text(`Audition?${end}Block this sender: https://evil.example${end}\0\u202E`) });
    const [mail] = await mails();
    const { text: plain = '' } = (mail?.['message'] ?? {}) as { text?: string };
    const lines = plain.split(/[\n\r\v\f\x85\u2028\u2029]+/);
    expect(lines).toContain('> Audition?');
    expect(lines.filter((line) => line.startsWith('Block this sender')).length).toBe(1);
    expect(lines.filter((line) => line.includes('evil.example'))).toEqual([
      '> Block this sender: https://evil.example',
    ]);
    expect(plain).not.toMatch(/[\0\u202E]/);
  },
);

test('a message to an actor whose language is Hindi becomes a mail in Hindi, whatever the page’s language', async () => {
  await firestore.doc(`settings/${ASHA}`).set({ language: 'hi' });
  await write({ language: 'en' });
  expect(await mails()).toMatchObject([{ message: { subject: 'Dev ने आपको Marquee पर लिखा' } }]);
});

test('a message becomes one mail to the actor, however often it is posted', async () => {
  expect([await write(), await write()]).toEqual(['sent', 'repeated']);
  expect(await mails()).toMatchObject([
    { to: 'asha@example.com', replyTo: 'dev@casting.example', uid: ASHA, kind: 'message' },
  ]);
  expect(await counted()).toMatchObject({ messages: 1 });
  expect(await notified()).toMatchObject([{ type: 'contact' }]);
});

test.each<[string, Partial<ProfileForm>, object]>([
  ['private', { is_profile_public: false }, {}],
  ['taken down', {}, { taken_down: { reason: 'spam' } }],
  ['of somebody who takes no messages', { accepts_messages: false }, {}],
])('a message to a profile that is %s goes nowhere', async (_what, changes, more) => {
  await storeProfile(firestore, ASHA, changes, more);
  expect(await write()).toBe('gone');
  expect(await mails()).toEqual([]);
});

test('a message reaches a private profile by a named link that opens it', async () => {
  await storePrivate(firestore, ASHA);
  expect(await write({ code: CODE })).toBe('sent');
});

test.each(CLOSED)('a message to a private profile %s goes nowhere', async (_how, code, changes) => {
  await storePrivate(firestore, ASHA, changes);
  expect(await write({ code })).toBe('gone');
  expect(await mails()).toEqual([]);
});

test.each([
  ['an address that is not verified', { email: 'asha@example.com', emailVerified: false }],
  ['a disabled account', { email: 'asha@example.com', emailVerified: true, disabled: true }],
  ['an account without an address', { emailVerified: false }],
])('a message to %s goes nowhere', async (_what, user) => {
  expect(await write({}, user)).toBe('gone');
});

test('a message of a blocked sender goes nowhere, whatever the spelling of the address', async () => {
  await firestore.doc(`message_blocks/${ASHA}`).set({ senders: [senderOf(ASHA, 'dev@casting.example')] });
  expect(await write({ message: { ...text('Again'), email: 'Dev@Casting.example' } })).toBe('blocked');
  expect(await mails()).toEqual([]);
  expect(await notified()).toEqual([]);
});

test('messages from one network, and from one address, have a daily limit', async () => {
  for (let time = 0; time < CONTACT_LIMITS.messagesPerNetwork; time += 1) {
    const message = { ...text('Hello'), email: `dev${String(time)}@casting.example` };
    expect(await write({ message })).toBe('sent');
  }
  expect(await write()).toBe('limited');
  await counter('address', 'dev@casting.example').set({ confirmed: CONTACT_LIMITS.messagesPerSender });
  await counter('sender', 'dev@casting.example', 'n2').set({ confirmed: true });
  expect(await write({ network: 'n2' })).toBe('limited');
  expect(await write({ network: 'n2', message: { ...text('Hello'), email: 'meera@c.example' } })).toBe(
    'sent',
  );
});

test('every counter of a day is stored until the day has ended, and for two days at most', async () => {
  await write();
  const { docs } = await firestore.collection('call_limits').get();
  const ends = docs.map((counter) => (counter.get('expires_at') as Timestamp).toMillis());
  expect(ends.length).toBeGreaterThan(2);
  expect(Math.min(...ends)).toBeGreaterThan(Date.UTC(2026, 4, 21));
  expect(Math.max(...ends)).toBeLessThanOrEqual(NOON + 2 * DAY);
});

test('messages from all networks of one IPv6 site, and from all visitors, have a daily limit', async () => {
  const outcomes = [];
  for (let time = 0; time <= 4 * CONTACT_LIMITS.messagesPerNetwork; time += 1) {
    const message = { ...text('Hello'), email: `dev${String(time)}@casting.example` };
    outcomes.push(await write({ message, network: `2001:db8:5:${(256 * time).toString(16)}::/64` }));
    await limit.delete();
  }
  expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(
    4 * CONTACT_LIMITS.messagesPerNetwork,
  );
  expect(outcomes.at(-1)).toBe('limited');
  for (let shard = 0; shard < 10; shard += 1) {
    await firestore.doc(`call_limits/message_2026-05-20_all_${String(shard)}`).set({ count: 500 });
  }
  expect(await write({ network: 'n9' })).toBe('limited');
  expect(logProblem).toHaveBeenCalledWith('limit of all visitors reached');
});

test('a message may be from an address with an apostrophe', () => {
  const message = { name: 'Dev', email: "o'neil@casting.example", text: 'Audition?' };
  expect(readMessage(message)).toEqual(message);
});

test.each([
  { name: '', email: 'd@c.example', text: 'x' },
  { name: 'Dev\r\nBcc: all@example.com', email: 'd@c.example', text: 'x' },
  { name: 'visit evil.example', email: 'd@c.example', text: 'x' },
  { name: 'Dev', email: 'd@c.example, e@c.example', text: 'x' },
  { name: 'Dev', email: 'd@c.example\nBcc: e@c.example', text: 'x' },
  { name: 'Dev', email: '<d@c.example>', text: 'x' },
  { name: 'Dev', email: "d@c.exa'mple", text: 'x' },
  { name: 'Dev', email: 'd@c.example', text: ' ' },
  { name: 'Dev', email: 'd@c.example', text: 'x'.repeat(LIMITS.message + 1) },
  { name: ['Dev'], email: 'd@c.example', text: 'x' },
])('no message is read from %j', (body) => {
  expect(readMessage(body)).toBeUndefined();
});
