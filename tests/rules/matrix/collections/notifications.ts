import { Timestamp } from 'firebase/firestore';
import { halfHour } from '@marquee/domain/views/half-hour';
import { HOUR, MINUTE } from '@marquee/domain/values/time';
import { NOBODY, OTHER, OWNER, THE_OWNER, type Actor, type ActorName } from '../actors.ts';
import type { Collection, Documents, Row, Writing } from '../collection.ts';
import type { Write } from '../firestore-rest.ts';
import { anyTime, bool, immutable, map, exactly, ownId, requestTime, type Kind } from '../kinds.ts';
import { CREATED, NOW, type Fields } from '../values.ts';
import { storedProfile } from './profiles.ts';

const NAME = 'Dev Menon';

/** Verified accounts that are neither the owner nor `other`. */
const THIRD: readonly ActorName[] = ['tester', 'moderator', 'moderator by phone, address unverified'];
/** Actors who may report a view: verified, and not the owner. */
const VIEWERS: readonly ActorName[] = ['other', ...THIRD];

const notificationBy = (me: Actor, changes: Fields = {}, metadata: Fields = {}): Fields => ({
  user_id: OWNER,
  title: 'Profile View',
  message: `${NAME} viewed your profile`,
  type: 'profile_view',
  read: false,
  created_at: NOW,
  metadata: {
    viewer_id: me.uid ?? null,
    viewer_name: NAME,
    viewer_email: null,
    timestamp: NOW,
    event_type: 'profile_view',
    ...metadata,
  },
  ...changes,
});

const stored = notificationBy(
  { name: 'other', uid: OTHER, claims: {} },
  { created_at: CREATED },
  { timestamp: CREATED },
);

/** A notification's id: one per owner, viewer and half-hour; `turns` is the number of half-hours from now. */
const id = (me: Actor, owner = OWNER, turns = 0): string =>
  `${owner}_${me.uid ?? 'nobody'}_${String(halfHour(Date.now()) + turns)}`;
const at = (me: Actor): string => `notifications/${id(me)}`;

/** A document of `collection` for each viewer, under the viewer's id. */
const forViewers = (collection: string, fields: Fields | ((uid: string) => Fields)): Documents =>
  Object.fromEntries(
    [OTHER, 'tester1', 'moderator1', 'moderator3'].map((uid) => [
      `${collection}/${uid}`,
      typeof fields === 'function' ? fields(uid) : fields,
    ]),
  );

const viewers = forViewers('profiles', storedProfile({ first_name: 'Dev', last_name: 'Menon' }));
const world: Documents = { ...viewers, [`profiles/${OWNER}`]: storedProfile({ is_profile_public: true }) };

const metadataOf = (me: Actor): Fields => notificationBy(me)['metadata'] as Fields;

const metadata: Kind = map(metadataOf({ name: 'other', uid: OTHER, claims: {} }), {
  viewer_id: ownId(OWNER),
  viewer_name: { ...exactly(NAME), required: true },
  viewer_email: exactly(null),
  timestamp: requestTime,
  event_type: exactly('profile_view'),
});

/** The write to direct_views that the commit of a notification must contain as well. */
const pace = (me: Actor, notification = id(me)): Write => ({
  set: `direct_views/${me.uid ?? 'nobody'}`,
  fields: { at: NOW, notification },
});

/** A client may only report a view of a public profile. */
const create: Writing = {
  may: VIEWERS,
  at,
  with: (me) => [pace(me)],
  valid: (me) => notificationBy(me),
  fields: {
    user_id: immutable(OTHER),
    title: exactly('Profile View'),
    message: exactly(`${NAME} viewed your profile`),
    type: exactly('profile_view'),
    read: exactly(false),
    created_at: requestTime,
    metadata: { ...metadata, accepted: {} },
  },
};

/** Only `read` and `expires_at` may change. */
const update: Writing = {
  may: THE_OWNER,
  valid: () => ({ ...stored, read: true, expires_at: CREATED }),
  fields: {
    user_id: immutable(OTHER),
    title: immutable('You won'),
    message: immutable('Zoya viewed your profile'),
    type: immutable('info'),
    read: bool,
    expires_at: { ...anyTime, required: false },
    created_at: immutable(NOW),
    metadata: immutable({ viewer_id: null }),
  },
};

