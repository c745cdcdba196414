// A row of the earlier accounts table, as Auth imports it.
import type { UserImportRecord } from 'firebase-admin/auth';
import { textOf, timeOf, uidOf, type Row } from './values.ts';
import { isRecord } from '@marquee/domain/record';

export interface PlannedUser {
  readonly record: UserImportRecord;
  /** Whether its owner has to set a password anew before logging in with one. */
  readonly needsPassword: boolean;
}

/** bcrypt, as the earlier backend kept it: the whole text is what Auth wants. */
const BCRYPT = /^\$2[abxy]\$\d\d\$[./A-Za-z0-9]{53}$/;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function phoneOf(row: Row): string | undefined {
  const digits = textOf(row['phone']).replace(/[^\d+]/g, '');
  const number = digits === '' ? '' : digits.startsWith('+') ? digits : `+${digits}`;
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : undefined;
}

/** The Google account among the row's identities. */
function googleOf(row: Row): string | undefined {
  const identities = Array.isArray(row['identities']) ? (row['identities'] as unknown[]) : [];
  const google = identities.filter(isRecord).find(({ provider }) => provider === 'google');
  const data = google && isRecord(google['identity_data']) ? google['identity_data'] : {};
  const id = textOf(data['sub']) || textOf(google?.['provider_id']) || textOf(google?.['id']);
  return id === '' ? undefined : id;
}

const date = (milliseconds: number | undefined): string | undefined =>
  milliseconds === undefined ? undefined : new Date(milliseconds).toUTCString();

/** Throws, in words for the report, why the row cannot be an account; tells `note` what is left out of it. */
export function planUser(row: unknown, note: (reason: string) => void): PlannedUser {
  if (!isRecord(row)) throw new Error('not an object');
  const uid = uidOf(row['id']);
  if (uid === undefined) throw new Error('id is missing or cannot be a user id');
  const email = textOf(row['email']).toLowerCase();
  if (email !== '' && !EMAIL.test(email)) throw new Error('email is not an address');
  const phoneNumber = phoneOf(row);
  if (textOf(row['phone']) !== '' && phoneNumber === undefined) note('phone left out: not a number');
  const google = googleOf(row);
  if (email === '' && phoneNumber === undefined && google === undefined) {
    throw new Error('neither email nor phone nor Google: nobody could log in');
  }
  const hash = textOf(row['encrypted_password']) || textOf(row['password_hash']);
  const isKnown = BCRYPT.test(hash);
  const needsPassword = email !== '' && !isKnown && google === undefined;
  if (hash !== '' && !isKnown) note('password left out: the hash is no bcrypt; its owner resets it');
  const metadata = isRecord(row['raw_user_meta_data']) ? row['raw_user_meta_data'] : {};
  const displayName = (textOf(metadata['full_name']) || textOf(metadata['name'])).slice(0, 120);
  const created = date(timeOf(row['created_at']));
  const last = date(timeOf(row['last_sign_in_at']));
  const banned = timeOf(row['banned_until']);
  return {
    needsPassword,
    record: {
      uid,
      emailVerified: email !== '' && timeOf(row['email_confirmed_at'] ?? row['confirmed_at']) !== undefined,
      disabled: banned !== undefined && banned > Date.now(),
      ...(email === '' ? {} : { email }),
      ...(phoneNumber === undefined ? {} : { phoneNumber }),
      ...(displayName === '' ? {} : { displayName }),
      ...(isKnown ? { passwordHash: Buffer.from(hash) } : {}),
      ...(google === undefined
        ? {}
        : { providerData: [{ uid: google, providerId: 'google.com', ...(email === '' ? {} : { email }) }] }),
      metadata: {
        ...(created === undefined ? {} : { creationTime: created }),
        ...(last === undefined ? {} : { lastSignInTime: last }),
      },
    },
  };
}
