// The production backends for looking up named links.
import { memoizeWithTtl } from '../async/memoize-with-ttl.ts';
import { auth, firestore } from '../runtime/admin.ts';
import type { LinkBackends } from './find-link.ts';

/** A verified account is looked up at most once a minute, so that a popular link does not reach Auth's quota. */
const verified = memoizeWithTtl(
  async (uid) => {
    const { users } = await auth().getUsers([{ uid }]);
    return users.some(({ emailVerified, phoneNumber }) => emailVerified || phoneNumber !== undefined);
  },
  { ttl: 60_000, clock: Date.now, isCacheable: Boolean },
);

export const linkBackends = (): LinkBackends => ({
  firestore: firestore(),
  // A project that sets VITE_REQUIRE_EMAIL_VERIFICATION to false makes this return true, like isVerified in firestore.rules.
  isVerified: async (uid) => (await verified(uid)).value,
});
