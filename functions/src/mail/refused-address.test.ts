import { describe, expect, test } from 'vitest';
import { isAddressRefused } from './refused-address.ts';

describe('isAddressRefused, which reads a mail server’s answer', () => {
  const rejected = 'Error: Can’t send mail - all recipients were rejected: ';
  test.each([
    `${rejected}550 5.1.1 No such user`,
    `${rejected}550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 Learn more`,
    `${rejected}550 5.2.1 The account is disabled`,
    `${rejected}550 No such user here`,
    '550 #5.1.10 Recipient not found',
    '551 user unknown',
    '550 Invalid recipient',
    '550 User <asha@example.com> not found',
    "550 The address doesn't exist",
    '550 Unrouteable address',
    '553 Recipient address rejected',
  ])('an answer says that the address is wrong: %s', (error) => {
    expect(isAddressRefused(error)).toBe(true);
  });

  test.each([
    'Error: Mail command failed: 550-5.4.5 Daily user sending limit exceeded.\n550 5.4.5 https://support.google.com/a/',
    'Error: Mail command failed: 550 5.7.1 Daily SMTP relay limit exceeded for customer.',
    'Error: Message failed: 550 The from address does not match a verified Sender Identity.',
    '550 Sender address does not exist',
    '550 Requested action not taken: mailbox unavailable',
    'Error: Message failed: 550-5.7.26 This mail has been blocked because the sender is unauthenticated.',
    'Error: Message failed: 550 5.7.1 [192.5.1.1] Our system has detected that this message is unsolicited mail.',
    `${rejected}550 5.7.1 Recipient address rejected: relaying denied`,
    `${rejected}550 5.1.8 Access denied, bad outbound sender`,
    `${rejected}553 sorry, that domain isn't in my list of allowed rcpthosts`,
    '550 5.1.90 You have reached your daily limit for message recipients',
    '552 5.2.2 Mailbox full',
    '554 5.7.1 Message rejected as spam',
    'Error: Invalid login: 535 5.7.8 Authentication failed',
    'Error: connect ETIMEDOUT 10.0.0.1:587',
  ])(
    'an answer does not say that the address is wrong, since the refusal may be our fault or temporary: %s',
    (error) => {
      expect(isAddressRefused(error)).toBe(false);
    },
  );
});
