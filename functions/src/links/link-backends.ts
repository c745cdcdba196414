// The production backends for looking up named links.
import { memoizeWithTtl } from '../async/memoize-with-ttl.ts';
import { auth, firestore } from '../runtime/admin.ts';
import type { LinkBackends } from './find-link.ts';

/** Accounts that are verified are looked up once a minute, so that a popular link does not reach Auth's quota. */
const verified = memoizeWithTtl(
  async (uid) => {
    const { users } = await auth().getUsers([{ uid }]);
    return users.some(({ emailVerified, phoneNumber }) => emailVerified || phoneNumber !== undefined);
  },
  { ttl: 60_000, clock: Date.now, isCacheable: Boolean },
);

export const linkBackends = (): LinkBackends => ({
  firestore: firestore(),
  // Where VITE_REQUIRE_EMAIL_VERIFICATION is false, this is true for every account, as in firestore.rules.
  isVerified: async (uid) => (await verified(uid)).value,
});
