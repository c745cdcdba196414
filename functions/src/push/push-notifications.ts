// Pushes notifications to the owner's devices: puts them into the outbox, and sends them when due. The trigger of each
// stored notification starts this, so that it never delays a view.
import type { Firestore } from 'firebase-admin/firestore';
import {
  messageLanguage,
  readNotificationChoices,
  type NotificationChoices,
} from '@marquee/domain/accounts/notification-choices';
import { readSettings } from '@marquee/domain/accounts/settings';
import { quietUntil } from '@marquee/domain/accounts/time-zone';
import { logFailure, logInfo } from '../runtime/log.ts';
import { composePush, MAX_UNREAD } from './compose-push.ts';
import { deviceReference, devicesOf, loadDevices, type PushDevice } from './devices.ts';
import { dueOwners, outboxDocument, outboxReference, readOutbox } from './outbox-document.ts';
import { afterAttempt, leased, withItem, type Lease, type PushItem, type PushKind } from './outbox-state.ts';
import { sendPush, type PushOutcome } from './send-push.ts';
import type { VapidKeys } from './vapid-keys.ts';

export interface PushBackends {
  readonly firestore: Firestore;
  readonly keys: VapidKeys;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly send?: typeof sendPush;
}

interface PushChoices extends NotificationChoices {
  readonly notify_views: boolean;
  readonly notify_links: boolean;
}

function readPushChoices(stored: unknown): PushChoices {
  const { notify_views, notify_links } = readSettings(stored);
  return { ...readNotificationChoices(stored), notify_views, notify_links };
}

/** Whether the owner chose push for a kind. A kind that is switched off in the app is not pushed either. */
function wants(choices: PushChoices, kind: PushKind): boolean {
  if (kind === 'view') return choices.notify_views && choices.push_views;
  if (kind === 'link') return choices.notify_links && choices.push_links;
  if (kind === 'reminder') return choices.notify_reminders && choices.push_reminders;
  if (kind === 'moderation') return choices.push_moderation;
  return choices.notify_contacts && choices.push_contacts;
}

/** Puts a notification into its owner's outbox, if the owner wants it pushed and has a device; sends what is due. */
export async function pushNotification(backends: PushBackends, uid: string, item: PushItem): Promise<void> {
  const { firestore, clock } = backends;
  if ((await devicesOf(firestore, uid).limit(1).get()).empty) return;
  const reference = outboxReference(firestore, uid);
  const isDue = await firestore.runTransaction(async (transaction) => {
    const [stored, settings] = await transaction.getAll(reference, firestore.collection('settings').doc(uid));
    if (!wants(readPushChoices(settings?.data()), item.kind)) return false;
    const now = clock();
    const outbox = withItem(readOutbox(stored?.data()), item, now);
    transaction.set(reference, outboxDocument(outbox));
    return outbox.due_at !== null && outbox.due_at <= now;
  });
  if (isDue) await deliverDue(backends, uid);
}

interface Delivery extends Lease {
  readonly choices: PushChoices;
}

async function lease({ firestore, clock }: PushBackends, uid: string): Promise<Delivery> {
  const reference = outboxReference(firestore, uid);
  return firestore.runTransaction(async (transaction) => {
    const [stored, settings] = await transaction.getAll(reference, firestore.collection('settings').doc(uid));
    const choices = readPushChoices(settings?.data());
    const now = clock();
    const before = readOutbox(stored?.data());
    const result = leased(
      before,
      {
        wants: (kind) => wants(choices, kind),
        quietUntil: quietUntil(now, choices.quiet_hours, choices.time_zone),
      },
      now,
    );
    if (stored?.exists === true && result.outbox !== before) {
      transaction.set(reference, outboxDocument(result.outbox));
    }
    return { ...result, choices };
  });
}

async function unreadCount(database: Firestore, uid: string): Promise<number> {
  const unread = database
    .collection('notifications')
    .where('user_id', '==', uid)
    .where('read', '==', false)
    .limit(MAX_UNREAD);
  return (await unread.count().get()).data().count;
}

/** Sends what is due for an owner, if anything is. Never rejects for what a push service does. */
export async function deliverDue(backends: PushBackends, uid: string): Promise<void> {
  const { firestore, keys, send = sendPush } = backends;
  const { sending, choices } = await lease(backends, uid);
  if (!sending) return;
  const [devices, unread] = await Promise.all([loadDevices(firestore, uid), unreadCount(firestore, uid)]);
  const wanted = devices.filter(({ id }) => sending.devices === null || sending.devices.includes(id));
  const message = JSON.stringify(
    composePush({
      items: sending.items,
      language: messageLanguage(choices.language),
      showsName: choices.push_shows_name,
      unread,
    }),
  );
  const outcomes = await Promise.all(
    wanted.map(async (device) => ({ device, outcome: await send(device, message, keys) })),
  );
  await Promise.all(
    outcomes
      .filter(({ outcome }) => outcome.kind === 'gone')
      .map(({ device }) => deviceReference(firestore, device.id).delete()),
  );
  await settle(backends, uid, sending.attempts, outcomes);
}

async function settle(
  { firestore, clock }: PushBackends,
  uid: string,
  attempt: number,
  outcomes: readonly { readonly device: PushDevice; readonly outcome: PushOutcome }[],
): Promise<void> {
  const count = (kind: PushOutcome['kind']): number =>
    outcomes.filter(({ outcome }) => outcome.kind === kind).length;
  const result = {
    delivered: count('delivered') > 0,
    retry: outcomes.flatMap(({ device, outcome }) => (outcome.kind === 'retry' ? [device.id] : [])),
    after: Math.max(0, ...outcomes.map(({ outcome }) => (outcome.kind === 'retry' ? outcome.after : 0))),
  };
  const reference = outboxReference(firestore, uid);
  await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(reference);
    // The account was deleted meanwhile: store nothing for it.
    if (!stored.exists) return;
    const outbox = afterAttempt(readOutbox(stored.data()), attempt, result, clock());
    transaction.set(reference, outboxDocument(outbox));
  });
  const status = outcomes.find(({ outcome }) => outcome.kind === 'refused')?.outcome;
  logInfo('push', {
    delivered: count('delivered'),
    gone: count('gone'),
    retry: count('retry'),
    refused: count('refused'),
    ...(status?.kind === 'refused' ? { status: status.status } : {}),
    attempt,
  });
}

/** How many owners are served concurrently, and how many are queried at a time. */
const CONCURRENCY = 20;
const PAGE = 200;

/** Works through all outboxes that are due, until none is left or the time is over. Returns how many it served. */
export async function deliverAllDue(backends: PushBackends, deadline: number): Promise<number> {
  const { firestore, clock } = backends;
  let served = 0;
  while (clock() < deadline) {
    const owners = await dueOwners(firestore, clock(), PAGE);
    if (owners.length === 0) break;
    const queue = [...owners];
    const work = async (): Promise<void> => {
      for (let uid = queue.shift(); uid !== undefined && clock() < deadline; uid = queue.shift()) {
        await deliverDue(backends, uid).catch((error: unknown) => logFailure('push not delivered', error));
        served += 1;
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
  }
  return served;
}
