// Gives a visitor the WhatsApp link of a profile, within limits, and counts it: one transaction.
import { FieldValue } from 'firebase-admin/firestore';
import { halfHour } from '@marquee/domain/views/half-hour';
import { readNotificationChoices } from '@marquee/domain/accounts/notification-choices';
import { readContact, readProfile } from '@marquee/domain/profile/read-profile';
import { whatsappLink } from '@marquee/domain/profile/whatsapp';
import { utcDate } from '@marquee/domain/values/time';
import { privateDocument } from '../runtime/private-document.ts';
import { openedBy, SHOWN_FIELDS, type LinkBackends } from '../links/find-link.ts';
import { contactNotification, contactNotificationId } from './contact-notification.ts';
import { countIn, dayLimits, hashed, isReached, limitExpiry } from '../requests/rate-limits.ts';
import { CONTACT_LIMITS, profileLimit } from './contact-limits.ts';

export interface LinkRequest {
  readonly profileId: string;
  /** The code of the named link that opened the page; '' for none. */
  readonly code: string;
  /** The visitor's network, and the front end that named it, if there is one. */
  readonly network: string;
  readonly hop?: string | undefined;
  /** The salt of the day (requests/daily-salt.ts). */
  readonly salt: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** `gone`: no profile that this visitor may see, or one without a contact. */
export type GivenLink =
  | { readonly outcome: 'given'; readonly link: string }
  | { readonly outcome: 'limited' | 'gone' };

export async function giveLink(backends: LinkBackends, request: LinkRequest): Promise<GivenLink> {
  const { firestore } = backends;
  const { profileId, code, network, hop, salt, now } = request;
  const day = utcDate(now);
  const profiles = firestore.collection('profiles');
  const { linksPerNetwork, linksOfAll } = CONTACT_LIMITS;
  const limits = dayLimits(firestore, {
    kind: 'contact',
    day,
    salt,
    network,
    hop,
    most: { network: linksPerNetwork, all: linksOfAll },
  });
  const ofProfile = profileLimit(firestore, { profileId, day, salt });
  const settings = firestore.collection('settings').doc(profileId);
  const key = hashed(salt, 'profile', profileId);
  return firestore.runTransaction(async (transaction): Promise<GivenLink> => {
    const [stored, contact] = await transaction.getAll(
      profiles.doc(profileId),
      privateDocument(firestore, profileId, 'contact'),
      { fieldMask: [...SHOWN_FIELDS, 'has_contact', 'whatsapp_link'] },
    );
    const [today, chosen, ...counts] = await transaction.getAll(
      ofProfile,
      settings,
      ...limits.map(({ counter }) => counter),
    );
    const profile = readProfile(profileId, stored?.data());
    const link = whatsappLink(readContact(contact?.data()).whatsapp_link || profile.whatsapp_link);
    if (stored?.exists !== true || !profile.has_contact || link === '') return { outcome: 'gone' };
    const { isOpen, link: by } = await openedBy(backends, profile, code, now);
    if (!isOpen) return { outcome: 'gone' };
    if (
      isReached(limits, counts) ||
      countIn(counts[0], 'profiles', key) >= CONTACT_LIMITS.linksPerNetworkAndProfile ||
      countIn(today, 'whatsapp') >= CONTACT_LIMITS.linksPerProfile
    ) {
      return { outcome: 'limited' };
    }
    const expires_at = limitExpiry(now);
    const once = FieldValue.increment(1);
    for (const [index, { counter }] of limits.entries()) {
      const profiles = index === 0 ? { profiles: { [key]: once } } : {};
      transaction.set(counter, { count: once, ...profiles, expires_at }, { merge: true });
    }
    const slot = halfHour(now);
    const notified = by === undefined ? { notified: slot } : { notified_by: { [by.code]: slot } };
    transaction.set(
      ofProfile,
      { whatsapp: FieldValue.increment(1), ...notified, expires_at },
      { merge: true },
    );
    const isNotified = slot === (by ? countIn(today, 'notified_by', by.code) : countIn(today, 'notified'));
    if (readNotificationChoices(chosen?.data()).notify_contacts && !isNotified) {
      const id = contactNotificationId(profileId, 'whatsapp', by, now);
      transaction.set(
        firestore.collection('notifications').doc(id),
        contactNotification(profileId, 'whatsapp', by),
      );
    }
    return { outcome: 'given', link };
  });
}
