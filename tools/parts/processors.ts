// Cloud Run's processors: whether the region's quota suffices when each function runs its maximum of instances.
import { type Check, from, type Part } from '../doctor/check.ts';
import { missing, ok, unknown, warning } from '../doctor/finding.ts';
import { listAt, textAt, valueAt } from '../doctor/google-api.ts';

/** The id of the quota, whose value is in thousandths of a processor (https://cloud.google.com/run/quotas). */
const QUOTA = 'CpuAllocPerProjectRegion';

const checkProcessors: Check = async ({ projectId, api, wanted: { region } }) => {
  const [quota, deployed] = await Promise.all([
    api.get(
      `https://cloudquotas.googleapis.com/v1/projects/${projectId}/locations/global/services/run.googleapis.com/quotaInfos/${QUOTA}`,
    ),
    api.get(
      `https://cloudfunctions.googleapis.com/v2/projects/${projectId}/locations/-/functions?pageSize=200`,
    ),
  ]);
  if (deployed.kind !== 'found')
    return from('Functions', deployed, unknown('no function is deployed', ''), () => []);
  const bounds = listAt(deployed.body, 'functions').reduce<number>(
    (sum, one) =>
      sum +
      Number(valueAt(one, 'serviceConfig.availableCpu')) *
        Number(valueAt(one, 'serviceConfig.maxInstanceCount')),
    0,
  );
  const more = `Ask for more at https://console.cloud.google.com/iam-admin/quotas?project=${projectId} (Cloud Run, ${QUOTA}).`;
  return from(
    'quota of processors',
    quota,
    unknown('the quota of processors was not found', more),
    (body) => {
      const ofRegion = listAt(body, 'dimensionsInfos').find((info) =>
        [textAt(info, 'dimensions.region'), ...listAt(info, 'applicableLocations')].includes(region),
      );
      const allowed = Number(textAt(ofRegion, 'details.value')) / 1000;
      const what = `functions may take ${bounds.toFixed(1)} of ${String(allowed)} processors in ${region}`;
      if (!(allowed > 0)) return [unknown(`the quota of processors in ${region} was not found`, more)];
      if (bounds > allowed) return [missing(what, more)];
      return [bounds > 0.9 * allowed ? warning(what, more) : ok(what)];
    },
  );
};

export const processors: Part = { name: 'Processors', check: checkProcessors };
