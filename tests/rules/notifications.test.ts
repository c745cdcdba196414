import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { halfHour } from '@marquee/domain/views/half-hour';
import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import {
  type Actor,
  CREATED,
  type Fields,
  OTHER,
  OWNER,
  storedProfile,
  useRules,
} from './rules-environment.ts';

const { as, given } = useRules('notifications');

describe('a viewer’s notification of a view', () => {
  // The viewer is `other`; the profile viewed is the owner's.
  const id = () => `${OWNER}_${OTHER}_${String(halfHour(Date.now()))}`;
  const view = (changes: Fields = {}, metadata: Fields = {}): Fields => ({
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
      ...metadata,
    },
    ...changes,
  });
  beforeEach(() =>
    given({
      [`profiles/${OWNER}`]: storedProfile({ is_profile_public: true }),
      [`profiles/${OTHER}`]: storedProfile({ first_name: 'Dev', last_name: 'Menon' }),
    }),
  );
  const notify = (actor: Actor, fields: Fields, at = id()) => {
    const db = as(actor);
    const uid = actor === 'other' ? OTHER : OWNER;
    return writeBatch(db)
      .set(doc(db, 'notifications', at), fields)
      .set(doc(db, 'direct_views', uid), { at: serverTimestamp(), notification: at })
      .commit();
  };

  it('a viewer writes a notification with the name of the signed-in user', async () => {
    await assertSucceeds(notify('other', view()));
  });

  it('a viewer writes a notification as Someone where there is neither name nor username', async () => {
    await given({
      [`profiles/${OWNER}`]: storedProfile({ is_profile_public: true }),
      [`profiles/${OTHER}`]: storedProfile({ first_name: '', last_name: '', username: '' }),
    });
    await assertSucceeds(
      notify('other', view({ message: 'Someone viewed your profile' }, { viewer_name: 'Someone' })),
    );
  });

  it('a viewer writes a notification with the username where there is no name', async () => {
    await given({
      [`profiles/${OTHER}`]: storedProfile({ first_name: '', last_name: '', username: 'dev' }),
    });
    await assertSucceeds(
      notify('other', view({ message: 'dev viewed your profile' }, { viewer_name: 'dev' })),
    );
  });

  it('a viewer who chose to be anonymous writes no notification: the document would identify them', async () => {
    await given({ [`settings/${OTHER}`]: { show_name_when_viewing: false } });
    await assertFails(notify('other', view()));
    await assertFails(
      notify('other', view({ message: 'Someone viewed your profile' }, { viewer_name: 'Someone' })),
    );
  });

  it('a viewer writes at most one notification a minute, whoever is notified', async () => {
    const third = { [`profiles/third`]: storedProfile({ is_profile_public: true }) };
    await given(third);
    const toThird = view({ user_id: 'third' });
    const idOfThird = `third_${OTHER}_${String(halfHour(Date.now()))}`;
    await assertSucceeds(notify('other', view()));
    await assertFails(notify('other', toThird, idOfThird));
    await given({ [`direct_views/${OTHER}`]: { at: CREATED, notification: 'earlier' } });
    await assertSucceeds(notify('other', toThird, idOfThird));
  });

  it('a viewer writes no two notifications in one commit', async () => {
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

  it('a viewer writes no second notification of a profile in a half-hour', async () => {
    await assertSucceeds(notify('other', view()));
    await assertFails(notify('other', view()));
  });

  it('nobody writes a notification signed out or unverified', async () => {
    await assertFails(notify('anonymous', view()));
    await given({ [`profiles/${OTHER}`]: storedProfile({ is_profile_public: true }) });
    await assertFails(
      notify(
        'unverified',
        view(
          { user_id: OTHER, message: 'Someone viewed your profile' },
          { viewer_id: OWNER, viewer_name: 'Someone' },
        ),
        `${OTHER}_${OWNER}_${String(halfHour(Date.now()))}`,
      ),
    );
  });

  it('nobody writes a notification of their own profile', async () => {
    await given({
      [`profiles/${OTHER}`]: storedProfile({
        first_name: 'Dev',
        last_name: 'Menon',
        is_profile_public: true,
      }),
    });
    await assertFails(
      notify('other', view({ user_id: OTHER }), `${OTHER}_${OTHER}_${String(halfHour(Date.now()))}`),
    );
  });

  it('nobody writes a notification of a private or a missing profile', async () => {
    await given({ [`profiles/${OWNER}`]: storedProfile() });
    await assertFails(notify('other', view()));
    await assertFails(
      notify('other', view({ user_id: 'nobody' }), `nobody_${OTHER}_${String(halfHour(Date.now()))}`),
    );
  });

  it('nobody writes a notification to an owner who wants none', async () => {
    await given({ [`settings/${OWNER}`]: { notify_views: false } });
    await assertFails(notify('other', view()));
    // Where nothing is chosen, views are notified.
    await given({ [`settings/${OWNER}`]: { theme: 'dark' }, [`settings/${OTHER}`]: { theme: 'dark' } });
    await assertSucceeds(notify('other', view()));
  });

  it.each<[string, Fields, Fields]>([
    ['another title', { title: 'You won' }, {}],
    ['another message', { message: 'Click https://evil.example' }, {}],
    ["somebody else's name", { message: 'Zoya viewed your profile' }, { viewer_name: 'Zoya' }],
    ['a name that differs from the message', {}, { viewer_name: 'Someone' }],
    ["somebody else's id", {}, { viewer_id: 'zoya' }],
    ['no id', {}, { viewer_id: null }],
    ['an e-mail address', {}, { viewer_email: 'dev@example.com' }],
    ['another type', { type: 'info' }, {}],
    ['already read', { read: true }, {}],
    ['a forged time', { created_at: CREATED }, {}],
    ['a forged time inside', {}, { timestamp: CREATED }],
    ['another event', {}, { event_type: 'purchase' }],
    ['a foreign key', { url: 'https://evil.example' }, {}],
    ['a foreign key inside', {}, { url: 'https://evil.example' }],
    ['metadata as text', { metadata: 'x' }, {}],
  ])('a viewer writes no notification with %s', async (_name, changes, metadata) => {
    await assertFails(notify('other', view(changes, metadata)));
  });

  it.each([
    ['of another half-hour', () => `${OWNER}_${OTHER}_${String(halfHour(Date.now()) + 1)}`],
    ['of another viewer', () => `${OWNER}_zoya_${String(halfHour(Date.now()))}`],
    ['of its own making', () => 'flood-1'],
  ])('a viewer writes no notification under an id %s', async (_name, at) => {
    await assertFails(notify('other', view(), at()));
  });
});
