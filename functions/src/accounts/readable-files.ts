// The files of an export for people rather than programs: what each file is, the profile's page, and the credits as a table.
import type { Firestore } from 'firebase-admin/firestore';
import { readNotificationChoices } from '@marquee/domain/accounts/notification-choices';
import type { Profile } from '@marquee/domain/profile/profile';
import { readProfile } from '@marquee/domain/profile/read-profile';
import { csv } from '@marquee/domain/values/csv';
import { exportNotes } from './export-notes.ts';

/** Renders a profile as a document that needs nothing but the pictures beside it. */
export type RenderCopy = (profile: Profile, language: string | undefined) => string;

const COLUMNS = ['year', 'kind', 'title', 'role', 'size', 'production', 'link'] as const;

const creditTable = ({ credits }: Profile) => [
  COLUMNS,
  ...credits.map((credit) => COLUMNS.map((column) => credit[column] || '')),
];

/** The files' texts by their names; the notes alone while there is no profile. */
export async function readableFiles(
  firestore: Firestore,
  uid: string,
  renderCopy: RenderCopy,
): Promise<Readonly<Record<string, string>>> {
  const [profile, settings] = await Promise.all(
    ['profiles', 'settings'].map((collection) => firestore.collection(collection).doc(uid).get()),
  );
  const { language } = readNotificationChoices(settings?.data());
  const notes = { 'README.txt': exportNotes(language ?? 'en') };
  if (profile?.exists !== true) return notes;
  const read = readProfile(uid, profile.data());
  return {
    ...notes,
    'index.html': renderCopy(read, language ?? undefined),
    'credits.csv': csv([creditTable(read)]),
  };
}
