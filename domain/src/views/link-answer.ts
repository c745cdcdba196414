// The answer of a recipient on the page of a named link: one of four fixed words, without an account. The latest answer of
// each link is in `profiles/{uid}/private/answers`, which functions write.
import { asRecord } from '../values/record.ts';
import { isLinkCode } from './link-code.ts';
import { DAY } from '../values/time.ts';

export const ANSWERS = ['got_it', 'send_tape', 'shortlisted', 'not_this_time'] as const;
export type Answer = (typeof ANSWERS)[number];

/** The words of each answer on buttons, in notifications and in mails. */
export const ANSWER_WORDS = {
  en: {
    got_it: 'Got it',
    send_tape: 'Send a tape',
    shortlisted: 'Shortlisted',
    not_this_time: 'Not this time',
  },
  hi: {
    got_it: 'मिल गई',
    send_tape: 'टेप भेजें',
    shortlisted: 'शॉर्टलिस्ट किया',
    not_this_time: 'इस बार नहीं',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Answer, string>>>>;

/** The query parameter of a named link's page that names the answer which was given a moment ago. */
export const ANSWERED = 'answered';

export interface LinkAnswer {
  readonly answer: Answer;
  /** When the link's first answer was given, in milliseconds since 1970. */
  readonly first_at: number;
  /** When this answer was given. */
  readonly answered_at: number;
}

export const answerOf = (value: unknown): Answer | undefined => ANSWERS.find((answer) => answer === value);

/** Whether an answer can still be changed: for a day after the link's first one. */
export const isChangeable = ({ first_at }: Pick<LinkAnswer, 'first_at'>, now: number): boolean =>
  now < first_at + DAY;

/** The latest answers, by the links' codes. */
export type LinkAnswers = Readonly<Record<string, LinkAnswer>>;

/** Reads the answers of a stored document. Never throws. */
export function readAnswers(stored: unknown): LinkAnswers {
  const answers: Record<string, LinkAnswer> = {};
  for (const [code, value] of Object.entries(asRecord(asRecord(stored)['answers']))) {
    const { answer: word, first_at, answered_at } = asRecord(value);
    const answer = answerOf(word);
    if (!isLinkCode(code) || !answer || typeof first_at !== 'number' || typeof answered_at !== 'number')
      continue;
    answers[code] = { answer, first_at, answered_at };
  }
  return answers;
}