const createRow = (
  name: string,
  may: readonly ActorName[],
  {
    fields = (me: Actor) => notificationBy(me),
    given = world,
    path = at,
    paced = (me: Actor) => pace(me, path(me).split('/')[1]),
  }: {
    readonly fields?: (me: Actor) => Fields;
    readonly given?: Documents;
    readonly path?: (me: Actor) => string;
    readonly paced?: (me: Actor) => Write | undefined;
  } = {},
): Row => ({
  name: `create: ${name}`,
  given,
  may,
  act: (me) => {
    const other = paced(me);
    return { commit: [{ set: path(me), fields: fields(me) }, ...(other ? [other] : [])] };
  },
});

const viewBy =
  (name: string) =>
  (me: Actor): Fields =>
    notificationBy(me, { message: `${name} viewed your profile` }, { viewer_name: name });

const withSettings = (notify_views: unknown, blocked_viewers?: Fields): Documents => ({
  ...world,
  [`settings/${OWNER}`]: { theme: 'system', notify_views, ...(blocked_viewers && { blocked_viewers }) },
});

const withViewer = (changes: Fields): Documents => ({
  ...world,
  [`profiles/${OTHER}`]: storedProfile(changes),
});

const NAMELESS = { first_name: '', last_name: ' ', username: 'dev' };

