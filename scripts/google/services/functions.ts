// Cloud Functions, 2nd generation. A deployment makes a revision of the Cloud Run service that runs the function (run.ts).
import type { Json } from '../../../tools/doctor/google-api.ts';
import { listAt, textAt } from '../../../tools/doctor/google-api.ts';
import { recordAt, type Project } from '../stand-in-project.ts';
import { exists, invalid, notFound, operation, Refusal, type Call, type Service } from '../service.ts';
import { deployRevision, runServiceName } from './run.ts';

const FUNCTIONS = 'https://cloud.google.com/functions/docs/reference/rest/v2/projects.locations.functions';

const functionName = ({ project, params }: Call): string =>
  `${project.name}/locations/${params['location'] ?? ''}/functions/${params['function'] ?? ''}`;

/** Refuses a trigger as Google does in a new project: https://cloud.google.com/eventarc/docs/troubleshooting */
function checkTrigger(project: Project, trigger: Json, name: string): void {
  if (!project.services.has('eventarc.googleapis.com') || !project.agentWorks('eventarc.googleapis.com'))
    throw new Refusal(
      400,
      'FAILED_PRECONDITION',
      `Validation failed for trigger ${name}: Invalid resource state for "": Permission denied while using the Eventarc Service Agent. If you recently started to use Eventarc, it may take a few minutes before all necessary permissions are propagated to the Service Agent. Otherwise, verify that it has Eventarc Service Agent role.`,
    );
  const account = textAt(trigger, 'serviceAccountEmail') || project.computeAccount;
  if (!project.allows(`serviceAccount:${account}`, 'eventarc.events.receiveEvent'))
    throw new Refusal(
      400,
      'FAILED_PRECONDITION',
      `Validation failed for trigger ${name}: Permission "eventarc.events.receiveEvent" denied on "${account}".`,
    );
  const isOfStorage = textAt(trigger, 'eventType').startsWith('google.cloud.storage');
  const publisher = `serviceAccount:service-${project.number}@gs-project-accounts.iam.gserviceaccount.com`;
  if (isOfStorage && !project.allows(publisher, 'pubsub.topics.publish'))
    throw new Refusal(
      400,
      'FAILED_PRECONDITION',
      `Validation failed for trigger ${name}: The Cloud Storage service account for your bucket is unable to publish to Cloud Pub/Sub topics in the specified project.`,
    );
}

/** Makes Google's checks before a build: of accounts, secrets and the trigger. */
function check(call: Call, name: string, wanted: Json): void {
  const { project, require } = call;
  const account = textAt(wanted, 'serviceConfig.serviceAccountEmail') || project.computeAccount;
  if (!/^[^@]+@[^@]+\.[^@]+$/.test(account)) throw invalid(`Invalid service account ${account}.`);
  for (const used of [account, project.computeAccount]) {
    const resource = `${project.name}/serviceAccounts/${used}`;
    if (!project.resources.has(resource)) throw notFound(`Service account ${used}`);
    require('iam.serviceAccounts.actAs', resource);
  }
  for (const secret of listAt(wanted, 'serviceConfig.secretEnvironmentVariables')) {
    const resource = `${project.name}/secrets/${textAt(secret, 'secret')}`;
    if (!project.resources.has(`${resource}/versions/${textAt(secret, 'version') || '1'}`))
      throw notFound(`Secret ${resource}`);
    if (!project.allows(`serviceAccount:${account}`, 'secretmanager.versions.access', resource))
      throw invalid(
        `Permission denied on secret: ${resource} for Revision service account ${account}. The service account used must be granted the 'Secret Manager Secret Accessor' role at the secret, project or higher level.`,
      );
  }
  const trigger = recordAt(wanted['eventTrigger']);
  if (wanted['eventTrigger'] !== undefined) checkTrigger(project, trigger, name);
}

/**
 * Why a build fails: its account may not write, its region is refused, or too many are under way.
 * https://cloud.google.com/functions/docs/troubleshooting#build
 */
function buildFailure(project: Project): string | undefined {
  const account = `serviceAccount:${project.computeAccount}`;
  if (
    !['artifactregistry.repositories.uploadArtifacts', 'logging.logEntries.create'].every((permission) =>
      project.allows(account, permission),
    )
  )
    return "Build failed with status: FAILURE. Could not build the function due to a missing permission on the build service account. If you didn't revoke that permission explicitly, this could be caused by a change in the organization policies.";
  if (project.traits.buildsElsewhere)
    return 'Build failed: FAILED_PRECONDITION: due to quota restrictions, cannot run builds in this region, see https://cloud.google.com/build/docs/locations#restricted_regions_for_some_projects.';
  const { builders, buildTime } = project.traits;
  if (project.builds.filter((end) => end > Date.now()).length >= builders)
    return 'Build failed with status: EXPIRED and message: The build was in the queue for longer than its time to live.';
  project.builds.push(Date.now() + buildTime);
  return undefined;
}

/**
 * Deploys a function, and creates the image repository that its build needs. Errors come late, as the result of the
 * operation: by then the function exists, and after a failed start its service too.
 */
