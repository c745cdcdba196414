// Cloud Run's processors and memory: whether the region's quotas suffice when each function runs its maximum of instances.
import { type Check, type CheckTarget, from, type Part } from '../doctor/check.ts';
import { missing, ok, unknown, warning, type Finding } from '../doctor/finding.ts';
import { listAt, textAt, valueAt } from '../doctor/google-api.ts';

/** What functions take at their maximums: processors, and GiB of memory. */
export interface Bounds {
  readonly processors: number;
  readonly memory: number;
}

/** The quotas by their ids, and what one of the value is (https://cloud.google.com/run/quotas). */
const QUOTAS = [
  { id: 'CpuAllocPerProjectRegion', of: 'processors', what: 'processors', unit: 1000 },
  { id: 'MemAllocPerProjectRegion', of: 'memory', what: 'GiB of memory', unit: 1024 ** 3 },
] as const;

/** Whether bounds fit into the quotas of the region. */
export async function quotasFor({ projectId, api, wanted }: CheckTarget, bounds: Bounds): Promise<Finding[]> {
  const { region } = wanted;
  const findings = await Promise.all(
    QUOTAS.map(async ({ id, of, what, unit }) => {
      const more = `Ask for more at https://console.cloud.google.com/iam-admin/quotas?project=${projectId} (Cloud Run, ${id}).`;
      const notFound = unknown(`the quota of ${of} in ${region} was not found`, more);
      const quota = await api.get(
        `https://cloudquotas.googleapis.com/v1/projects/${projectId}/locations/global/services/run.googleapis.com/quotaInfos/${id}`,
      );
      // Processors are what a new project lacks first.
      if (quota.kind === 'absent' && of === 'memory') return [];
      return from(`quota of ${of}`, quota, notFound, (body) => {
        const ofRegion = listAt(body, 'dimensionsInfos').find((info) =>
          [textAt(info, 'dimensions.region'), ...listAt(info, 'applicableLocations')].includes(region),
        );
        const allowed = Number(textAt(ofRegion, 'details.value')) / unit;
        const text = `functions may take ${bounds[of].toFixed(1)} of ${String(allowed)} ${what} in ${region}`;
        if (!(allowed > 0)) return [notFound];
        if (bounds[of] > allowed) return [missing(text, more)];
        return [bounds[of] > 0.9 * allowed ? warning(text, more) : ok(text)];
      });
    }),
  );
  return findings.flat();
}

/** GiB of memory as the API writes them: `256Mi`, `512M`, `1Gi`. */
function gibibytes(text: string): number {
  const [, amount = '0', unit = ''] = /^([\d.]+)(\w*)$/.exec(text) ?? [];
  return Number(amount) / (unit.startsWith('M') ? 1024 : 1);
}

const checkProcessors: Check = async (target) => {
  const deployed = await target.api.get(
    `https://cloudfunctions.googleapis.com/v2/projects/${target.projectId}/locations/-/functions?pageSize=200`,
  );
  if (deployed.kind !== 'found')
    return from('Functions', deployed, unknown('no function is deployed', ''), () => []);
  const sum = (each: (config: unknown) => number): number =>
    listAt(deployed.body, 'functions')
      .map((one) => valueAt(one, 'serviceConfig'))
      .reduce<number>((all, config) => all + Number(valueAt(config, 'maxInstanceCount')) * each(config), 0);
  return quotasFor(target, {
    processors: sum((config) => Number(valueAt(config, 'availableCpu'))),
    memory: sum((config) => gibibytes(textAt(config, 'availableMemory'))),
  });
};

export const processors: Part = { name: 'Processors', check: checkProcessors };