export const notifications: Collection = {
  name: 'notifications/{id}',
  path: 'notifications/n1',
  stored,
  world,
  get: THE_OWNER,
  list: [
    { name: 'all', collection: 'notifications', may: NOBODY },
    {
      name: "the owner's",
      collection: 'notifications',
      where: [['user_id', 'EQUAL', OWNER]],
      may: THE_OWNER,
    },
    {
      name: "the owner's unread ones",
      collection: 'notifications',
      where: [
        ['user_id', 'EQUAL', OWNER],
        ['read', 'EQUAL', false],
      ],
      may: THE_OWNER,
    },
    {
      name: "two owners'",
      collection: 'notifications',
      where: [['user_id', 'IN', [OWNER, OTHER]]],
      may: NOBODY,
    },
    {
      name: 'those that name a viewer',
      collection: 'notifications',
      where: [['metadata.viewer_id', 'EQUAL', OTHER]],
      may: NOBODY,
    },
  ],
  create,
  update,
  delete: THE_OWNER,
  cases: [
    ...Object.keys(metadataOf({ name: 'other', uid: OTHER, claims: {} })).map((field) =>
      createRow(`metadata without ${field}`, NOBODY, {
        fields: (me) => {
          const { [field]: _left, ...rest } = metadataOf(me);
          return notificationBy(me, { metadata: rest });
        },
      }),
    ),
    createRow('metadata with a foreign key', NOBODY, {
      fields: (me) => notificationBy(me, {}, { url: 'https://evil.example' }),
    }),
    ...['viewer_id', 'viewer_name', 'viewer_email', 'event_type', 'timestamp'].flatMap((field) =>
      [7, 'else', true, CREATED, ['x'], { a: 1 }].map((value) =>
        createRow(`metadata with ${field} of ${JSON.stringify(value)}`, NOBODY, {
          fields: (me) => notificationBy(me, {}, { [field]: value }),
        }),
      ),
    ),
    createRow('as Someone, by whoever has a name', NOBODY, { fields: viewBy('Someone') }),
    createRow('as Someone, by whoever has none', ['other'], {
      fields: viewBy('Someone'),
      given: withViewer({ ...NAMELESS, username: '' }),
    }),
    createRow('by whoever chose to be Someone', THIRD, {
      given: { ...world, [`settings/${OTHER}`]: { show_name_when_viewing: false } },
    }),
    createRow('as Someone, by whoever chose to be Someone', NOBODY, {
      fields: viewBy('Someone'),
      given: { ...world, ...forViewers('settings', { show_name_when_viewing: false }) },
    }),
    createRow('by whoever shows the name', VIEWERS, {
      given: { ...world, [`settings/${OTHER}`]: { show_name_when_viewing: true } },
    }),
    createRow('with a name cut to 60 characters', ['other'], {
      fields: viewBy(`${'x'.repeat(50)} ${'y'.repeat(9)}`),
      given: withViewer({ first_name: 'x'.repeat(50), last_name: 'y'.repeat(50) }),
    }),
    createRow('with a name of 61 characters, cut by one', ['other'], {
      fields: viewBy(`${'x'.repeat(50)} ${'y'.repeat(9)}`),
      given: withViewer({ first_name: 'x'.repeat(50), last_name: 'y'.repeat(10) }),
    }),
    createRow('with a name of more than 60 characters', NOBODY, {
      fields: viewBy(`${'x'.repeat(50)} ${'y'.repeat(50)}`),
      given: withViewer({ first_name: 'x'.repeat(50), last_name: 'y'.repeat(50) }),
    }),
    createRow('with an address for a name, which an older profile may have', NOBODY, {
      fields: viewBy('win at evil.example'),
      given: withViewer({ first_name: 'win at', last_name: 'evil.example' }),
    }),
    createRow('without the write to direct_views', NOBODY, { paced: () => undefined }),
    createRow('with a write to direct_views that names another notification', NOBODY, {
      paced: (me) => pace(me, 'other'),
    }),
    createRow('with a direct_views document of an earlier time', NOBODY, {
      paced: () => undefined,
      given: {
        ...world,
        ...forViewers('direct_views', (uid) => ({
          at: CREATED,
          notification: id({ name: 'other', uid, claims: {} }),
        })),
      },
    }),
    createRow('a second one within an hour', NOBODY, {
      given: {
        ...world,
        // So long ago that the attempt comes within the hour in a slow test too.
        ...forViewers('direct_views', {
          at: Timestamp.fromMillis(Date.now() - HOUR + 30 * MINUTE),
          notification: 'other',
        }),
      },
    }),
    createRow('by an account that has been deleted', THIRD, {
      given: { ...world, [`tombstones/${OTHER}`]: { deleted_at: CREATED } },
    }),
    createRow('as somebody else', NOBODY, { fields: viewBy('Zoya') }),
    createRow('with a name that differs from the message', NOBODY, {
      fields: (me) => notificationBy(me, {}, { viewer_name: 'Someone' }),
    }),
    createRow('with the username, where there is no name', ['other'], {
      fields: viewBy('dev'),
      given: withViewer(NAMELESS),
    }),
    createRow('with the username, where there is a name', NOBODY, {
      fields: viewBy('dev'),
      given: withViewer({ username: 'dev' }),
    }),
    createRow('as Someone, by whoever has no profile', NOBODY, {
      fields: viewBy('Someone'),
      given: { [`profiles/${OWNER}`]: storedProfile({ is_profile_public: true }) },
    }),
    createRow('of a private profile', NOBODY, {
      given: { ...world, [`profiles/${OWNER}`]: storedProfile() },
    }),
    createRow('of a taken-down profile', NOBODY, {
      given: {
        ...world,
        [`profiles/${OWNER}`]: storedProfile({
          is_profile_public: true,
          taken_down: { at: CREATED, reason: 'spam' },
        }),
      },
    }),
    createRow('of a profile that is not there', NOBODY, { given: viewers }),
    createRow("of one's own profile", NOBODY, {
      given: {
        ...world,
        ...forViewers(
          'profiles',
          storedProfile({ first_name: 'Dev', last_name: 'Menon', is_profile_public: true }),
        ),
      },
      fields: (me) => notificationBy(me, { user_id: me.uid ?? 'nobody' }),
      path: (me) => `notifications/${id(me, me.uid ?? 'nobody')}`,
    }),
    createRow('to an owner who chose nothing about views', VIEWERS, {
      given: { ...world, [`settings/${OWNER}`]: { theme: 'dark' } },
    }),
    createRow('to an owner who wants notifications of views', VIEWERS, { given: withSettings(true) }),
    createRow('to an owner who wants no notifications of views', NOBODY, { given: withSettings(false) }),
    createRow('to an owner who has blocked nobody', VIEWERS, { given: withSettings(true, {}) }),
    createRow('to an owner who has blocked one of the viewers', THIRD, {
      given: withSettings(true, { [OTHER]: NAME }),
    }),
    createRow('under the id of the next half-hour', NOBODY, {
      path: (me) => `notifications/${id(me, OWNER, 1)}`,
    }),
    createRow('under the id of the last half-hour', NOBODY, {
      path: (me) => `notifications/${id(me, OWNER, -1)}`,
    }),
    createRow('under the id of another viewer', NOBODY, {
      path: () => `notifications/${OWNER}_zoya_${String(halfHour(Date.now()))}`,
    }),
    createRow('under an invented id', NOBODY, { path: () => 'notifications/flood-1' }),
  ],
};
