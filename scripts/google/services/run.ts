// Cloud Run: the services that run the functions, with their revisions, tags and processors.
import { REGION } from '@marquee/domain/site/region';
import type { Json } from '../../../tools/doctor/google-api.ts';
import { listAt, textAt, valueAt } from '../../../tools/doctor/google-api.ts';
import { recordAt, type Project } from '../stand-in-project.ts';
import { policyVersion } from './accounts.ts';
import { invalid, notFound, Refusal, type Call, type Service } from '../service.ts';

const SERVICES = 'https://cloud.google.com/run/docs/reference/rest/v1/projects.locations.services';

export const runServiceName = (project: Project, location: string, id: string): string =>
  `${project.name}/locations/${location}/services/${id}`;

const serviceName = ({ project, params }: Call): string =>
  runServiceName(project, params['location'] ?? '', params['service'] ?? '');

const numberAt = (value: unknown, path: string): number => Number(valueAt(value, path) ?? 0);

/** GiB of memory of an instance: `256Mi`, `1Gi`, or `512M`, as the API writes them. */
function memoryOf(config: Json): number {
  const [, amount = '0', unit = ''] = /^([\d.]+)(\w*)$/.exec(textAt(config, 'availableMemory')) ?? [];
  return Number(amount) / (unit.startsWith('M') ? 1024 : 1);
}

/** The processors, or GiB, that a service takes at its maximum number of instances. */
const bound = (config: Json): number =>
  numberAt(config, 'maxInstanceCount') * numberAt(config, 'availableCpu');
const memoryBound = (config: Json): number => numberAt(config, 'maxInstanceCount') * memoryOf(config);

/**
 * Refuses a revision whose maximum of instances alone exceeds the region's quota of processors, or exceeds it or that of
 * memory together with other services. Google counts running instances, which reach these maximums under enough traffic.
 * https://cloud.google.com/run/quotas
 */
function checkQuotas(project: Project, location: string, id: string, config: Json): void {
  const { processors, memory } = project.traits;
  if (bound(config) > processors)
    throw invalid(
      `Could not create Cloud Run service ${id}. spec.template.spec.containers.resources.limits.cpu: Invalid value specified for cpu. For the specified value, maxScale may not exceed ${String(Math.floor(processors / numberAt(config, 'availableCpu')))}.`,
    );
  const own = runServiceName(project, location, id);
  const others = [...project.configurations].flatMap(([name, other]) => (name === own ? [] : [other]));
  const exhausted = (what: string): Refusal =>
    new Refusal(
      429,
      'RESOURCE_EXHAUSTED',
      `Could not create or update Cloud Run service ${id}. Quota exceeded for total allowable ${what} per project per region.`,
    );
  const together = (one: (config: Json) => number): number =>
    [...others, config].reduce((sum, each) => sum + one(each), 0);
  if (together(bound) > processors) throw exhausted('CPU');
  if (together(memoryBound) > memory) throw exhausted('memory');
}

/** Stores a service with a new revision, which becomes the latest. */
export function deployRevision(project: Project, location: string, id: string, config: Json): void {
  checkQuotas(project, location, id, config);
  const name = runServiceName(project, location, id);
  const before = project.resources.get(name);
  const generation = numberAt(before, 'metadata.generation') + 1;
  const revision = `${id}-${String(generation).padStart(5, '0')}-abc`;
  project.put(name, {
    apiVersion: 'serving.knative.dev/v1',
    kind: 'Service',
    metadata: {
      name: id,
      namespace: project.number,
      generation,
      resourceVersion: String(numberAt(before, 'metadata.resourceVersion') + 1),
      labels: { 'cloud.googleapis.com/location': location },
    },
    spec: {
      template: {},
      traffic: [
        { percent: 100, latestRevision: true },
        ...listAt(before, 'spec.traffic').filter((target) => textAt(target, 'tag') !== ''),
      ],
    },
    status: {
      observedGeneration: generation,
      latestReadyRevisionName: revision,
      conditions: [{ type: 'Ready', status: 'True' }],
    },
  });
  project.configurations.set(name, config);
}

/** Replaces a service, unless somebody else did since it was read. */
function replace(call: Call): Json {
  const before = call.project.take(serviceName(call));
  const current = textAt(before, 'metadata.resourceVersion');
  const specified = textAt(call.body, 'metadata.resourceVersion');
  if (specified !== '' && specified !== current)
    throw new Refusal(
      409,
      'ABORTED',
      `Conflict for resource '${textAt(before, 'metadata.name')}': version '${specified}' was specified but current version is '${current}'.`,
    );
  const generation = numberAt(before, 'metadata.generation') + 1;
  return call.project.put(serviceName(call), {
    ...call.body,
    metadata: {
      ...recordAt(before['metadata']),
      generation,
      resourceVersion: String(Number(current) + 1),
    },
    status: { ...recordAt(before['status']), observedGeneration: generation },
  });
}

const run: Service = {
  host: 'run.googleapis.com',
  routes: [
    {
      on: 'GET /v1/projects/:project/locations/:location/services/:service',
      permission: 'run.services.get',
      from: `${SERVICES}/get`,
      answer: (call) => call.project.take(serviceName(call)),
    },
    {
      on: 'PUT /v1/projects/:project/locations/:location/services/:service',
      permission: 'run.services.update',
      from: `${SERVICES}/replaceService`,
      answer: replace,
    },
    {
      on: 'GET /v1/projects/:project/locations/:location/services/:service:getIamPolicy',
      permission: 'run.services.getIamPolicy',
      from: `${SERVICES}/getIamPolicy`,
      answer: (call) => {
        call.project.take(serviceName(call));
        return call.project.policyAnswer(serviceName(call), policyVersion(call));
      },
    },
    {
      on: 'POST /v1/projects/:project/locations/:location/services/:service:setIamPolicy',
      permission: 'run.services.setIamPolicy',
      from: `${SERVICES}/setIamPolicy`,
      answer: (call) => {
        call.project.take(serviceName(call));
        return call.project.setPolicy(serviceName(call), call.body['policy']);
      },
    },
  ],
};

/** The quotas of the product's region: thousandths of a processor, and bytes. */
const quotas: Service = {
  host: 'cloudquotas.googleapis.com',
  routes: [
    {
      on: 'GET /v1/projects/:project/locations/global/services/run.googleapis.com/quotaInfos/:quota',
      permission: 'cloudquotas.quotas.get',
      from: 'https://cloud.google.com/docs/quotas/reference/rest/v1/projects.locations.services.quotaInfos/get',
      answer: ({ project: { traits }, params: { quota = '' } }) => {
        const value = {
          CpuAllocPerProjectRegion: 1000 * traits.processors,
          MemAllocPerProjectRegion: 1024 ** 3 * traits.memory,
        }[quota];
        if (value === undefined) throw notFound(quota);
        return {
          quotaId: quota,
          dimensionsInfos: [{ applicableLocations: [REGION], details: { value: String(value) } }],
        };
      },
    },
  ],
};

export const runServices: readonly Service[] = [run, quotas];
