// How often visitors may request contacts and write to actors in a day.
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { hashed } from '../requests/rate-limits.ts';

/** Limits within which a casting director gets dozens of WhatsApp links, but no collector of numbers gets all. */
export const CONTACT_LIMITS = {
  /** WhatsApp links given to one network in a day. */
  linksPerNetwork: 40,
  /** How often one profile's WhatsApp link is given to one network in a day: enough for a household or an office. */
  linksPerNetworkAndProfile: 10,
  /** How often one profile's WhatsApp link is given in a day. */
  linksPerProfile: 1000,
  /** WhatsApp links that all visitors together get, and messages that they send, in a day. */
  linksOfAll: 20_000,
  messagesOfAll: 5000,
  /** Messages from one network, and from one confirmed e-mail address, in a day. */
  messagesPerNetwork: 10,
  messagesPerSender: 10,
  /** Messages from one e-mail address in a day before its owner confirms it. */
  messagesUnconfirmed: 2,
  /** Mails in a day that ask for a confirmation: caused by one network, to one address, and in all. */
  asksPerNetwork: 3,
  asksPerAddress: 5,
  asksOfAll: 300,
  /** Messages to one actor in a day: how many are each sent as a mail, and how many more are gathered into one mail. */
  messagesPerProfile: 30,
  messagesGathered: 50,
} as const;

interface ProfileDay {
  readonly profileId: string;
  readonly day: string;
  readonly salt: string;
}

/** The document that counts, for a day, how often a profile's WhatsApp link was given and the messages sent to it. */
export const profileLimit = (firestore: Firestore, { profileId, day, salt }: ProfileDay): DocumentReference =>
  firestore.collection('call_limits').doc(`profile_${day}_${hashed(salt, 'profile', profileId)}`);
