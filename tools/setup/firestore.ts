import type { Mend } from '../doctor/check.ts';
import { databaseBase } from '../doctor/checks/firestore.ts';

const SAFE = {
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
} as const;

export const mendFirestore: Mend = async ({ projectId, api, wanted, say }) => {
  const base = databaseBase(projectId);
  if ((await api.find(base)) === undefined) {
    await api.change('POST', `${base.replace('/(default)', '')}?databaseId=(default)`, {
      type: 'FIRESTORE_NATIVE',
      locationId: wanted.region,
      ...SAFE,
    });
    say(`made the database in ${wanted.region}`);
    return;
  }
  await api.change('PATCH', `${base}?updateMask=${Object.keys(SAFE).join(',')}`, SAFE);
  say('switched on point-in-time recovery and protection from deletion');
};
