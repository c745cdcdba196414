// The files of an export for people rather than programs: the profile's page, and the credits as a table.
import type { Firestore } from 'firebase-admin/firestore';
import { readNotificationChoices } from '@marquee/domain/accounts/notification-choices';
import type { Profile } from '@marquee/domain/profile/profile';
import { readProfile } from '@marquee/domain/profile/read-profile';
import { csv } from '@marquee/domain/values/csv';

/** Renders a profile as a document that needs nothing but the pictures beside it. */
export type RenderCopy = (profile: Profile, language: string | undefined) => string;

const COLUMNS = ['year', 'kind', 'title', 'role', 'size', 'production', 'link'] as const;

const creditTable = ({ credits }: Profile) => [
  COLUMNS,
  ...credits.map((credit) => COLUMNS.map((column) => credit[column] || '')),
];

/** The files' texts by their names; none while there is no profile. */
export async function readableFiles(
  firestore: Firestore,
  uid: string,
  renderCopy: RenderCopy,
): Promise<Readonly<Record<string, string>>> {
  const [profile, settings] = await Promise.all(
    ['profiles', 'settings'].map((collection) => firestore.collection(collection).doc(uid).get()),
  );
  if (profile?.exists !== true) return {};
  const read = readProfile(uid, profile.data());
  const { language } = readNotificationChoices(settings?.data());
  return {
    'index.html': renderCopy(read, language ?? undefined),
    'credits.csv': csv([creditTable(read)]),
  };
}
