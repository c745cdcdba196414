// Looks up a public address for a request, for pages and documents alike.
import type { Address } from './address.ts';
import { findProfile, type Found } from './find-profile.ts';
import { publicProfiles } from './firestore-profiles.ts';

export const findAddress = (address: Address, viewerId: string | undefined): Promise<Found> =>
  findProfile(publicProfiles(), address, viewerId);
