import type { Firestore, Query } from 'firebase-admin/firestore';
import { readProfile } from '@marquee/domain/profile/read-profile';
import { missing, ok, reminder, type Finding } from '../doctor/finding.ts';

const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count;

/** The number of restored profiles in the sample, which are read as the site reads profiles. */
const SAMPLE = 20;

/** Collections of which every backup has documents. Others, such as `mail`, may have been empty when it was made. */
const ALWAYS = ['profiles', 'usernames', '…/private'];

/** Subcollections of root documents, by the name of their collection group. */
const GROUPS = ['private', 'views'] as const;

/** Compares the counts of each collection, and reads a sample of the restored profiles as the site reads profiles. */
export async function compareDatabases(live: Firestore, restored: Firestore): Promise<Finding[]> {
  const names = (await live.listCollections()).map(({ id }) => id).sort();
  const counts = await Promise.all(
    [
      ...names.map((name) => [name, (from: Firestore) => from.collection(name)] as const),
      ...GROUPS.map((name) => [`…/${name}`, (from: Firestore) => from.collectionGroup(name)] as const),
    ].map(async ([name, query]) => {
      const [now, then] = await Promise.all([countOf(query(live)), countOf(query(restored))]);
      if (now > 0 && then === 0)
        return (ALWAYS.includes(name) ? missing : reminder)(
          `${name}: ${String(now)} live, none restored`,
          'Look for it in the backup.',
        );
      return ok(`${name}: ${String(now)} live, ${String(then)} restored`);
    }),
  );
  const { docs } = await restored.collection('profiles').limit(SAMPLE).get();
  const profiles = docs.map((document) => {
    const { first_name, username } = readProfile(document.id, document.data());
    return first_name !== '' || username !== '';
  });
  const readable = profiles.filter(Boolean).length;
  const gone = await Promise.all(
    docs.map(async ({ id }) => !(await live.doc(`profiles/${id}`).get()).exists),
  );
  return [
    ...counts,
    docs.length > 0 && readable > 0
      ? ok(`${String(readable)} of ${String(docs.length)} profiles of a sample are readable`)
      : missing('no profile of the restored database is readable', 'Take an older backup.'),
    ...(gone.some(Boolean)
      ? [
          reminder(
            `${String(gone.filter(Boolean).length)} profiles of the sample were deleted since`,
            'Delete such accounts again before a restored database opens (docs/operations.md, Back up and restore).',
          ),
        ]
      : []),
  ];
}
