// Mails from their document to a mail server: the sender against Firestore and a real SMTP server.
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { logProblem } from './quiet-log.ts';
import {
  deliverDueMails,
  deliverMail,
  LEASE,
  type MailBackends,
} from '../../functions/src/mail/deliver-mail.ts';
import { tellOfLostMessage } from '../../functions/src/contact/lost-message.ts';
import { newMail, readMail, type NewMail } from '../../functions/src/mail/mail-document.ts';
import { smtpSender } from '../../functions/src/mail/smtp.ts';
import { startMailService } from '../../scripts/mail-service/mail-service.ts';
import { ownDatabase } from './environment.ts';
import { MINUTE } from '@marquee/domain/values/time';

const { firestore, clear } = await ownDatabase('demo-mail');
/** The mail server's answers that refuse a mail, by recipient. */
const refusals = new Map<string, string>();
const service = await startMailService({
  smtpPort: 0,
  windowPort: 0,
  password: 'right',
  refuse: (recipient) => refusals.get(recipient),
});
const FROM = 'Marquee <hello@marquee.example>';
const send = smtpSender({ url: service.smtpUrl, password: 'right', from: FROM });
const wrongPassword = smtpSender({ url: service.smtpUrl, password: 'wrong', from: FROM });

afterAll(async () => {
  send.close();
  wrongPassword.close();
  await service.close();
});

const NOON = Date.UTC(2026, 10, 23, 12);
let now = NOON;
const refused: string[] = [];

beforeEach(async () => {
  await clear();
  refusals.clear();
  refused.length = 0;
  (service.mails as unknown[]).length = 0;
  now = NOON;
});

const backends: MailBackends = {
  firestore,
  send,
  perMinute: 100,
  perDay: 100_000,
  onLost: async (id, lost, answer) => {
    refused.push(`${id}: ${answer}`);
    await tellOfLostMessage(firestore, id, lost);
  },
  clock: () => now,
};

const mail = (changes: Partial<NewMail> = {}): NewMail => ({
  uid: 'asha',
  kind: 'message',
  to: 'asha@example.com',
  message: { subject: 'Namaste – नमस्ते', text: 'Words, नमस्ते', html: '<p>Words, नमस्ते</p>' },
  ...changes,
});

async function queue(id: string, changes: Partial<NewMail> = {}): Promise<void> {
  await firestore.doc(`mail/${id}`).set(newMail(mail(changes), now));
}

const stored = async (id: string) => {
  const document = await firestore.doc(`mail/${id}`).get();
  const due: unknown = document.get('due_at');
  return {
    state: document.get('delivery.state') as unknown,
    attempts: document.get('delivery.attempts') as unknown,
    answer: document.get('delivery.answer') as unknown,
    wait: due instanceof Timestamp ? due.toMillis() - now : null,
  };
};

test('a mail reaches the server as text and HTML, from the sender of the settings', async () => {
  await queue('a', { replyTo: 'dev@casting.example' });
  expect(await deliverMail(backends, 'a')).toBe('sent');
  expect(service.mails).toMatchObject([
    {
      from: '"Marquee" <hello@marquee.example>',
      to: 'asha@example.com',
      replyTo: 'dev@casting.example',
      subject: 'Namaste – नमस्ते',
      text: 'Words, नमस्ते',
      html: '<p>Words, नमस्ते</p>',
    },
  ]);
  expect(await stored('a')).toEqual({ state: 'sent', attempts: 1, answer: '', wait: null });
});

test('a subject that looks encoded is shown as it is written, not as other letters', async () => {
  const encoded = `=?utf-8?b?${Buffer.from('Login Evil.Com').toString('base64')}?=`;
  const message = { ...mail().message, subject: `${encoded} wrote to you` };
  await queue('a', { message });
  await deliverMail(backends, 'a');
  expect(service.mails[0]?.subject).toBe(`${encoded.replaceAll('=?', '= ?')} wrote to you`);
});

