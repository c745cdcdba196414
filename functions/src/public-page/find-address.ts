// Looks up a public address for a request, for pages and documents alike.
import { firestore, pictureBase } from '../runtime/admin.ts';
import { rateLimit } from '../links/rate-limit.ts';
import type { Address } from './address.ts';
import { findProfile, type Found } from './find-profile.ts';
import { firestoreProfiles } from './firestore-profiles.ts';

/** The instance's. */
const attempts = rateLimit();

/** A network that has requested too many unknown codes is redirected to the plain page without a read. */
export async function findAddress(
  address: Address,
  network: string,
  viewerId: string | undefined,
): Promise<Found> {
  const profiles = firestoreProfiles(firestore(), pictureBase());
  if (address.kind !== 'link') return findProfile(profiles, address, viewerId);
  const now = Date.now();
  if (attempts.isExceeded(network, now)) return { outcome: 'plain', path: `/${address.username}` };
  const found = await findProfile(profiles, address, viewerId);
  if (found.outcome !== 'public') attempts.add(network, now);
  return found;
}
