// The mail with a day's further messages to an actor: past a number of mails in a day, messages are gathered, so that
// nobody can silence an actor for everybody else.
import { Timestamp } from 'firebase-admin/firestore';
import { asRecord } from '@marquee/domain/values/record';
import { DAY, utcDate } from '@marquee/domain/values/time';
import { author, composeMail, link, paragraph, quotation, withParts } from '../mail/compose-mail.ts';
import { newMail } from '../mail/mail-document.ts';
import { blockLink, stopLink, type Letter } from './message-mail.ts';
import { MESSAGE_TEXTS } from './message-texts.ts';

/** Milliseconds to wait after the day's end, until no request of the day can append a message any more. */
const RESERVE = 5 * 60 * 1000;

export function gatheredMessages(stored: unknown): readonly string[] {
  const { gathered } = asRecord(stored);
  return Array.isArray(gathered) ? gathered.filter((id) => typeof id === 'string') : [];
}

/** The stored mail with one message more. It is sent after the UTC day's end. */
export function gatheredMail(letter: Letter, id: string, stored: unknown) {
  const { uid, to, language, origin, message, now } = letter;
  const { name, email, text } = message;
  const { gathered: texts, caution, block, stop } = MESSAGE_TEXTS[language];
  const gathered = [...gatheredMessages(stored), id];
  const subject = texts.subject(gathered.length);
  const before = asRecord(asRecord(stored)['message']);
  const beginning =
    typeof before['text'] === 'string' && typeof before['html'] === 'string'
      ? { subject, text: before['text'], html: before['html'] }
      : composeMail({
          language,
          origin,
          subject,
          parts: [paragraph(texts.intro), paragraph(caution), link(stop, stopLink(letter))],
        });
  const composed = withParts(beginning, [
    author(name, email),
    quotation(text),
    link(block, blockLink(letter)),
  ]);
  const begun = Date.parse(utcDate(now));
  return {
    // Expires as if written when the day began: no message is stored for longer than in a mail of its own.
    ...newMail({ uid, kind: 'message', to, message: composed }, begun),
    due_at: Timestamp.fromMillis(begun + DAY + RESERVE),
    gathered,
  };
}
