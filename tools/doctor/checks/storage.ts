// The bucket, how pictures may be read from it, its rules, and the bucket of exports.
import { serviceAccountOf } from '@marquee/domain/site/region';
import { from, shortName, type Check, type CheckTarget } from '../check.ts';
import { missing, ok, warning } from '../finding.ts';
import { listAt, textAt, valueAt } from '../google-api.ts';
import { lackedOf, type Grant } from '../iam.ts';
import { runSetup } from '../resources.ts';
import { deployedRules } from './deployed-rules.ts';

export const STORAGE = 'https://storage.googleapis.com/storage/v1';

/** The name of the bucket: what web/.env.<project> says, else that of a new project. */
export const bucketOf = ({ projectId, wanted: { env } }: Pick<CheckTarget, 'projectId' | 'wanted'>): string =>
  env?.['VITE_FIREBASE_STORAGE_BUCKET'] || `${projectId}.firebasestorage.app`;

/** The grant with which functions read, check and remove pictures. */
export const picturesGrant = (projectId: string): Grant => ({
  role: 'roles/storage.objectAdmin',
  member: `serviceAccount:${serviceAccountOf(projectId)}`,
});

/** The name of the bucket that exports are written to. */
export const backupBucketOf = (projectId: string): string => `${projectId}-backup`;

export const storage: Check = async (target) => {
  const { projectId, api, wanted } = target;
  const buckets = await api.get(
    `https://firebasestorage.googleapis.com/v1beta/projects/${projectId}/buckets`,
  );
  const fix = runSetup(projectId);
  const noBucket = missing('There is no Storage bucket', fix);
  if (buckets.kind !== 'found') return from('Storage', buckets, noBucket, () => []);
  const names = listAt(buckets.body, 'buckets').map((bucket) => shortName(textAt(bucket, 'name')));
  const bucket = bucketOf(target);
  if (!names.includes(bucket))
    return [names.length === 0 ? noBucket : missing(`the bucket ${bucket} is not there`, fix)];
  const [details, policy, backup] = await Promise.all([
    api.get(`${STORAGE}/b/${bucket}`),
    api.get(`${STORAGE}/b/${bucket}/iam`),
    api.get(`${STORAGE}/b/${backupBucketOf(projectId)}`),
  ]);
  return [
    ok(`pictures are kept in ${bucket}`),
    ...from('Storage bucket', details, noBucket, (body) => [
      Number(textAt(body, 'softDeletePolicy.retentionDurationSeconds')) > 0 ||
      valueAt(body, 'versioning.enabled') === true
        ? ok('deleted pictures can be brought back for a while')
        : warning('deleted pictures are gone at once', fix),
      // The app and its worker fetch pictures from another origin: without CORS none are cached.
      ['*', wanted.siteOrigin].some((origin) =>
        listAt(body, 'cors').some(
          (rule) => listAt(rule, 'origin').includes(origin) && listAt(rule, 'method').includes('GET'),
        ),
      )
        ? ok('pictures may be fetched by scripts (CORS)')
        : missing(
            'pictures may not be fetched by scripts (CORS): none are there offline, and each loads twice',
            fix,
          ),
    ]),
    ...from('The policy of the bucket', policy, noBucket, (body) => [
      lackedOf(body, [picturesGrant(projectId)]).length === 0
        ? ok('functions may write pictures')
        : missing('functions may not write pictures', fix),
    ]),
    ...from(
      'Bucket of exports',
      backup,
      missing(`there is no bucket for exports (${backupBucketOf(projectId)})`, fix),
      () => [ok(`exports go to ${backupBucketOf(projectId)}`)],
    ),
  ];
};

export const storageRelease: Check = (target) =>
  deployedRules(
    target,
    'Storage rules',
    `firebase.storage/${bucketOf(target)}`,
    target.wanted.storageRules,
    'storage',
  );
