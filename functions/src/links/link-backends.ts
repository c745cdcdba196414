// The production backends for looking up named links.
import { memoizeWithTtl } from '../async/memoize-with-ttl.ts';
import { auth, firestore } from '../runtime/admin.ts';
import type { LinkBackends } from './find-link.ts';

/** Whether an account is verified; a yes is cached for a minute, so that a popular link does not reach Auth's quota. */
const verified = memoizeWithTtl(
  async (uid) => {
    const { users } = await auth().getUsers([{ uid }]);
    return users.some(({ emailVerified, phoneNumber }) => emailVerified || phoneNumber !== undefined);
  },
  { ttl: 60_000, clock: Date.now, isCacheable: Boolean },
);

export const linkBackends = (): LinkBackends => ({
  firestore: firestore(),
  // A project with VITE_REQUIRE_EMAIL_VERIFICATION=false changes this, and isVerified in firestore.rules, to true.
  isVerified: async (uid) => (await verified(uid)).value,
});
