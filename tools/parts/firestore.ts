// The database, and what a release brings to it: rules, indexes and time-to-live policies.
import { type Check, from, type Mend, type Part } from '../doctor/check.ts';
import { missing, ok, warning } from '../doctor/finding.ts';
import { listAt, textAt } from '../doctor/google-api.ts';
import { runSetup } from '../doctor/resources.ts';
import { deployedRules } from './deployed-rules.ts';

export const databaseBase = (projectId: string): string =>
  `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)`;

const checkFirestore: Check = async ({ projectId, api, wanted }) => {
  const database = await api.get(databaseBase(projectId));
  const create = runSetup(projectId);
  return from('Firestore', database, missing('There is no Firestore database', create), (body) => {
    const location = textAt(body, 'locationId');
    return [
      textAt(body, 'type') === 'FIRESTORE_NATIVE'
        ? ok('Firestore: Native mode')
        : missing(
            'Firestore is not in Native mode',
            `https://console.cloud.google.com/datastore/databases?project=${projectId}: an empty database can be switched to Native mode, or deleted; then run setup again.`,
            'hand',
          ),
      location === wanted.region
        ? ok(`Firestore is in ${location}`)
        : warning(
            `Firestore is in ${location}, the functions in ${wanted.region}`,
            'A database cannot be moved: change domain/src/site/region.ts and `npm run generate`, or export into a new database.',
            'hand',
          ),
      textAt(body, 'pointInTimeRecoveryEnablement') === 'POINT_IN_TIME_RECOVERY_ENABLED'
        ? ok('point-in-time recovery: on')
        : warning('point-in-time recovery: off', create),
      textAt(body, 'deleteProtectionState') === 'DELETE_PROTECTION_ENABLED'
        ? ok('the database is protected from deletion')
        : warning('the database can be deleted in one step', create),
    ];
  });
};

const checkFirestoreRelease: Check = async (target) => {
  const { projectId, api, wanted } = target;
  const base = databaseBase(projectId);
  // The part 'Firestore' already reports a missing database.
  if ((await api.get(base)).kind === 'absent') return [];
  const [released, indexes, ...policies] = await Promise.all([
    deployedRules(target, 'Firestore rules', 'cloud.firestore', wanted.firestoreRules, 'firestore:rules'),
    api.get(`${base}/collectionGroups/-/indexes`),
    ...wanted.ttl.map(({ collectionGroup, fieldPath }) =>
      api.get(`${base}/collectionGroups/${collectionGroup}/fields/${fieldPath}`),
    ),
  ]);
  const deploy = `Run \`npx firebase deploy --only firestore:indexes --project ${projectId}\`.`;
  const noIndexes = missing('no Firestore index is deployed', deploy);
  return [
    ...released,
    ...from('Firestore indexes', indexes, noIndexes, (body) =>
      wanted.indexes.map(({ collectionGroup, fields }) => {
        const name = `index on ${collectionGroup} (${fields.join(', ')})`;
        const there = listAt(body, 'indexes').find(
          (index) =>
            textAt(index, 'name').includes(`/collectionGroups/${collectionGroup}/`) &&
            listAt(index, 'fields')
              .map(
                (field) =>
                  `${textAt(field, 'fieldPath')} ${textAt(field, 'order') || textAt(field, 'arrayConfig')}`,
              )
              .filter((field) => !field.startsWith('__name__'))
              .join() === fields.join(),
        );
        if (there === undefined) return missing(`${name}: not there`, deploy);
        return textAt(there, 'state') === 'READY'
          ? ok(`${name}: ready`)
          : warning(`${name}: ${textAt(there, 'state').toLowerCase()}`, 'Wait some minutes, then ask again.');
      }),
    ),
    ...wanted.ttl.flatMap(({ collectionGroup, fieldPath }, index) => {
      const name = `time to live on ${collectionGroup}.${fieldPath}`;
      const answer = policies[index] ?? { kind: 'absent' };
      return from(name, answer, missing(`${name}: not there`, deploy), (body) => {
        const state = textAt(body, 'ttlConfig.state');
        return [
          state === 'ACTIVE' || state === 'CREATING' ? ok(`${name}: on`) : missing(`${name}: off`, deploy),
        ];
      });
    }),
  ];
};

const SAFE = {
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
} as const;

const mendFirestore: Mend = async ({ projectId, api, wanted, report }) => {
  const base = databaseBase(projectId);
  const there = await api.find(base);
  if (there === undefined) {
    await api.change('POST', `${base.replace('/(default)', '')}?databaseId=(default)`, {
      type: 'FIRESTORE_NATIVE',
      locationId: wanted.region,
      ...SAFE,
    });
    report(`made the database in ${wanted.region}`);
    return;
  }
  if (Object.entries(SAFE).every(([name, value]) => textAt(there, name) === value)) return;
  await api.change('PATCH', `${base}?updateMask=${Object.keys(SAFE).join(',')}`, SAFE);
  report('switched on point-in-time recovery and protection from deletion');
};

export const firestore: Part = { name: 'Firestore', check: checkFirestore, mend: mendFirestore };

export const firestoreRelease: Part = {
  name: 'Firestore rules, indexes, times to live',
  check: checkFirestoreRelease,
  isOfRelease: true,
};
