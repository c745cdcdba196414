// Notifies actors of the next dates in their logs of sent links. A log's notifications and the date of its next
// reminder are written in one transaction: wherever a run is killed, each date is reminded of once.
import { FieldValue, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { readNotificationChoices } from '@marquee/domain/accounts/notification-choices';
import { REMINDER_TITLE, reminderMessage } from '@marquee/domain/notifications/notification';
import { LIMITS } from '@marquee/domain/values/limits';
import { dueReminders, nextReminder, reminderDay, type DueReminder } from '@marquee/domain/views/reminders';
import { readNamedLinks } from '@marquee/domain/views/named-link';
import { readSendLog } from '@marquee/domain/views/sends';
import { workThrough } from '../async/work-through.ts';
import { privateDocument } from '../runtime/private-document.ts';
import { notificationDocument } from '../notifications/notification-document.ts';

/** How many logs are read at a time, read in a run, and processed concurrently. */
const BOUNDS = { page: 200, most: 10_000, parallel: 10 } as const;

/** The most reminders of one log in an hour's run; further dates that are due then get none. */
const MAX_REMINDERS = LIMITS.notificationsPerHour / 2;

function reminderNotification(uid: string, { code, label, project, next_on }: DueReminder) {
  const notification = notificationDocument({
    owner: uid,
    title: REMINDER_TITLE,
    message: reminderMessage(next_on, label, project),
    type: 'reminder',
    event: 'reminder',
  });
  const about = { link_code: code, link_label: label, project, day: next_on };
  return { ...notification, metadata: { ...notification.metadata, ...about } };
}

/** Sends the due reminders of a log; returns how many. */
function remind(firestore: Firestore, log: DocumentReference, now: number): Promise<number> {
  const uid = log.parent.parent?.id ?? '';
  return firestore.runTransaction(async (transaction) => {
    const settings = firestore.collection('settings').doc(uid);
    const [stored, chosen, named] = await transaction.getAll(
      log,
      settings,
      privateDocument(firestore, uid, 'links'),
    );
    // The account was deleted meanwhile: nothing is written for it.
    if (stored?.exists !== true) return 0;
    const read = readSendLog(stored.data());
    const { notify_reminders } = readNotificationChoices(chosen?.data());
    const due = notify_reminders ? dueReminders(read, now).slice(0, MAX_REMINDERS) : [];
    // A link may have been renamed since its entry was written.
    const labels = new Map(readNamedLinks(named?.data()).map(({ code, label }) => [code, label]));
    for (const send of due) {
      const reminder = { ...send, label: labels.get(send.code) ?? send.label };
      const id = `${uid}_send-${send.code}_${send.next_on}`;
      transaction.set(firestore.collection('notifications').doc(id), reminderNotification(uid, reminder));
    }
    const next = nextReminder({ ...read, remind_on: '' }, read.sends, now);
    transaction.update(log, { remind_on: next === '' ? FieldValue.delete() : next });
    return due.length;
  });
}

/** Sends all due reminders; returns how many. A log that fails is due again in the next run. */
export function sendDueReminders(firestore: Firestore, now: number): Promise<number> {
  const due = firestore
    .collectionGroup('private')
    .where('remind_on', '<=', reminderDay(now))
    .orderBy('remind_on')
    .select('remind_on');
  return workThrough(due, BOUNDS, (logs) =>
    logs.map(
      ({ ref }) =>
        () =>
          remind(firestore, ref, now),
    ),
  );
}
