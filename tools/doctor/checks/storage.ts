// The bucket, its rules and how pictures may be read from it.
import { consolePage, from, shortName, type Check } from '../check.ts';
import { missing, ok, warning } from '../finding.ts';
import { valueAt, listAt, textAt } from '../google-api.ts';
import { deployedRules } from './deployed-rules.ts';

export const storage: Check = async (target) => {
  const { projectId, api, wanted } = target;
  const buckets = await api.get(
    `https://firebasestorage.googleapis.com/v1beta/projects/${projectId}/buckets`,
  );
  const fix = `Open ${consolePage(projectId, 'storage')} and press Get started, location ${wanted.region}.`;
  const noBucket = missing('There is no Storage bucket', fix);
  if (buckets.kind !== 'found') return from('Storage', buckets, noBucket, () => []);
  const names = listAt(buckets.body, 'buckets').map((bucket) => shortName(textAt(bucket, 'name')));
  const named = wanted.env?.['VITE_FIREBASE_STORAGE_BUCKET'];
  const bucket = named !== undefined && names.includes(named) ? named : names[0];
  if (bucket === undefined) return [noBucket];
  const [deployed, details] = await Promise.all([
    deployedRules(target, 'Storage rules', `firebase.storage/${bucket}`, wanted.storageRules, 'storage'),
    api.get(`https://storage.googleapis.com/storage/v1/b/${bucket}`),
  ]);
  return [
    named === undefined || named === bucket
      ? ok(`pictures are kept in ${bucket}`)
      : missing(
          `the app is built for the bucket ${named}, which is not there`,
          'Set VITE_FIREBASE_STORAGE_BUCKET.',
        ),
    ...deployed,
    ...from('Storage bucket', details, noBucket, (body) => [
      Number(textAt(body, 'softDeletePolicy.retentionDurationSeconds')) > 0 ||
      valueAt(body, 'versioning.enabled') === true
        ? ok('deleted pictures can be brought back for a while')
        : warning(
            'deleted pictures are gone at once',
            `\`gcloud storage buckets update gs://${bucket} --soft-delete-duration=7d\`.`,
          ),
      // The app and its worker fetch pictures as other sites' files: without it none are cached.
      ['*', wanted.siteOrigin].some((origin) =>
        listAt(body, 'cors').some(
          (rule) => listAt(rule, 'origin').includes(origin) && listAt(rule, 'method').includes('GET'),
        ),
      )
        ? ok('pictures may be fetched by scripts (CORS)')
        : missing(
            'pictures may not be fetched by scripts (CORS): none are there offline, and each loads twice',
            `\`gcloud storage buckets update gs://${bucket} --cors-file=storage.cors.json\`.`,
          ),
    ]),
  ];
};
