// Cloud Run: the services that run the functions, with their revisions, tags and processors.
import { REGION } from '@marquee/domain/site/region';
import type { Json } from '../../../tools/doctor/google-api.ts';
import { listAt, textAt, valueAt } from '../../../tools/doctor/google-api.ts';
import { recordAt, type Project } from '../stand-in-project.ts';
import { invalid, Refusal, type Call, type Service } from '../service.ts';

const SERVICES = 'https://cloud.google.com/run/docs/reference/rest/v1/projects.locations.services';

export const runServiceName = (project: Project, location: string, id: string): string =>
  `${project.name}/locations/${location}/services/${id}`;

const serviceName = ({ project, params }: Call): string =>
  runServiceName(project, params['location'] ?? '', params['service'] ?? '');

const numberAt = (value: unknown, path: string): number => Number(valueAt(value, path) ?? 0);

/** The processors that a service takes at its maximum number of instances. */
const bound = (config: Json): number =>
  numberAt(config, 'maxInstanceCount') * numberAt(config, 'availableCpu');

/**
 * Refuses a revision whose maximum of instances alone exceeds the region's quota of processors, or exceeds it together
 * with other services. Google counts running instances, which reach these maximums under enough traffic.
 * https://cloud.google.com/run/quotas
 */
function checkProcessors(project: Project, location: string, id: string, config: Json): void {
  const [processors, each] = [numberAt(config, 'availableCpu'), bound(config)];
  if (each > project.processors)
    throw invalid(
      `Could not create Cloud Run service ${id}. spec.template.spec.containers.resources.limits.cpu: Invalid value specified for cpu. For the specified value, maxScale may not exceed ${String(Math.floor(project.processors / processors))}.`,
    );
  const others = project
    .list(`${project.name}/locations/${location}/services/`)
    .filter((service) => textAt(service, 'metadata.name') !== id)
    .reduce((sum, service) => sum + bound(recordAt(service['config'])), 0);
  if (others + each > project.processors)
    throw new Refusal(
      429,
      'RESOURCE_EXHAUSTED',
      `Could not create or update Cloud Run service ${id}. Quota exceeded for total allowable CPU per project per region.`,
    );
}

/** Stores a service with a new revision, which becomes the latest. */
export function deployRevision(project: Project, location: string, id: string, config: Json): void {
  checkProcessors(project, location, id, config);
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
    config,
  });
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
      answer: (call) => call.project.policyAnswer(serviceName(call)),
    },
    {
      on: 'POST /v1/projects/:project/locations/:location/services/:service:setIamPolicy',
      permission: 'run.services.setIamPolicy',
      from: `${SERVICES}/setIamPolicy`,
      answer: (call) => call.project.setPolicy(serviceName(call), call.body['policy']),
    },
  ],
};

/** The quota of processors in the product's region, in thousandths of a processor. */
const quotas: Service = {
  host: 'cloudquotas.googleapis.com',
  routes: [
    {
      on: 'GET /v1/projects/:project/locations/global/services/run.googleapis.com/quotaInfos/CpuAllocPerProjectRegion',
      permission: 'cloudquotas.quotas.get',
      from: 'https://cloud.google.com/docs/quotas/reference/rest/v1/projects.locations.services.quotaInfos/get',
      answer: ({ project }) => ({
        quotaId: 'CpuAllocPerProjectRegion',
        dimensionsInfos: [
          {
            applicableLocations: [REGION],
            details: { value: String(1000 * project.processors) },
          },
        ],
      }),
    },
  ],
};

export const runServices: readonly Service[] = [run, quotas];
