// Stores what recipients answer by named links, and notifies the owner: one transaction for all answers of a profile that
// arrive together.
import { FieldPath } from 'firebase-admin/firestore';
import { readNotificationChoices } from '@marquee/domain/accounts/notification-choices';
import { ANSWER_TITLE, answerMessage } from '@marquee/domain/notifications/notification';
import { isShown } from '@marquee/domain/profile/profile';
import { readProfile } from '@marquee/domain/profile/read-profile';
import { halfHour } from '@marquee/domain/views/half-hour';
import { isChangeable, type Answer, type LinkAnswer } from '@marquee/domain/views/link-answer';
import { linkState, readSentLinks, type NamedLink } from '@marquee/domain/views/named-link';
import { batchByKey } from '../async/batch.ts';
import { privateDocument } from '../runtime/private-document.ts';
import { findLinks, SHOWN_FIELDS, type LinkBackends } from '../links/find-link.ts';
import { notificationDocument } from '../notifications/notification-document.ts';

export interface GivenAnswer {
  readonly profileId: string;
  readonly code: string;
  readonly answer: Answer;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** `closed`: the link's first answer is more than a day old. `gone`: the link has no page that asks for an answer. */
export type AnswerOutcome = 'stored' | 'closed' | 'gone';

/** Answers per transaction. */
const MAX_ANSWERS = 100;

/** The id of an answer's notification: an answer changed in the same half-hour replaces it, without another push. */
const notificationId = (uid: string, code: string, now: number): string =>
  `${uid}_answer-${code}_${String(halfHour(now))}`;

function answerNotification(uid: string, { code, label }: NamedLink, answer: Answer) {
  const notification = notificationDocument({
    owner: uid,
    title: ANSWER_TITLE,
    message: answerMessage(answer, label),
    type: 'contact',
    event: 'contact_answer',
  });
  return {
    ...notification,
    metadata: { ...notification.metadata, link_code: code, link_label: label, answer },
  };
}

/** Puts a given answer into `answers`, by its link's code; `changed` says whether that changed `answers`. */
function place(
  answers: Map<string, LinkAnswer | undefined>,
  { code, answer, now }: GivenAnswer,
): { readonly outcome: AnswerOutcome; readonly changed: boolean } {
  const before = answers.get(code);
  if (before?.answer === answer) return { outcome: 'stored', changed: false };
  if (before && !isChangeable(before, now)) return { outcome: 'closed', changed: false };
  answers.set(code, { answer, first_at: before?.first_at ?? now, answered_at: now });
  return { outcome: 'stored', changed: true };
}

async function recordBatch(
  backends: LinkBackends,
  given: readonly GivenAnswer[],
): Promise<readonly AnswerOutcome[]> {
  const [first] = given;
  if (!first) return [];
  const { firestore } = backends;
  const { profileId: uid, now } = first;
  const profile = firestore.collection('profiles').doc(uid);
  const settings = firestore.collection('settings').doc(uid);
  const named = privateDocument(firestore, uid, 'links');
  const links = new Map((await findLinks(backends, uid, now)).map((link) => [link.code, link]));
  return firestore.runTransaction(async (transaction) => {
    const [shown] = await transaction.getAll(profile, { fieldMask: [...SHOWN_FIELDS] });
    const [stored, choices] = await transaction.getAll(named, settings);
    const owner = readProfile(uid, shown?.data());
    const asks = (link: NamedLink | undefined): boolean =>
      shown?.exists === true &&
      link?.asks_answer === true &&
      linkState(link, now) === 'live' &&
      (isShown(owner) || (link.opens_private && !owner.taken_down));
    const answers = new Map(readSentLinks(stored?.data()).map(({ code, answer }) => [code, answer]));
    const changed = new Set<string>();
    const outcomes = given.map((one): AnswerOutcome => {
      // A link may have been deleted since it was found.
      if (!answers.has(one.code) || !asks(links.get(one.code))) return 'gone';
      const placed = place(answers, one);
      if (placed.changed) changed.add(one.code);
      return placed.outcome;
    });
    const { notify_contacts, notify_declines } = readNotificationChoices(choices?.data());
    for (const code of changed) {
      const [link, latest] = [links.get(code), answers.get(code)];
      if (!link || !latest) continue;
      transaction.update(named, new FieldPath('links', code, 'answer'), latest);
      const notification = firestore.collection('notifications').doc(notificationId(uid, code, now));
      const isNotified = notify_contacts && (notify_declines || latest.answer !== 'not_this_time');
      if (isNotified) transaction.set(notification, answerNotification(uid, link, latest.answer));
      else transaction.delete(notification);
    }
    return outcomes;
  });
}

export type RecordAnswer = (given: GivenAnswer) => Promise<AnswerOutcome>;

/** Stores a profile's answers in one transaction after another, each with those that came during the previous one. */
export function answerRecorder(backends: LinkBackends): RecordAnswer {
  const enqueue = batchByKey((given: readonly GivenAnswer[]) => recordBatch(backends, given), {
    most: MAX_ANSWERS,
    interval: 0,
  });
  return (given) => enqueue(given.profileId, given);
}