test('a mail has the headers for one-click unsubscribing (RFC 8058), with the address in one piece', async () => {
  const unsubscribe = `https://marquee.example/api/unsubscribe?account=asha&signature=${'x'.repeat(43)}&lang=en`;
  await queue('a', { kind: 'summary', unsubscribe });
  await deliverMail(backends, 'a');
  const headers = service.mails[0]?.headers.map((line) => line.replaceAll(/\r?\n\s+/g, ' '));
  expect(headers).toContain(`List-Unsubscribe: <${unsubscribe}>`);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('a try that fails after another instance has sent the mail changes nothing', async () => {
  await queue('a');
  const late = async (): Promise<never> => {
    now += LEASE;
    expect(await deliverMail(backends, 'a')).toBe('sent');
    throw Object.assign(new Error('No answer.'), { code: 'ETIMEDOUT' });
  };
  await deliverMail({ ...backends, send: late }, 'a');
  expect(await stored('a')).toEqual({ state: 'sent', attempts: 2, answer: '', wait: null });
});

test('a mail is sent once by two instances that see it at the same time, and not again later', async () => {
  await queue('a');
  const outcomes = await Promise.all([deliverMail(backends, 'a'), deliverMail(backends, 'a')]);
  expect(outcomes.sort()).toEqual(['not due', 'sent']);
  now += 7 * 60 * MINUTE;
  expect(await deliverMail(backends, 'a')).toBe('not due');
  expect(await deliverDueMails(backends, Infinity)).toEqual({});
  expect(service.mails).toHaveLength(1);
});

test('a mail whose instance died after the server accepted it is sent again with the same Message-ID', async () => {
  await queue('a');
  const dying: MailBackends = {
    ...backends,
    send: async (id, one) => {
      await send(id, one);
      throw new Error('The instance ends here.');
    },
    clock: () => {
      if (service.mails.length > 0) throw new Error('Nothing is written after the end.');
      return now;
    },
  };
  await expect(deliverMail(dying, 'a')).rejects.toThrow();
  now += LEASE - 1;
  expect(await deliverMail(backends, 'a')).toBe('not due');
  now += 1;
  expect(await deliverMail(backends, 'a')).toBe('sent');
  const [first, second] = service.mails.map(({ id }) => id);
  expect(first).toMatch(/^<[0-9a-f]{32}@marquee\.example>$/);
  expect(second).toBe(first);
});

test('a mail of an account that was deleted meanwhile leaves no document behind', async () => {
  await queue('a');
  const deleting: MailBackends = {
    ...backends,
    send: async () => {
      await firestore.doc('mail/a').delete();
    },
  };
  expect(await deliverMail(deleting, 'a')).toBe('sent');
  expect((await firestore.doc('mail/a').get()).exists).toBe(false);
});

test('a mail that fails is repeated after 2, 4, 8 … minutes, at most six hours, until the document expires', async () => {
  await queue('a');
  refusals.set('asha@example.com', '451 4.7.1 Greylisted');
  const waits: number[] = [];
  for (;;) {
    const outcome = await deliverMail(backends, 'a');
    const { wait } = await stored('a');
    if (outcome === 'failed') break;
    expect(outcome).toBe('waiting');
    waits.push((wait ?? 0) / MINUTE);
    now += wait ?? 0;
  }
  expect(waits.slice(0, 10)).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
  expect((now - NOON) / (24 * 60 * MINUTE)).toBeGreaterThanOrEqual(5);
  expect(await stored('a')).toMatchObject({ state: 'failed', answer: '451 4.7.1 Greylisted', wait: null });
  expect(refused).toEqual(['a: 451 4.7.1 Greylisted']);
});

test.each([
  ['the provider’s daily limit', '550 5.4.5 Daily sending limit exceeded', true],
  ['a sender that is not verified', '550 5.7.1 Sender domain is not verified', true],
  ['a test account of the provider', '554 Message rejected: Email address is not verified', true],
  ['DMARC', '550 5.7.26 This mail has been blocked because the sender is unauthenticated.', true],
  ['a full mailbox', '552 5.2.2 Mailbox full', false],
])(
  'a mail refused for %s waits and is sent later; the log reports those that only the operator can mend',
  async (...row) => {
    const [, answer, isOurs] = row;
    await queue('a');
    refusals.set('asha@example.com', answer);
    expect(await deliverMail(backends, 'a')).toBe('waiting');
    expect(await stored('a')).toMatchObject({ state: 'waiting', answer, wait: LEASE });
    expect(refused).toEqual([]);
    expect(logProblem.mock.calls.some(([event]) => event === 'mail refused')).toBe(isOurs);
    refusals.clear();
    now += LEASE;
    expect(await deliverMail(backends, 'a')).toBe('sent');
  },
);

test('the actor is told in the app of a message that is given up, unless the account is gone', async () => {
  await firestore.doc('profiles/asha').set({ first_name: 'Asha' });
  refusals.set('asha@example.com', '550 5.1.1 No such user');
  await queue('known');
  await queue('gone', { uid: 'deleted' });
  await deliverDueMails(backends, Infinity);
  const { docs } = await firestore.collection('notifications').get();
  expect(docs.map(({ id }) => id)).toEqual(['bounced_known']);
  expect(docs[0]?.data()).toMatchObject({ user_id: 'asha', title: 'A message didn’t reach you' });
});

test('a mail that the server refused for the password, or that met no server, is repeated too', async () => {
  await queue('a');
  expect(await deliverMail({ ...backends, send: wrongPassword }, 'a')).toBe('waiting');
  expect(await stored('a')).toMatchObject({ state: 'waiting', answer: '535 5.7.8 Authentication failed' });
  const away = smtpSender({ url: 'smtp://marquee@127.0.0.1:9', password: 'x', from: FROM });
  now += LEASE;
  expect(await deliverMail({ ...backends, send: away }, 'a')).toBe('waiting');
  now += 2 * LEASE;
  expect(await deliverMail(backends, 'a')).toBe('sent');
  expect(await stored('a')).toMatchObject({ state: 'sent', attempts: 3 });
});

test('a mail to an address that the server refuses is not repeated, and keeps the server’s answer', async () => {
  await queue('a');
  refusals.set('asha@example.com', '550 5.1.1 No such user');
  expect(await deliverMail(backends, 'a')).toBe('failed');
  expect(await stored('a')).toEqual({
    state: 'failed',
    attempts: 1,
    answer: '550 5.1.1 No such user',
    wait: null,
  });
  expect(refused).toEqual(['a: 550 5.1.1 No such user']);
  now += 24 * 60 * MINUTE;
  expect(await deliverDueMails(backends, Infinity)).toEqual({});
});

test('the limit of mails a minute holds over all runs, and the next minute goes on', async () => {
  for (const id of ['a', 'b', 'c', 'd', 'e']) await queue(id);
  const bounded = { ...backends, perMinute: 2 };
  expect(await deliverDueMails(bounded, Infinity)).toMatchObject({ sent: 2 });
  expect(await deliverDueMails(bounded, Infinity)).toEqual({ full: 3 });
  expect(service.mails).toHaveLength(2);
  now += MINUTE;
  expect(await deliverDueMails(bounded, Infinity)).toMatchObject({ sent: 2 });
  now += MINUTE;
  expect(await deliverDueMails(bounded, Infinity)).toMatchObject({ sent: 1 });
  expect(service.mails).toHaveLength(5);
});

test('the limit of mails a day holds over its minutes, raises an alert, and the next day goes on', async () => {
  for (const id of ['a', 'b', 'c']) await queue(id);
  const bounded = { ...backends, perDay: 2 };
  expect(await deliverDueMails(bounded, Infinity)).toMatchObject({ sent: 2 });
  now += MINUTE;
  expect(await deliverDueMails(bounded, Infinity)).toEqual({ full: 1 });
  expect(logProblem).toHaveBeenCalledWith('mails of the day reached');
  now += 24 * 60 * MINUTE;
  expect(await deliverDueMails(bounded, Infinity)).toMatchObject({ sent: 1 });
});

test('each mail says that a program sent it, so that no notice of absence answers it', async () => {
  await queue('a', { unsubscribe: 'https://marquee.example/api/unsubscribe?x' });
  await deliverMail(backends, 'a');
  expect(service.mails[0]?.headers).toEqual(
    expect.arrayContaining([
      'Auto-Submitted: auto-generated',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ]),
  );
});

test('a message that is due does not wait behind a page of summaries', async () => {
  for (let index = 10; index < 40; index += 1) await queue(`s${String(index)}`, { kind: 'summary' });
  now += 1;
  await queue('message');
  const bounded = { ...backends, perMinute: 10 };
  expect(await deliverDueMails(bounded, Infinity)).toMatchObject({ sent: 8 });
  expect((await stored('message')).state).toBe('sent');
});

test('a visitor’s message has room in a minute full of summaries', async () => {
  for (const id of ['a', 'b', 'c', 'd', 'e']) await queue(id, { kind: 'summary' });
  const bounded = { ...backends, perMinute: 5 };
  expect(await deliverDueMails(bounded, Infinity)).toMatchObject({ sent: 4 });
  await queue('message');
  expect(await deliverMail(bounded, 'message')).toBe('sent');
  await queue('another');
  expect(await deliverMail(bounded, 'another')).toBe('full');
});

test.each<[string, Partial<NewMail>]>([
  ['a second recipient', { to: 'a@example.com, b@example.com' }],
  ['a name that hides an address', { to: 'A <b@example.com>' }],
  ['a line break in the recipient', { to: 'a@example.com\r\nBcc: b@example.com' }],
  ['a line break in the Reply-To address', { replyTo: 'a@example.com\nBcc: b@example.com' }],
  ['a NUL', { replyTo: 'a\0@example.com' }],
  ['a line break in the link', { unsubscribe: 'https://x.example/\r\nBcc: b@example.com' }],
])('a mail with %s is not sent, so that no header is injected', async (_name, changes) => {
  await queue('a', changes);
  expect(readMail(newMail(mail(changes), now))).toBeUndefined();
  expect(await deliverMail(backends, 'a')).toBe('failed');
  expect(await stored('a')).toMatchObject({ state: 'failed', answer: 'malformed' });
  expect(service.mails).toEqual([]);
});

test('a subject of several lines becomes one line and injects no header', async () => {
  const subject = 'Hello\r\nBcc: b@example.com\r\n\r\n<script>';
  await queue('a', { message: { subject, text: 'x', html: 'x' } });
  expect(await deliverMail(backends, 'a')).toBe('sent');
  expect(service.mails).toMatchObject([{ to: 'asha@example.com', text: 'x' }]);
  expect(service.mails[0]?.headers.filter((line) => /^bcc/i.test(line))).toEqual([]);
});

test('the local mail server’s page shows a mail’s text, and its HTML in a sandbox', async () => {
  await queue('a', { message: { subject: 'S', text: 'T <b>', html: '<p onclick="x()">H</p>' } });
  await deliverMail(backends, 'a');
  const list = await (await fetch(service.windowUrl)).text();
  const path = /href="(\/mail\/[^"]+)"/.exec(list)?.[1] ?? '';
  const page = await (await fetch(service.windowUrl + path)).text();
  expect(page).toContain('<pre>T &#60;b&#62;');
  expect(page).toContain('<iframe sandbox title="HTML" srcdoc="&#60;p onclick=&#34;x()&#34;&#62;H');
});
