// Gives a visitor the WhatsApp link of a profile, within limits, and counts it: one transaction.
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { halfHour } from '@marquee/domain/half-hour';
import { viewDay } from '@marquee/domain/notification';
import { readNotificationChoices } from '@marquee/domain/notification-choices';
import { readContact, readProfile } from '@marquee/domain/read-profile';
import { whatsappLink } from '@marquee/domain/whatsapp';
import { isOpenTo } from '../links/find-link.ts';
import { contactNotification, contactNotificationId } from './contact-notification.ts';
import { CONTACT_LIMITS, countIn, hashed, limitExpiry, profileLimit } from './limits.ts';

export interface LinkRequest {
  readonly profileId: string;
  /** Of the named link that opened the page; '' for none. */
  readonly code: string;
  /** See clientNetwork. */
  readonly network: string;
  /** Of the day. */
  readonly salt: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** `gone`: no profile that this visitor may see, or one without a contact. */
export type GivenLink =
  | { readonly outcome: 'given'; readonly link: string }
  | { readonly outcome: 'limited' | 'gone' };

export async function giveLink(firestore: Firestore, request: LinkRequest): Promise<GivenLink> {
  const { profileId, code, network, salt, now } = request;
  const day = viewDay(now);
  const profiles = firestore.collection('profiles');
  const limit = firestore.collection('call_limits').doc(`contact_${day}_${hashed(salt, 'network', network)}`);
  const ofProfile = profileLimit(firestore, { profileId, day, salt });
  const settings = firestore.collection('settings').doc(profileId);
  const key = hashed(salt, 'profile', profileId);
  return firestore.runTransaction(async (transaction): Promise<GivenLink> => {
    const [stored, contact, limited, today, chosen] = await transaction.getAll(
      profiles.doc(profileId),
      profiles.doc(profileId).collection('private').doc('contact'),
      limit,
      ofProfile,
      settings,
    );
    const profile = readProfile(profileId, stored?.data(), null);
    // Older profiles have their link in the public document alone.
    const link = whatsappLink(readContact(contact?.data()).whatsapp_link || profile.whatsapp_link);
    if (stored?.exists !== true || !profile.has_contact || link === '') return { outcome: 'gone' };
    if (!(await isOpenTo(firestore, profile, code, now))) {
      return { outcome: 'gone' };
    }
    if (
      countIn(limited, 'count') >= CONTACT_LIMITS.linksPerNetwork ||
      countIn(limited, 'profiles', key) >= CONTACT_LIMITS.linksPerNetworkAndProfile ||
      countIn(today, 'whatsapp') >= CONTACT_LIMITS.linksPerProfile
    ) {
      return { outcome: 'limited' };
    }
    const expires_at = limitExpiry(now);
    transaction.set(
      limit,
      { count: FieldValue.increment(1), profiles: { [key]: FieldValue.increment(1) }, expires_at },
      { merge: true },
    );
    const slot = halfHour(now);
    transaction.set(
      ofProfile,
      { whatsapp: FieldValue.increment(1), told: slot, expires_at },
      { merge: true },
    );
    if (readNotificationChoices(chosen?.data()).notify_contacts && countIn(today, 'told') !== slot) {
      const id = contactNotificationId(profileId, 'whatsapp', now);
      transaction.set(
        firestore.collection('notifications').doc(id),
        contactNotification(profileId, 'whatsapp'),
      );
    }
    return { outcome: 'given', link };
  });
}
