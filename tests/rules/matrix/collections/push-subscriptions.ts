import { EVERYBODY, NOBODY, OTHER, OWNER, THE_OWNER } from '../actors.ts';
import type { Collection, Writing } from '../collection.ts';
import { CREATED } from '../values.ts';

const device = {
  user_id: OWNER,
  endpoint: 'https://fcm.googleapis.com/fcm/send/a',
  p256dh: 'B',
  auth: 'a',
  name: 'Chrome on Android',
  created_at: CREATED,
};

/** No client may write a subscription: a function does. */
const stored: Writing = { may: NOBODY, valid: () => device, fields: {} };

export const pushSubscriptions: Collection = {
  name: 'push_subscriptions/{id}',
  path: 'push_subscriptions/abc',
  stored: device,
  get: THE_OWNER,
  list: [
    { name: 'all', collection: 'push_subscriptions', may: NOBODY },
    {
      name: "the owner's",
      collection: 'push_subscriptions',
      where: [['user_id', 'EQUAL', OWNER]],
      may: THE_OWNER,
    },
    {
      name: "two accounts'",
      collection: 'push_subscriptions',
      where: [['user_id', 'IN', [OWNER, OTHER]]],
      may: NOBODY,
    },
  ],
  create: stored,
  update: stored,
  delete: THE_OWNER,
  cases: [
    {
      name: 'get: one that has ended',
      given: {},
      may: EVERYBODY,
      act: () => ({ get: 'push_subscriptions/none' }),
    },
  ],
};
