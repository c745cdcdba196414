// The stand-in refuses what Google refuses.
import { REGION } from '@marquee/domain/site/region';
import { afterEach, expect, it } from 'vitest';
import { run } from '../processes/run.ts';
import { faultsOf } from './answer-request.ts';
import { prepare } from './prepared.ts';
import { OWNER, type ProjectOptions } from './stand-in-project.ts';
import { startGoogle, type Google } from './server.ts';

const P = 'marquee-live';
const DEPLOYER = `serviceAccount:marquee-deploy@${P}.iam.gserviceaccount.com`;
const ACCOUNT = `marquee-functions@${P}.iam.gserviceaccount.com`;
const FUNCTIONS = `https://cloudfunctions.googleapis.com/v2/projects/${P}/locations/${REGION}/functions`;
const SECRET = `https://secretmanager.googleapis.com/v1/projects/${P}/secrets/UNSUBSCRIBE_SECRET`;

let google: Google | undefined;

async function started(options: Partial<ProjectOptions> = {}): Promise<Google> {
  google = await startGoogle({ id: P, ...options });
  prepare(google.project);
  return google;
}

afterEach(() => google?.close());

/** The configuration of a function, as a release sends it. */
const wanted = (change: object = {}) => ({
  buildConfig: { runtime: 'nodejs24', entryPoint: 'sitemap' },
  serviceConfig: { serviceAccountEmail: ACCOUNT, maxInstanceCount: 2, availableCpu: '1', ...change },
});

it('requests of a child process reach the stand-in of Google in spite of the machine’s proxy settings', async () => {
  const { environment } = await started();
  const { output } = await run(
    process.execPath,
    ['-e', `fetch('${FUNCTIONS}').then(({ status }) => console.log('status', status))`],
    { https_proxy: 'http://127.0.0.1:9', no_proxy: '*', ...environment(OWNER) },
  );
  expect(output).toContain('status 401');
});

it('the stand-in answers 401 without a token, 404 for a missing resource, and lets the owner create a function', async () => {
  const { ask } = await started();
  expect(await ask('', `GET ${FUNCTIONS}`)).toMatchObject({ status: 401 });
  expect(await ask(OWNER, `GET ${FUNCTIONS}/absent`)).toMatchObject({ status: 404 });
  expect(await ask(OWNER, `POST ${FUNCTIONS}?functionId=sitemap`, wanted())).toMatchObject({
    status: 200,
    body: { done: true, response: { state: 'ACTIVE' } },
  });
});

it('a host or method that the stand-in lacks, and a wrong request, are faults of a run', async () => {
  const { ask, requests } = await started();
  await ask(OWNER, `GET ${SECRET}/colour`);
  await ask(OWNER, `POST ${FUNCTIONS}?functionId=a`, { serviceConfig: { memory: '1Gi' } });
  await expect(ask(OWNER, 'GET https://example.com/')).rejects.toThrow();
  expect(faultsOf(requests)).toEqual([
    `GET ${SECRET}/colour: the stand-in has no such method`,
    `POST ${FUNCTIONS}: Invalid JSON payload received. Unknown name "memory" at 'serviceConfig': Cannot find field.`,
    'CONNECT example.com: the stand-in has no such host',
  ]);
});

it('a person’s request takes the quota of a project that they may use', async () => {
  const { ask } = await started();
  const config = `GET https://identitytoolkit.googleapis.com/admin/v2/projects/${P}/config`;
  expect(await ask(OWNER, config, undefined, '')).toMatchObject({
    status: 403,
    body: { error: { message: expect.stringContaining('requires a quota project') as string } },
  });
  expect(await ask(OWNER, config, undefined, 'another-project')).toMatchObject({ status: 403 });
  expect(await ask(OWNER, config)).toMatchObject({ status: 404 });
});

it('GitHub’s jobs become the deployer only by a grant to their repository', async () => {
  const { ask, project } = await started();
  const job = (id: string): string => `principal://github/${JSON.stringify({ repository_id: id })}`;
  const email = DEPLOYER.split(':')[1] ?? '';
  const token = `POST https://iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/${email}:generateAccessToken`;
  expect(await ask(job('1001'), token, {})).toMatchObject({ status: 403 });
  const pool = `projects/${project.number}/locations/global/workloadIdentityPools/github`;
  const members = [`principalSet://iam.googleapis.com/${pool}/attribute.repository_id/1001`];
  project.policies.set(`${project.name}/serviceAccounts/${email}`, [
    { role: 'roles/iam.workloadIdentityUser', members },
  ]);
  expect(await ask(job('1001'), token, {})).toMatchObject({ status: 200 });
  expect(await ask(job('1002'), token, {})).toMatchObject({ status: 403 });
});

