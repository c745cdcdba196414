// The stand-in refuses what Google refuses.
import { REGION } from '@marquee/domain/site/region';
import { afterEach, expect, it } from 'vitest';
import { run } from '../processes/run.ts';
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
