import { readFileSync } from 'node:fs';
import { fromRoot } from '../../scripts/config/project.ts';
import type { Mend } from '../doctor/check.ts';
import { backupBucketOf, bucketOf, picturesGrant, STORAGE } from '../doctor/checks/storage.ts';
import { lackedOf, withGrants } from '../doctor/iam.ts';

const WEEK_SECONDS = String(7 * 24 * 60 * 60);

export const mendStorage: Mend = async (target) => {
  const { projectId, api, wanted, say } = target;
  const bucket = bucketOf(target);
  if ((await api.find(`${STORAGE}/b/${bucket}`)) === undefined) {
    await api.change(
      'POST',
      `https://firebasestorage.googleapis.com/v1alpha/projects/${projectId}/defaultBucket`,
      { location: wanted.region },
    );
    say(`made the bucket ${bucket} in ${wanted.region}`);
  }
  await api.change('PATCH', `${STORAGE}/b/${bucket}`, {
    cors: JSON.parse(readFileSync(fromRoot('storage.cors.json'), 'utf8')) as unknown,
    softDeletePolicy: { retentionDurationSeconds: WEEK_SECONDS },
  });
  say('let scripts fetch pictures (CORS) and kept deleted ones for a week');
  const policy = await api.known(`${STORAGE}/b/${bucket}/iam`);
  if (lackedOf(policy, [picturesGrant(projectId)]).length > 0) {
    const wantedPolicy = withGrants(policy, [picturesGrant(projectId)]);
    await api.change('PUT', `${STORAGE}/b/${bucket}/iam`, wantedPolicy);
    say('let functions write pictures');
  }
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
    say(`made the bucket ${backup} for exports`);
  }
};