it('a policy that somebody else has changed since it was read is refused', async () => {
  const { ask } = await started();
  const { body: policy } = await ask(OWNER, `GET ${SECRET}:getIamPolicy`);
  const binding = { role: 'roles/secretmanager.viewer', members: [DEPLOYER] };
  const change = { policy: { ...policy, bindings: [binding] } };
  expect(await ask(OWNER, `POST ${SECRET}:setIamPolicy`, change)).toMatchObject({ status: 200 });
  expect(await ask(OWNER, `POST ${SECRET}:setIamPolicy`, change)).toMatchObject({ status: 409 });
});

it('a long-running operation ends after a while; what it makes is there before', async () => {
  const { ask, project } = await started({ operationTime: 60_000 });
  const databases = `https://firestore.googleapis.com/v1/projects/${P}/databases`;
  const { body } = await ask(OWNER, `POST ${databases}?databaseId=other`, { type: 'FIRESTORE_NATIVE' });
  const name = String(body['name']);
  expect(body).toEqual({ name, done: false });
  expect(await ask(OWNER, `GET ${databases}/other`)).toMatchObject({ status: 200 });
  const poll = `GET https://firestore.googleapis.com/v1/${name}`;
  expect(await ask(OWNER, poll)).toMatchObject({ body: { done: false } });
  project.traits.operationTime = 0;
  const ended = await ask(OWNER, `DELETE ${databases}/other`);
  expect(ended).toMatchObject({ body: { done: true, response: { type: 'FIRESTORE_NATIVE' } } });
});

it('a protected database is not deleted', async () => {
  const { ask, project } = await started();
  const name = `projects/${P}/databases/(default)`;
  project.put(name, { deleteProtectionState: 'DELETE_PROTECTION_ENABLED' });
  expect(await ask(OWNER, `DELETE https://firestore.googleapis.com/v1/${name}`)).toMatchObject({
    status: 400,
  });
});

it.each([
  ['firestore', 'service cloud.firestore { match /{any=**} { allow read: if (; } }', 400],
  ['storage', 'service firebase.storage { match /b/{bucket}/o { allow }', 400],
  ['storage', 'service firebase.storage { match /b/{bucket}/o { match /{any} { allow read; } } }', 200],
])('a ruleset of %s is compiled: %s', async (_service, content, status) => {
  const { ask } = await started();
  const source = { files: [{ name: 'the.rules', content: `rules_version = '2';\n${content}` }] };
  const rulesets = `https://firebaserules.googleapis.com/v1/projects/${P}/rulesets`;
  expect(await ask(OWNER, `POST ${rulesets}`, { source })).toMatchObject({ status });
});

it.each<readonly [string, Partial<ProjectOptions>, RegExp]>([
  [
    'the account that builds has no role, as in an organisation',
    { isOrganisations: true },
    /build service acc/,
  ],
  [
    'the region has no builders for the project',
    { buildsElsewhere: true },
    /cannot run builds in this region/,
  ],
  ['too many builds are under way', { builders: 0 }, /EXPIRED/],
  ['it does not start', { failsLate: ['a'] }, /Container Healthcheck failed/],
])('a function is made and fails late when %s', async (_why, options, message) => {
  const { ask, project } = await started(options);
  if (options.isOrganisations === true)
    project.policies.set(
      project.name,
      project.policy(project.name).filter(({ role }) => role !== 'roles/cloudbuild.builds.builder'),
    );
  expect(await ask(OWNER, `POST ${FUNCTIONS}?functionId=a`, wanted())).toMatchObject({
    status: 200,
    body: { done: true, error: { message: expect.stringMatching(message) as string } },
  });
  expect(await ask(OWNER, `GET ${FUNCTIONS}/a`)).toMatchObject({ body: { state: 'FAILED' } });
});

it('a request to a disabled API is refused with SERVICE_DISABLED', async () => {
  const { ask, project } = await started();
  project.services.delete('secretmanager.googleapis.com');
  expect(await ask(OWNER, `GET ${SECRET}`)).toMatchObject({
    status: 403,
    body: { error: { details: [{ reason: 'SERVICE_DISABLED' }] } },
  });
});

