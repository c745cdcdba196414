// The mail with a day's further messages to an actor: past a number of mails in a day, messages are gathered, so that
// nobody can silence an actor for everybody else.
import { Timestamp } from 'firebase-admin/firestore';
import { asRecord } from '@marquee/domain/values/record';
import { DAY, utcDate } from '@marquee/domain/values/time';
import { escapeHtml } from '../mail/escape-html.ts';
import { newMail } from '../mail/mail-document.ts';
import { anchor, blockLink, paragraph, quotation, quoted, stopLink, type Letter } from './message-mail.ts';
import { MESSAGE_TEXTS } from './message-texts.ts';

/** Milliseconds to wait after the day's end, until no request of the day can append a message any more. */
const RESERVE = 5 * 60 * 1000;

export function gatheredMessages(stored: unknown): readonly string[] {
  const { gathered } = asRecord(stored);
  return Array.isArray(gathered) ? gathered.filter((id) => typeof id === 'string') : [];
}

/** The stored mail with one message more. It is sent after the UTC day's end. */
export function gatheredMail(letter: Letter, id: string, stored: unknown) {
  const { uid, to, language, message, now } = letter;
  const { name, email, text } = message;
  const texts = MESSAGE_TEXTS[language];
  const { text: before, html: htmlBefore } = asRecord(asRecord(stored)['message']);
  const block = blockLink(letter);
  const stop = stopLink(letter);
  const gathered = [...gatheredMessages(stored), id];
  const beginning = [texts.gathered.intro, texts.caution, `${texts.stop}: ${stop}`].join('\n\n');
  const htmlBeginning = [
    paragraph(escapeHtml(texts.gathered.intro)),
    paragraph(escapeHtml(texts.caution)),
    paragraph(anchor(stop, texts.stop)),
  ].join('');
  const begun = Date.parse(utcDate(now));
  return {
    ...newMail(
      {
        uid,
        kind: 'message',
        to,
        message: {
          subject: texts.gathered.subject(gathered.length),
          text: [
            typeof before === 'string' ? before : beginning,
            `— ${name}, ${email}`,
            quoted(text),
            `${texts.block}: ${block}`,
          ].join('\n\n'),
          html: [
            typeof htmlBefore === 'string' ? htmlBefore : htmlBeginning,
            paragraph(`<strong>${escapeHtml(name)}</strong>, ${escapeHtml(email)}`),
            quotation(text),
            paragraph(anchor(block, texts.block)),
          ].join(''),
        },
      },
      // Expires as if written when the day began: no message is stored for longer than in a mail of its own.
      begun,
    ),
    due_at: Timestamp.fromMillis(begun + DAY + RESERVE),
    gathered,
  };
}
