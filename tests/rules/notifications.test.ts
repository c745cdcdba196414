import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { halfHour } from '@marquee/domain/views/half-hour';
import { doc, serverTimestamp, Timestamp, writeBatch } from 'firebase/firestore';
import { beforeEach, it } from 'vitest';
import { storedProfile } from './matrix/collections/profiles.ts';
import { OTHER, OWNER } from './matrix/actors.ts';
import { CREATED, type Fields } from './matrix/values.ts';
import { useRules } from './rules-environment.ts';

const { as, given } = useRules('notifications');

// The viewer is `other`; the profile viewed is the owner's.
const id = () => `${OWNER}_${OTHER}_${String(halfHour(Date.now()))}`;
const view = (changes: Fields = {}): Fields => ({
  user_id: OWNER,
  title: 'Profile View',
  message: 'Dev Menon viewed your profile',
  type: 'profile_view',
  read: false,
  created_at: serverTimestamp(),
  metadata: {
    viewer_id: OTHER,
    viewer_name: 'Dev Menon',
    viewer_email: null,
    timestamp: serverTimestamp(),
    event_type: 'profile_view',
  },
  ...changes,
});
beforeEach(() =>
  given({
    [`profiles/${OWNER}`]: storedProfile({ is_profile_public: true }),
    [`profiles/${OTHER}`]: storedProfile({ first_name: 'Dev', last_name: 'Menon' }),
  }),
);
const notify = (fields: Fields, at = id()) => {
  const db = as('other');
  return writeBatch(db)
    .set(doc(db, 'notifications', at), fields)
    .set(doc(db, 'direct_views', OTHER), { at: serverTimestamp(), notification: at })
    .commit();
};

it('a viewer may write a notification with the name of the signed-in user', async () => {
  await assertSucceeds(notify(view()));
});

it('a viewer may write at most one notification an hour, whoever is notified', async () => {
  const third = { [`profiles/third`]: storedProfile({ is_profile_public: true }) };
  await given(third);
  const toThird = view({ user_id: 'third' });
  const idOfThird = `third_${OTHER}_${String(halfHour(Date.now()))}`;
  await assertSucceeds(notify(view()));
  await assertFails(notify(toThird, idOfThird));
  const ago = (milliseconds: number) => ({
    [`direct_views/${OTHER}`]: {
      at: Timestamp.fromMillis(Date.now() - milliseconds),
      notification: 'earlier',
    },
  });
  await given(ago(59 * 60_000));
  await assertFails(notify(toThird, idOfThird));
  await given(ago(61 * 60_000));
  await assertSucceeds(notify(toThird, idOfThird));
});

it('a viewer may not write two notifications in one commit', async () => {
  await given({ [`profiles/third`]: storedProfile({ is_profile_public: true }) });
  const db = as('other');
  const idOfThird = `third_${OTHER}_${String(halfHour(Date.now()))}`;
  await assertFails(
    writeBatch(db)
      .set(doc(db, 'notifications', id()), view())
      .set(doc(db, 'notifications', idOfThird), view({ user_id: 'third' }))
      .set(doc(db, 'direct_views', OTHER), { at: serverTimestamp(), notification: id() })
      .commit(),
  );
});

it('a viewer may not write the notification of a profile and half-hour a second time', async () => {
  await assertSucceeds(notify(view()));
  // The hour's limit alone would refuse the second one too.
  await given({ [`direct_views/${OTHER}`]: { at: CREATED, notification: 'earlier' } });
  await assertFails(notify(view()));
});
