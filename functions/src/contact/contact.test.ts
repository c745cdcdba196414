import { describe, expect, test } from 'vitest';
import { isCrossSite } from './contact-request.ts';
import { isProgram } from './limits.ts';
import { messageMail, type Letter } from './message-mail.ts';

describe('whether a program asks', () => {
  test.each([
    undefined,
    '',
    'curl/8.5.0',
    'python-requests/2.32',
    'Googlebot/2.1 (+http://www.google.com/bot.html)',
    'facebookexternalhit/1.1',
  ])('%s is one', (userAgent) => {
    expect(isProgram(userAgent)).toBe(true);
  });

  test.each([
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Instagram 300.0',
    'Opera/9.80 (Android; Opera Mini/36.2) Presto/2.12',
  ])('%s is none', (userAgent) => {
    expect(isProgram(userAgent)).toBe(false);
  });
});

test.each([
  ['cross-site', true],
  ['same-site', true],
  ['same-origin', false],
  ['none', false],
  [undefined, false],
])('a request with %s is from another site: %s', (value, expected) => {
  expect(isCrossSite({ get: (() => value) as never })).toBe(expected);
});

describe('the mail of a message', () => {
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

  test('is addressed to the actor, with the visitor as reply-to, and holds no markup of the visitor’s', () => {
    const mail = messageMail(letter);
    expect(mail).toMatchObject({ to: 'asha@example.com', replyTo: 'dev@casting.example', uid: 'asha' });
    expect(mail.message.html).toContain('Hello &lt;b&gt;<br>Audition?');
    expect(mail.message.text).toContain('Hello <b>\nAudition?');
    expect(JSON.stringify(mail.message)).not.toContain('asha@example.com');
  });

  test('leads to blocking the sender, with a signature', () => {
    expect(messageMail(letter).message.text).toMatch(
      /https:\/\/marquee\.example\/api\/block-sender\?account=asha&sender=hash&signature=[\w-]{43}/,
    );
  });
});
