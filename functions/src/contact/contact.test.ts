import { expect, test } from 'vitest';
import { isProgram } from './contact-limits.ts';
import { messageMail, type Letter } from './message-mail.ts';

test.each([
  undefined,
  '',
  'curl/8.5.0',
  'python-requests/2.32',
  'Googlebot/2.1 (+http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
])('isProgram is true for the user agent %j', (userAgent) => {
  expect(isProgram(userAgent)).toBe(true);
});

test.each([
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Instagram 300.0',
  'Opera/9.80 (Android; Opera Mini/36.2) Presto/2.12',
])('isProgram is false for the user agent %j', (userAgent) => {
  expect(isProgram(userAgent)).toBe(false);
});

const letter: Letter = {
  uid: 'asha',
  to: 'asha@example.com',
  language: 'en',
  message: { name: 'Dev', email: 'dev@casting.example', text: 'Hello <b>\nAudition?' },
  sender: 'hash',
  origin: 'https://marquee.example',
  secret: 's'.repeat(32),
  now: 0,
};

test('the mail of a message has the visitor in Reply-To, escapes markup, and does not show the actor’s address', () => {
  const mail = messageMail(letter);
  expect(mail).toMatchObject({ to: 'asha@example.com', replyTo: 'dev@casting.example', uid: 'asha' });
  expect(mail.message.html).toContain('Hello &lt;b&gt;<br>Audition?');
  expect(mail.message.text).toContain('Hello <b>\nAudition?');
  expect(JSON.stringify(mail.message)).not.toContain('asha@example.com');
});

test('the mail of a message has a signed link that blocks the sender', () => {
  expect(messageMail(letter).message.text).toMatch(
    /https:\/\/marquee\.example\/api\/block-sender\?account=asha&sender=hash&signature=[\w-]{43}/,
  );
});
