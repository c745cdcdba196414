// Texts of answers to named links: on the page that asks, and in the insights.
import { ANSWER_WORDS } from '@marquee/domain/views/link-answer';

export const answers = {
  ask: 'Let the actor know',
  words: ANSWER_WORDS.en,
  sent: 'Thank you',
  sentText: 'The actor sees: “{{answer}}”. You can change your answer for a day.',
  notSent: 'Your answer was not sent',
  problems: {
    own: 'This is your own profile. The answer is for the people you send the link to.',
    closed: 'This link was answered more than a day ago, so the answer can’t change.',
    limited: 'Too many answers came from your network today. Please try again tomorrow.',
    gone: 'This link can no longer be answered.',
    failed: 'We couldn’t save your answer. Please try again in a moment.',
  },
  column: 'Answer',
} as const;
