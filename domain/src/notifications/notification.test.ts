import { describe, expect, it } from 'vitest';
import { DAY } from '../values/time.ts';
import {
  answerMessage,
  contactChannel,
  contactMessage,
  linkOpenedMessage,
  MORE_VIEWERS,
  notificationName,
  NOTIFICATION_TYPES,
  profileViewId,
  profileViewMessage,
  readMark,
  readNotification,
  reminderMessage,
} from './notification.ts';

it('profileViewId of one owner and viewer is the same within a half-hour, and another in the next', () => {
  const at = Date.UTC(2026, 10, 21, 10, 0, 0);
  expect(profileViewId('o', 'v', at)).toBe(profileViewId('o', 'v', at + 29 * 60_000));
  expect(profileViewId('o', 'v', at)).not.toBe(profileViewId('o', 'v', at + 30 * 60_000));
});

it('profileViewMessage names the viewer, or ‘Someone’ for a viewer without a name', () => {
  expect(profileViewMessage('Asha Rao')).toBe('Asha Rao viewed your profile');
  expect(profileViewMessage('')).toBe('Someone viewed your profile');
});

it('readNotification inserts the number of viewers into the text for several viewers', () => {
  const stored = (viewers: unknown) => ({ message: MORE_VIEWERS, metadata: { viewers } });
  expect(readNotification('n', stored(3)).message).toBe('… and 3 more people viewed your profile');
  expect(readNotification('n', stored(1)).message).toBe('… and 1 more person viewed your profile');
  expect(readNotification('n', stored('3')).message).toBe(MORE_VIEWERS);
});

it.each([undefined, null, 3, 'x', {}, { metadata: 'x', created_at: 'yesterday', read: 'no' }])(
  'readNotification reads %o as an unread notification of the type ‘info’',
  (stored) => {
    expect(readNotification('n', stored)).toMatchObject({
      id: 'n',
      read: false,
      created_at: 0,
      type: 'info',
    });
  },
);

it.each([
  [true, true],
  [false, false],
  ['true', false],
  [undefined, false],
])('readNotification reads viewer_is_public %o as %s', (viewer_is_public, expected) => {
  expect(readNotification('n', { metadata: { viewer_is_public } }).viewer_is_public).toBe(expected);
});

it('readNotification reads a Firestore timestamp as milliseconds', () => {
  expect(readNotification('n', { created_at: { seconds: 2, nanoseconds: 5e8 } }).created_at).toBe(2500);
});

describe('notificationName, which makes a name safe to show in a notification', () => {
  const nameOf = (first_name: string, last_name = '', username = '') =>
    notificationName({ first_name, last_name, username });

  it.each([
    ['Asha', 'Rao', 'Asha Rao'],
    ['मीरा', 'कुल\u200dकर्णी', 'मीरा कुल\u200dकर्णी'],
    ['A.B.', 'St.John Jr.', 'A.B. St.John Jr.'],
    ['Asha\u202e\u0000\u200b', '\n Rao', 'Asha Rao'],
    ['', '', 'Someone'],
    ['\u202e', '\u200b', 'Someone'],
    ['Win at', 'evil.example', 'Someone'],
    ['EVIL.COM', '', 'Someone'],
    ['https://evil', '', 'Someone'],
    ['me@evil', '', 'Someone'],
  ])('the first name %j and the last name %j are shown in notifications as %j', (first, last, expected) => {
    expect(nameOf(first, last)).toBe(expected);
  });

  it('the name for notifications is the username where there is no name', () => {
    expect(nameOf(' ', '', 'asha-rao')).toBe('asha-rao');
  });

  it('the name for notifications is at most 60 characters long, and cuts no character in two', () => {
    expect(nameOf('a'.repeat(60), 'b'.repeat(60))).toBe('a'.repeat(60));
    expect(nameOf('a'.repeat(59), '') + '|').toBe(`${'a'.repeat(59)}|`);
    expect(nameOf(`${'a'.repeat(59)}😀`)).toBe('a'.repeat(59));
    expect(nameOf(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
    expect(nameOf(`𑀆${'a'.repeat(58)}`)).toBe(`𑀆${'a'.repeat(58)}`);
  });
});

it('the texts of notifications name the link that was used, and ‘Someone’ where there is none', () => {
  expect(linkOpenedMessage('Mukesh’s office')).toBe('Mukesh’s office opened your profile');
  expect(contactMessage('message', 'Mukesh’s office')).toBe(
    'Mukesh’s office sent you a message. Check your email.',
  );
  expect(contactMessage('message')).toBe('Someone sent you a message. Check your email.');
  expect(contactMessage('whatsapp', 'Mukesh’s office')).toBe('Mukesh’s office asked for your contact');
  expect(contactMessage('whatsapp')).toBe('Someone asked for your WhatsApp contact');
  expect(answerMessage('send_tape', 'Mukesh’s office')).toBe('Send a tape: on your link for Mukesh’s office');
  expect(reminderMessage('2026-05-20', 'Mukesh’s office', 'Kalari')).toBe(
    'Reminder for 2026-05-20: Mukesh’s office, Kalari',
  );
  expect(reminderMessage('2026-05-20', 'Mukesh’s office', '')).toBe(
    'Reminder for 2026-05-20: Mukesh’s office',
  );
});

it.each(['message', 'whatsapp'] as const)('the channel %s is recognised from its text', (channel) => {
  expect(contactChannel(contactMessage(channel))).toBe(channel);
  expect(contactChannel(contactMessage(channel, 'sent you a message. Check your email. Office'))).toBe(
    channel,
  );
});

it('a notification that is read is stored for another year', () => {
  expect(readMark(1_800_000_000_000)).toEqual({
    read: true,
    expires_at: new Date(1_800_000_000_000 + 365 * DAY),
  });
});

it.each(NOTIFICATION_TYPES)('readNotification reads each field of a notification of the type %s', (type) => {
  const shown = { viewer_id: 'ravi', viewer_name: 'Ravi', viewer_email: 'ravi@example.com' };
  const link = { link_label: 'Mukesh’s office', link_code: '0123456789abc', answer: 'shortlisted' } as const;
  expect(
    readNotification('n', {
      user_id: 'asha',
      title: 'Profile View',
      message: 'Ravi viewed your profile',
      type,
      read: true,
      created_at: 7,
      metadata: { ...shown, ...link, viewer_is_public: true, day: '2026-05-20', project: ' Kalari\n2 ' },
    }),
  ).toEqual({
    id: 'n',
    user_id: 'asha',
    title: 'Profile View',
    message: 'Ravi viewed your profile',
    type,
    read: true,
    created_at: 7,
    ...shown,
    ...link,
    viewer_is_public: true,
    viewers: null,
    reminder: { day: '2026-05-20', project: 'Kalari 2' },
  });
});

it('readNotification reads fields of a wrong kind as none', () => {
  const names = ['viewer_id', 'viewer_name', 'viewer_email', 'link_label', 'link_code', 'answer', 'viewers'];
  const metadata = Object.fromEntries([...names, 'day', 'project'].map((name) => [name, { name }]));
  const read = readNotification('n', { user_id: 7, title: {}, message: [], type: 'constructor', metadata });
  expect(read).toMatchObject({ user_id: '', title: '', message: '', type: 'info', reminder: null });
  expect(read).toMatchObject(Object.fromEntries(names.map((name) => [name, null])));
  expect(readNotification('n', { metadata: { viewers: 3 } }).viewers).toBe(3);
});