it('the deployer, by its documented roles, reads the policy of a secret but may not change it', async () => {
  const { ask } = await started();
  expect(await ask(DEPLOYER, `GET ${SECRET}:getIamPolicy`)).toMatchObject({ status: 200 });
  expect(await ask(DEPLOYER, `POST ${SECRET}:setIamPolicy`, { policy: {} })).toMatchObject({
    status: 403,
    body: { error: { message: expect.stringContaining('secretmanager.secrets.setIamPolicy') as string } },
  });
});

it.each([
  'serviceAccount:marquee-functions@',
  'marquee-functions',
  `serviceAccount:absent@${P}.iam.gserviceaccount.com`,
])('a policy with the member %s is refused', async (member) => {
  const { ask } = await started();
  const policy = { bindings: [{ role: 'roles/secretmanager.secretAccessor', members: [member] }] };
  expect(await ask(OWNER, `POST ${SECRET}:setIamPolicy`, { policy })).toMatchObject({ status: 400 });
});

it('a schedule whose service account is no e-mail address is refused', async () => {
  const { ask } = await started();
  const job = { httpTarget: { oidcToken: { serviceAccountEmail: 'marquee-functions@' } } };
  const url = `https://cloudscheduler.googleapis.com/v1/projects/${P}/locations/${REGION}/jobs`;
  expect(await ask(OWNER, `POST ${url}`, job)).toMatchObject({ status: 400 });
});

it('an update of a service that was replaced since it was read is refused', async () => {
  const { ask } = await started();
  await ask(OWNER, `POST ${FUNCTIONS}?functionId=sitemap`, wanted());
  const url = `https://run.googleapis.com/v1/projects/${P}/locations/${REGION}/services/sitemap`;
  const { body } = await ask(OWNER, `GET ${url}`);
  expect(await ask(OWNER, `PUT ${url}`, body)).toMatchObject({ status: 200 });
  expect(await ask(OWNER, `PUT ${url}`, body)).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('was specified but current version is') as string } },
  });
});

it("an event trigger is refused while Eventarc's agent is new", async () => {
  const { ask } = await started({ agentDelay: 60_000 });
  const trigger = {
    eventTrigger: { eventType: 'google.cloud.firestore.document.v1.created', serviceAccountEmail: ACCOUNT },
  };
  expect(await ask(OWNER, `POST ${FUNCTIONS}?functionId=a`, { ...wanted(), ...trigger })).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringContaining('Eventarc Service Agent') as string } },
  });
});

it('a function with a secret that is missing, or that its account may not read, is refused', async () => {
  const { ask, project } = await started();
  const withSecret = (secret: string) =>
    wanted({ secretEnvironmentVariables: [{ key: secret, secret, version: '1' }] });
  expect(await ask(OWNER, `POST ${FUNCTIONS}?functionId=a`, withSecret('ABSENT'))).toMatchObject({
    status: 404,
  });
  project.policies.delete(`projects/${P}/secrets/UNSUBSCRIBE_SECRET`);
  expect(await ask(OWNER, `POST ${FUNCTIONS}?functionId=a`, withSecret('UNSUBSCRIBE_SECRET'))).toMatchObject({
    status: 400,
  });
});

it('a function whose processors exceed the quota, alone or with the other functions, is refused', async () => {
  const { ask } = await started({ processors: 20 });
  const send = (name: string, maxInstanceCount: number) =>
    ask(OWNER, `POST ${FUNCTIONS}?functionId=${name}`, wanted({ maxInstanceCount }));
  expect(await send('one', 21)).toMatchObject({ status: 400 });
  expect(await send('two', 12)).toMatchObject({ status: 200 });
  expect(await send('three', 9)).toMatchObject({ status: 429 });
  expect(await send('four', 8)).toMatchObject({ status: 200 });
});

it('functions whose memory exceeds the quota together are refused', async () => {
  const { ask } = await started({ memory: 4 });
  const send = (name: string, availableMemory: string) =>
    ask(OWNER, `POST ${FUNCTIONS}?functionId=${name}`, wanted({ availableMemory }));
  expect(await send('one', '1Gi')).toMatchObject({ status: 200 });
  expect(await send('two', '1536Mi')).toMatchObject({ status: 429 });
  expect(await send('three', '1024Mi')).toMatchObject({ status: 200 });
});
