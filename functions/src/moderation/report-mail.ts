// The mails to the moderators about a reported profile: at its first report, and once more when nobody has decided for an
// hour. India's IT Rules give two hours for the gravest reasons.
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { defineString } from 'firebase-functions/params';
import { readCase, type ModerationCase } from '@marquee/domain/accounts/moderation';
import { ROUTES } from '@marquee/domain/site/routes';
import { HOUR } from '@marquee/domain/values/time';
import { button, composeMail, note, paragraph } from '../mail/compose-mail.ts';
import { newMail } from '../mail/mail-document.ts';
import { logFailure, logProblem } from '../runtime/log.ts';

/** The address that the moderators read; '' for none. */
export const moderationEmail = defineString('MODERATION_EMAIL');

/** Cases that one run reminds of. */
const MOST = 50;

export interface ReportMail {
  readonly to: string;
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly profileId: string;
  readonly subject: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The `mail` document about a case: it leads to the case, where one tap takes the profile down. */
export function reportMail({ to, origin, profileId, subject, now }: ReportMail) {
  const href = `${origin}${ROUTES.moderation.path}#${profileId}`;
  const message = composeMail({
    language: 'en',
    origin,
    subject,
    parts: [
      paragraph(subject),
      button('Decide here', href),
      note(
        'Intimate pictures and impersonation: within two hours of the complaint. All others: within seven days.',
      ),
    ],
  });
  return newMail({ uid: '', kind: 'moderation', to, message }, now);
}

/** Names the case by its reasons alone: a reported name may be an insult or an advertisement. */
export const firstReportSubject = (reason: string): string => `A profile was reported: ${reason}`;

const reminderSubject = ({ open_reports }: ModerationCase): string =>
  `Waiting for a decision for an hour: a profile with ${String(open_reports)} report${open_reports === 1 ? '' : 's'}`;

/**
 * Reminds the moderators once of each case that has been open for an hour, and logs it for an alert. Further reports of the case
 * change nothing. Returns how many cases there were. `to`: the moderators' address; '' only logs.
 */
export async function remindOfCases(
  firestore: Firestore,
  { to, origin, now }: Pick<ReportMail, 'to' | 'origin' | 'now'>,
): Promise<number> {
  const open = await firestore
    .collection('moderation')
    .where('status', '==', 'open')
    .where('reminded', '==', false)
    .where('opened_at', '<', Timestamp.fromMillis(now - HOUR))
    .orderBy('opened_at')
    .limit(MOST)
    .get();
  for (const one of open.docs) {
    const batch = firestore.batch();
    batch.update(one.ref, { reminded: true }, { lastUpdateTime: one.updateTime });
    if (to !== '') {
      const subject = reminderSubject(readCase(one.id, one.data()));
      batch.create(
        firestore.collection('mail').doc(`case_${one.id}_${String(one.updateTime.toMillis())}`),
        reportMail({ to, origin, profileId: one.id, subject, now }),
      );
    }
    logProblem('case waits for an hour');
    // A case that a report has just changed is reminded of by the next run; the others go on.
    await batch.commit().catch((error: unknown) => logFailure('cases not reminded of', error));
  }
  return open.size;
}
