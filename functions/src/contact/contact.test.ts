import { expect, test } from 'vitest';
import { messageMail, type Letter } from './message-mail.ts';

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
  expect(mail.message.text).toContain('> Hello <b>\n> Audition?');
  expect(JSON.stringify(mail.message)).not.toContain('asha@example.com');
});

test('the mail of a message has a signed link that blocks the sender', () => {
  expect(messageMail(letter).message.text).toMatch(
    /https:\/\/marquee\.example\/api\/block-sender\?account=asha&sender=hash&signature=[\w-]{43}/,
  );
});
