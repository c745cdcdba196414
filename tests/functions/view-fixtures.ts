// An owner, viewers and instances of the function that records views, for the tests of what it counts and notifies.
import type { DocumentData } from 'firebase-admin/firestore';
import { beforeEach } from 'vitest';
import { readNotification } from '@marquee/domain/notifications/notification';
import { readViews, viewsByDay } from '@marquee/domain/views/views';
import { viewRecorder, type RecordView } from '../../functions/src/views/view-recorder.ts';
import type { Actions, Open, View } from '../../functions/src/views/view.ts';
import { everybodyVerified, ownDatabase } from './environment.ts';

export const OWNER = 'owner';
export const VIEWER = { uid: 'ravi-uid', email: 'viewer@example.com', isVerified: true };
export const NOON = Date.UTC(2026, 4, 20, 12, 5);

export const anonymous = (key: string, now = NOON): Open => ({
  kind: 'open',
  profileId: OWNER,
  viewer: undefined,
  viewerKey: key,
  now,
});
export const named = (now = NOON): Open => ({ ...anonymous('account', now), viewer: VIEWER });

/** The actions of a visitor on the page that `open` opened. */
export const acting = (open: Open, actions: Actions['actions'], earlierKey = 'unknown'): Actions => ({
  ...open,
  kind: 'actions',
  actions,
  earlierKey,
});

/** Different visitors without an account, all at one time. */
export const visitors = (number: number, from = 0, now = NOON): Open[] =>
  Array.from({ length: number }, (_, index) => anonymous(`visitor-${String(from + index)}`, now));

/** A database with an owner's and a viewer's profile, written anew before each test of the file. */
export async function viewTests(project: string) {
  const { firestore, clear } = await ownDatabase(project);
  /** The clock of the instances, by which their caches expire. */
  let clock = NOON;
  let first: RecordView;

  beforeEach(async () => {
    clock = NOON;
    first = instance();
    await clear();
    await firestore
      .doc(`profiles/${OWNER}`)
      .set({ first_name: 'Asha', last_name: 'Rao', is_profile_public: true });
    await firestore
      .doc(`profiles/${VIEWER.uid}`)
      .set({ first_name: 'Ravi', last_name: 'Menon', username: 'ravi', is_profile_public: false });
  });

  /** Another instance of the function. */
  const instance = (): RecordView => viewRecorder(everybodyVerified(firestore), () => clock, 0);

  async function notifications(): Promise<{ id: string; data: DocumentData }[]> {
    const { docs } = await firestore.collection('notifications').where('user_id', '==', OWNER).get();
    return docs.map((document) => ({ id: document.id, data: document.data() }));
  }

  /** A day's views as the chart adds them up. */
  async function viewsOf(day = '2026-05-20') {
    const { docs } = await firestore.collection(`profiles/${OWNER}/views`).get();
    return viewsByDay(docs.flatMap((week) => readViews(week.id, week.data()))).get(day);
  }

  return {
    firestore,
    instance,
    record: (view: View) => first(view),
    pass: (milliseconds: number) => {
      clock += milliseconds;
    },
    notifications,
    messages: async (): Promise<string[]> =>
      (await notifications()).map(({ id, data }) => readNotification(id, data).message),
    viewsOf,
    count: async (day?: string): Promise<number | undefined> => (await viewsOf(day))?.count,
    marks: () => firestore.collectionGroup('viewers').get(),
  };
}
