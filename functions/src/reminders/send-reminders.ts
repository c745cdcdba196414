// Notifies actors of the next dates of their sent links. An actor's notifications and the date of the next reminder are
// written in one transaction: wherever a run is killed, each date is reminded of once.
import { FieldValue, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { readNotificationChoices } from '@marquee/domain/accounts/notification-choices';
import { REMINDER_TITLE, reminderMessage } from '@marquee/domain/notifications/notification';
import { LIMITS } from '@marquee/domain/values/limits';
import type { SentLink } from '@marquee/domain/views/named-link';
import { dueReminders, nextReminder, readRemindedLinks, reminderDay } from '@marquee/domain/views/reminders';
import { workThrough } from '../async/work-through.ts';
import { notificationDocument } from '../notifications/notification-document.ts';

/** How many owners are read at a time, read in a run, and processed concurrently. */
const BOUNDS = { page: 200, most: 10_000, parallel: 10 } as const;

/** The most reminders of one owner in an hour's run; further dates that are due then get none. */
const MAX_REMINDERS = LIMITS.notificationsPerHour / 2;

function reminderNotification(uid: string, { code, label, project, next_on }: SentLink) {
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

/** Sends the due reminders of an owner's links; returns how many. */
function remind(firestore: Firestore, links: DocumentReference, now: number): Promise<number> {
  const uid = links.parent.parent?.id ?? '';
  return firestore.runTransaction(async (transaction) => {
    const settings = firestore.collection('settings').doc(uid);
    const [stored, chosen] = await transaction.getAll(links, settings);
    // The account was deleted meanwhile: nothing is written for it.
    if (stored?.exists !== true) return 0;
    const read = readRemindedLinks(stored.data());
    const { notify_reminders } = readNotificationChoices(chosen?.data());
    const due = notify_reminders ? dueReminders(read, now).slice(0, MAX_REMINDERS) : [];
    for (const link of due) {
      const id = `${uid}_send-${link.code}_${link.next_on}`;
      transaction.set(firestore.collection('notifications').doc(id), reminderNotification(uid, link));
    }
    const next = nextReminder({ ...read, remind_on: '' }, read.links, now);
    transaction.update(links, { remind_on: next === '' ? FieldValue.delete() : next });
    return due.length;
  });
}

/** Sends all due reminders; returns how many. An owner whose run fails is due again in the next one. */
export function sendDueReminders(firestore: Firestore, now: number): Promise<number> {
  const due = firestore
    .collectionGroup('private')
    .where('remind_on', '<=', reminderDay(now))
    .orderBy('remind_on')
    .select('remind_on');
  return workThrough(due, BOUNDS, (owners) =>
    owners.map(
      ({ ref }) =>
        () =>
          remind(firestore, ref, now),
    ),
  );
}
