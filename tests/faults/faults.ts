// Asks the process that runs the suite for a fault (suite-to-break.ts).
import { database, type Actor } from '../journeys/store.ts';
import { readViews, weekId } from '@marquee/domain/views/views';

type Fault =
  | 'kill-firestore'
  | 'start-firestore'
  | 'freeze-firestore'
  | 'thaw-firestore'
  | 'kill-suite'
  | 'start-suite';

/** Causes a fault; resolves when it has happened. */
export async function cause(fault: Fault): Promise<void> {
  const response = await fetch(`${process.env['MARQUEE_FAULTS'] ?? ''}/${fault}`, { method: 'POST' });
  if (!response.ok) throw new Error(`${fault}: ${await response.text()}`);
}

/** How many views of a profile were counted in the week of `now`. */
export async function viewsOf({ uid }: Pick<Actor, 'uid'>, now = Date.now()): Promise<number> {
  const week = await database.doc(`profiles/${uid}/views/${weekId(now)}`).get();
  return readViews(week.id, week.data()).reduce((sum, { count }) => sum + count, 0);
}

/** Stores `count` old notifications for an account. */
export async function writeNotifications(uid: string, count: number): Promise<void> {
  const writer = database.bulkWriter();
  for (let index = 0; index < count; index += 1) {
    void writer.set(database.doc(`notifications/${uid}_fault_${String(index)}`), {
      user_id: uid,
      title: 'Profile View',
      message: 'Someone viewed your profile',
      type: 'profile_view',
      read: true,
      created_at: new Date(2026, 0, 1),
      metadata: { viewer_id: null },
    });
  }
  await writer.close();
}
