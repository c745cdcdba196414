import {
  answerMessage,
  contactMessage,
  linkOpenedMessage,
  moreViewersMessage,
  profileViewMessage,
} from '@marquee/domain/notifications/notification';
import { ANSWERS, ANSWER_WORDS } from '@marquee/domain/views/link-answer';
import { expect, test } from 'vitest';
import * as english from '#web/i18n/catalogue.ts';
import { createI18n } from '#web/i18n/create-i18n.ts';
import { notifications as hindi } from '#web/i18n/hi/notifications.ts';
import { notificationText } from './notification-text.ts';

const en = createI18n(english).getFixedT('en', 'notifications');
const hi = createI18n({ notifications: hindi }, 'hi').getFixedT('hi', 'notifications');

const view = (viewer_name: string | null, viewers: number | null = null, link_label: string | null = null) =>
  ({
    type: 'profile_view',
    viewer_name,
    viewers,
    message: 'as stored',
    link_label,
    answer: null,
    reminder: null,
  }) as const;

test('an English notification of a view has the text that the server stores', () => {
  for (const name of ['Meera Iyer', 'Someone', '']) {
    expect(notificationText(en, view(name))).toBe(profileViewMessage(name));
  }
  for (const viewers of [1, 2, 40]) {
    expect(notificationText(en, view('Someone', viewers))).toBe(moreViewersMessage(viewers));
  }
});

test('a Hindi notification of a view is worded from the stored fields', () => {
  expect(notificationText(hi, view('Meera Iyer'))).toBe('Meera Iyer ने आपकी प्रोफ़ाइल देखी');
  expect(notificationText(hi, view('Someone'))).toBe('किसी ने आपकी प्रोफ़ाइल देखी');
  expect(notificationText(hi, view('Someone', 3))).toBe('… और 3 अन्य लोगों ने आपकी प्रोफ़ाइल देखी');
});

test('the text of an open by a named link has the link’s label', () => {
  const label = "Mukesh's office";
  expect(notificationText(en, view('Someone', null, label))).toBe(linkOpenedMessage(label));
  expect(notificationText(en, view('Meera Iyer', null, label))).toBe(
    "Meera Iyer opened your profile with the link for Mukesh's office",
  );
  expect(notificationText(hi, view('Someone', null, label))).toBe("Mukesh's office: आपकी प्रोफ़ाइल खोली गई");
});

test.each(['whatsapp', 'message'] as const)(
  'the text of a contact by %s is as stored in English, and begins with the label of its named link in Hindi',
  (channel) => {
    const contact = (label?: string) =>
      ({
        type: 'contact',
        viewer_name: null,
        viewers: null,
        message: contactMessage(channel, label),
        link_label: label ?? null,
        answer: null,
        reminder: null,
      }) as const;
    for (const one of [contact(), contact("Mukesh's office")]) {
      expect(notificationText(en, one)).toBe(one.message);
    }
    expect(notificationText(hi, contact("Mukesh's office"))).toMatch(/^Mukesh's office ने /);
  },
);

test('a view without a stored viewer’s name and a notification of the type ‘info’ are shown as stored', () => {
  expect(notificationText(hi, view(null))).toBe('as stored');
  expect(notificationText(hi, { ...view('Asha'), type: 'info' })).toBe('as stored');
});

test.each(ANSWERS)(
  'the text of the answer %s by a named link is as stored in English, and is translated into Hindi',
  (answer) => {
    const label = 'Mukesh’s office';
    const message = answerMessage(answer, label);
    const notification = {
      type: 'contact',
      viewer_name: null,
      viewers: null,
      message,
      link_label: label,
      reminder: null,
    } as const;
    expect(notificationText(en, { ...notification, answer })).toBe(message);
    expect(notificationText(hi, { ...notification, answer })).toMatch(
      new RegExp(`^${ANSWER_WORDS.hi[answer]}: .*जवाब`),
    );
  },
);

test('the text of a reminder has the day, the label of the link and the project if there is one', () => {
  const reminder = (project: string) => ({
    ...view(null, null, 'Mukesh’s office'),
    type: 'reminder' as const,
    reminder: { day: '2026-05-31', project },
  });
  expect(notificationText(en, reminder('Kalari'))).toBe('Reminder for 31 May 2026: Mukesh’s office, Kalari');
  expect(notificationText(hi, reminder(''))).toMatch(/: Mukesh’s office$/);
});