function deploy(call: Call, wanted: Json): Json {
  const { project, params } = call;
  const name = functionName(call);
  const location = params['location'] ?? '';
  if (project.traits.isAccountClosed)
    throw new Refusal(
      400,
      'FAILED_PRECONDITION',
      `Billing account for project '${project.number}' is not open. Billing must be enabled for activation of service(s) 'cloudbuild.googleapis.com' to proceed.`,
    );
  check(call, name, wanted);
  const repository = `${project.name}/locations/${location}/repositories/gcf-artifacts`;
  if (!project.resources.has(repository)) project.put(repository, { name: repository, format: 'DOCKER' });
  const id = (params['function'] ?? '').toLowerCase();
  const uri = `https://${id}-stand-in.a.run.app`;
  const ended = `${project.name}/locations/${location}/operations/${id}`;
  const fail = (message: string): Json => {
    project.put(name, { ...wanted, name, state: 'FAILED', environment: 'GEN_2' });
    return project.begin({ name: ended, done: true, error: { code: 3, message } });
  };
  const failure = buildFailure(project);
  if (failure !== undefined) return fail(failure);
  deployRevision(project, location, id, recordAt(wanted['serviceConfig']));
  const trigger = `${project.name}/locations/${location}/triggers/${id}`;
  const isEvent = wanted['eventTrigger'] !== undefined;
  if (isEvent) project.put(trigger, { name: trigger, conditions: {} });
  const made = project.put(name, {
    ...wanted,
    ...(isEvent && { eventTrigger: { ...recordAt(wanted['eventTrigger']), trigger } }),
    name,
    state: 'ACTIVE',
    environment: 'GEN_2',
    url: uri,
    updateTime: new Date().toISOString(),
    serviceConfig: {
      ...recordAt(wanted['serviceConfig']),
      serviceAccountEmail: textAt(wanted, 'serviceConfig.serviceAccountEmail') || project.computeAccount,
      service: runServiceName(project, location, id),
      uri,
    },
  });
  if (project.failsLate.delete(params['function'] ?? ''))
    return fail(`Could not create or update Cloud Run service ${id}, ${project.traits.lateFailure}`);
  const { operationTime, buildTime } = project.traits;
  return project.begin(operation(ended, made), operationTime + buildTime);
}

const cloudFunctions: Service = {
  host: 'cloudfunctions.googleapis.com',
  routes: [
    {
      on: 'GET /v1/projects/:project/locations/:location/functions',
      permission: 'cloudfunctions.functions.list',
      from: 'https://cloud.google.com/functions/docs/reference/rest/v1/projects.locations.functions/list',
      answer: () => ({}), // The project has no functions of the 1st generation.
    },
    {
      on: 'GET /v2/projects/:project/locations/:location/functions',
      permission: 'cloudfunctions.functions.list',
      from: `${FUNCTIONS}/list`,
      answer: ({ project }) => ({
        functions: [...project.resources]
          .filter(([name]) => /\/functions\/[^/]+$/.test(name))
          .map(([, one]) => one),
      }),
    },
    {
      on: 'POST /v2/projects/:project/locations/:location/functions:generateUploadUrl',
      permission: 'cloudfunctions.functions.sourceCodeSet',
      from: `${FUNCTIONS}/generateUploadUrl`,
      answer: ({ project, params: { location = '' } }) => {
        const bucket = `gcf-v2-uploads-${project.number}.${location}.cloudfunctions.appspot.com`;
        return {
          uploadUrl: `https://storage.googleapis.com/${bucket}/source.zip`,
          storageSource: { bucket, object: 'source.zip' },
        };
      },
    },
    {
      on: 'POST /v2/projects/:project/locations/:location/functions',
      permission: 'cloudfunctions.functions.create',
      from: `${FUNCTIONS}/create`,
      answer: (call) => {
        const params = { ...call.params, function: call.query.get('functionId') ?? '' };
        const named = { ...call, params };
        if (call.project.resources.has(functionName(named))) throw exists(functionName(named));
        return deploy(named, call.body);
      },
    },
    {
      on: 'GET /v2/projects/:project/locations/:location/functions/:function',
      permission: 'cloudfunctions.functions.get',
      from: `${FUNCTIONS}/get`,
      answer: (call) => call.project.take(functionName(call)),
    },
    {
      on: 'PATCH /v2/projects/:project/locations/:location/functions/:function',
      permission: 'cloudfunctions.functions.update',
      from: `${FUNCTIONS}/patch`,
      answer: (call) => deploy(call, { ...call.project.take(functionName(call)), ...call.body }),
    },
    {
      on: 'DELETE /v2/projects/:project/locations/:location/functions/:function',
      permission: 'cloudfunctions.functions.delete',
      from: `${FUNCTIONS}/delete`,
      answer: (call) => {
        call.project.take(functionName(call));
        const { project, params } = call;
        project.resources.delete(functionName(call));
        const service = runServiceName(
          project,
          params['location'] ?? '',
          (params['function'] ?? '').toLowerCase(),
        );
        project.resources.delete(service);
        project.configurations.delete(service);
        project.policies.delete(service);
        return operation(`${project.name}/locations/${params['location'] ?? ''}/operations/delete`, {});
      },
    },
  ],
};

export const functionServices: readonly Service[] = [cloudFunctions];
