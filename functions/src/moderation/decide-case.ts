// Writes a moderator's decision: profile, case, audit entry and the owner's notification in one transaction.
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import {
  readCase,
  readTakenDown,
  type CaseStatus,
  type ModerationAction,
  type ReportReason,
} from '@marquee/domain/accounts/moderation';
import { displayName, NAME_FIELDS } from '@marquee/domain/profile/profile';
import { readProfile } from '@marquee/domain/profile/read-profile';
import { accountLanguage } from '../accounts/account-language.ts';
import { notificationDocument } from '../notifications/notification-document.ts';
import { restoredNotice, takenDownNotice } from './moderation-notice.ts';

export interface Decision {
  readonly profileId: string;
  readonly action: ModerationAction;
  /** Why the profile is taken down. */
  readonly reason: ReportReason | undefined;
  readonly note: string;
  /** The moderator's user id. */
  readonly moderator: string;
}

/** `unchanged`: the profile or case was in that state already. `missing`: the profile, or the case, does not exist. */
export type DecisionOutcome = 'done' | 'unchanged' | 'missing';

const STATUS_AFTER: Readonly<Record<ModerationAction, CaseStatus>> = {
  take_down: 'taken_down',
  dismiss: 'closed',
  restore: 'closed',
};

async function writeDecision(firestore: Firestore, decision: Decision): Promise<DecisionOutcome> {
  const { profileId, action, reason = 'other', note, moderator } = decision;
  const profileReference = firestore.collection('profiles').doc(profileId);
  const caseReference = firestore.collection('moderation').doc(profileId);
  const language = await accountLanguage(firestore, profileId);
  return firestore.runTransaction(async (transaction): Promise<DecisionOutcome> => {
    const [stored] = await transaction.getAll(profileReference, {
      fieldMask: ['taken_down', ...NAME_FIELDS],
    });
    const opened = await transaction.get(caseReference);
    const hasProfile = stored?.exists === true;
    const current = readCase(profileId, opened.data());
    const isDown = readTakenDown(stored?.get('taken_down')) !== undefined;
    if (!hasProfile && (action !== 'dismiss' || opened.exists !== true)) return 'missing';
    const isDone = {
      take_down: isDown,
      dismiss: opened.exists !== true || current.status !== 'open',
      restore: !isDown,
    }[action];
    if (isDone) return 'unchanged';

    const at = FieldValue.serverTimestamp();
    if (action === 'take_down') transaction.update(profileReference, { taken_down: { at, reason } });
    if (action === 'restore') transaction.update(profileReference, { taken_down: FieldValue.delete() });
    const profile = readProfile(profileId, stored?.data());
    transaction.set(
      caseReference,
      {
        status: STATUS_AFTER[action],
        open_reports: 0,
        reasons: {},
        closed_at: at,
        ...(hasProfile ? { name: displayName(profile), username: profile.username } : {}),
        ...(opened.exists === true ? {} : { last_reported_at: at }),
      },
      { merge: true },
    );
    transaction.create(firestore.collection('moderation_log').doc(), {
      at,
      moderator,
      action,
      profile_id: profileId,
      reason: action === 'take_down' ? reason : null,
      note,
      open_reports: current.open_reports,
    });
    if (action !== 'dismiss') {
      const notice = action === 'take_down' ? takenDownNotice(reason, language) : restoredNotice(language);
      transaction.create(
        firestore.collection('notifications').doc(),
        notificationDocument({ owner: profileId, ...notice, event: 'moderation' }),
      );
    }
    return 'done';
  });
}

export async function decideCase(firestore: Firestore, decision: Decision): Promise<DecisionOutcome> {
  const outcome = await writeDecision(firestore, decision);
  if (outcome === 'done' && decision.action === 'dismiss') {
    // Reports of a deleted account are kept for this decision alone (accounts/delete-everything.ts).
    const reference = firestore.collection('profiles').doc(decision.profileId);
    const [profile] = await firestore.getAll(reference, { fieldMask: [...NAME_FIELDS] });
    if (profile?.exists !== true) {
      await firestore.recursiveDelete(firestore.collection('moderation').doc(decision.profileId));
    }
  }
  return outcome;
}
