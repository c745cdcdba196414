// The bucket, how pictures may be read from it, its rules, and the bucket of exports.
import { readFileSync } from 'node:fs';
import { serviceAccountOf } from '@marquee/domain/site/region';
import { fromRoot } from '../../scripts/config/project.ts';
import { type Check, type CheckTarget, from, type Mend, shortName, type Part } from '../doctor/check.ts';
import { missing, ok, warning } from '../doctor/finding.ts';
import { type Json, listAt, textAt, valueAt } from '../doctor/google-api.ts';
import { type Grant, grant, lackedOf, VERSION } from '../doctor/iam.ts';
import { runSetup } from '../doctor/resources.ts';
import { deployedRules } from './deployed-rules.ts';

export const STORAGE = 'https://storage.googleapis.com/storage/v1';

/** The name of the bucket: what web/.env.<project> says, else that of a new project. */
const bucketOf = ({ projectId, wanted: { env } }: Pick<CheckTarget, 'projectId' | 'wanted'>): string =>
  env?.['VITE_FIREBASE_STORAGE_BUCKET'] || `${projectId}.firebasestorage.app`;

/** The grant with which functions read, check and remove pictures. */
const picturesGrant = (projectId: string): Grant => ({
  role: 'roles/storage.objectAdmin',
  member: `serviceAccount:${serviceAccountOf(projectId)}`,
});

/** The name of the bucket that exports are written to. */
const backupBucketOf = (projectId: string): string => `${projectId}-backup`;

const checkStorage: Check = async (target) => {
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
      textAt(body, 'location').toLowerCase() === wanted.region
        ? ok(`pictures are in ${wanted.region}`)
        : warning(
            `pictures are in ${textAt(body, 'location').toLowerCase()}, the functions in ${wanted.region}`,
            'A bucket cannot be moved: each upload and each checked picture crosses regions, which costs, and people in India wait. While it is empty, delete it (https://console.cloud.google.com/storage) and run setup again.',
            'hand',
          ),
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

const checkStorageRelease: Check = (target) =>
  deployedRules(
    target,
    'Storage rules',
    `firebase.storage/${bucketOf(target)}`,
    target.wanted.storageRules,
    'storage',
  );

const WEEK_SECONDS = String(7 * 24 * 60 * 60);

const mendStorage: Mend = async (target) => {
  const { projectId, api, wanted, report } = target;
  const bucket = bucketOf(target);
  if ((await api.find(`${STORAGE}/b/${bucket}`)) === undefined) {
    await api.change(
      'POST',
      `https://firebasestorage.googleapis.com/v1beta/projects/${projectId}/defaultBucket`,
      { location: wanted.region },
    );
    report(`made the bucket ${bucket} in ${wanted.region}`);
  }
  await api.change('PATCH', `${STORAGE}/b/${bucket}`, {
    cors: JSON.parse(readFileSync(fromRoot('storage.cors.json'), 'utf8')) as unknown,
    softDeletePolicy: { retentionDurationSeconds: WEEK_SECONDS },
  });
  report('let scripts fetch pictures (CORS) and kept deleted ones for a week');
  const policy = `${STORAGE}/b/${bucket}/iam`;
  const ofBucket = {
    read: () => api.known(`${policy}?optionsRequestedPolicyVersion=${String(VERSION)}`),
    write: (changed: Json) => api.change('PUT', policy, changed),
  };
  const [added] = await grant(ofBucket, [picturesGrant(projectId)]);
  if (added) report('let functions write pictures');
  const backup = backupBucketOf(projectId);
  if ((await api.find(`${STORAGE}/b/${backup}`)) === undefined) {
    await api.change('POST', `${STORAGE}/b?project=${projectId}`, {
      name: backup,
      location: wanted.region,
      iamConfiguration: {
        uniformBucketLevelAccess: { enabled: true },
        publicAccessPrevention: 'enforced',
      },
    });
    report(`made the bucket ${backup} for exports`);
  }
};

export const storage: Part = { name: 'Storage', check: checkStorage, mend: mendStorage };

export const storageRelease: Part = { name: 'Storage rules', check: checkStorageRelease, isOfRelease: true };
