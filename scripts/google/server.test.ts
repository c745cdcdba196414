// The stand-in refuses what Google refuses.
import { REGION } from '@marquee/domain/site/region';
import { afterEach, describe, expect, it } from 'vitest';
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

/** A function of a release. */
const wanted = (change: object = {}) => ({
  buildConfig: { runtime: 'nodejs24', entryPoint: 'sitemap' },
  serviceConfig: { serviceAccountEmail: ACCOUNT, maxInstanceCount: 2, availableCpu: '1', ...change },
});

describe("the stand-in of Google's APIs", () => {
  it('the stand-in of Google is asked by a program whose machine has a proxy of its own', async () => {
    const { environment } = await started();
    const { output } = await run(
      process.execPath,
      ['-e', `fetch('${FUNCTIONS}').then(({ status }) => console.log('status', status))`],
      { https_proxy: 'http://127.0.0.1:9', no_proxy: '*', ...environment(OWNER) },
    );
    expect(output).toContain('status 401');
  });

  it('asks for a token, names what is not there, and lets the owner do everything', async () => {
    const { ask } = await started();
    expect(await ask('', `GET ${FUNCTIONS}`)).toMatchObject({ status: 401 });
    expect(await ask(OWNER, `GET ${FUNCTIONS}/absent`)).toMatchObject({ status: 404 });
    expect(await ask(OWNER, `POST ${FUNCTIONS}?functionId=sitemap`, wanted())).toMatchObject({
      status: 200,
      body: { done: true, response: { state: 'ACTIVE' } },
    });
  });

  it('refuses an API that is off, in the words that the doctor knows', async () => {
    const { ask, project } = await started();
    project.services.delete('secretmanager.googleapis.com');
    expect(await ask(OWNER, `GET ${SECRET}`)).toMatchObject({
      status: 403,
      body: { error: { details: [{ reason: 'SERVICE_DISABLED' }] } },
    });
  });

  it('refuses a permission that the documented roles do not hold', async () => {
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
  ])('refuses %s as a member', async (member) => {
    const { ask } = await started();
    const policy = { bindings: [{ role: 'roles/secretmanager.secretAccessor', members: [member] }] };
    expect(await ask(OWNER, `POST ${SECRET}:setIamPolicy`, { policy })).toMatchObject({ status: 400 });
  });

  it('refuses a schedule that signs as no address', async () => {
    const { ask } = await started();
    const job = { httpTarget: { oidcToken: { serviceAccountEmail: 'marquee-functions@' } } };
    const url = `https://cloudscheduler.googleapis.com/v1/projects/${P}/locations/${REGION}/jobs`;
    expect(await ask(OWNER, `POST ${url}`, job)).toMatchObject({ status: 400 });
  });

  it('refuses a service that was replaced since it was read', async () => {
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

  it("refuses an event trigger while Eventarc's agent is new", async () => {
    const { ask } = await started({ agentDelay: 60_000 });
    const trigger = {
      eventTrigger: { eventType: 'google.cloud.firestore.document.v1.created', serviceAccountEmail: ACCOUNT },
    };
    expect(await ask(OWNER, `POST ${FUNCTIONS}?functionId=a`, { ...wanted(), ...trigger })).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('Eventarc Service Agent') as string } },
    });
  });

  it('refuses a secret that is missing, or that the function may not read', async () => {
    const { ask, project } = await started();
    const withSecret = (secret: string) =>
      wanted({ secretEnvironmentVariables: [{ key: secret, secret, version: '1' }] });
    expect(await ask(OWNER, `POST ${FUNCTIONS}?functionId=a`, withSecret('ABSENT'))).toMatchObject({
      status: 404,
    });
    project.policies.delete(`projects/${P}/secrets/UNSUBSCRIBE_SECRET`);
    expect(
      await ask(OWNER, `POST ${FUNCTIONS}?functionId=a`, withSecret('UNSUBSCRIBE_SECRET')),
    ).toMatchObject({
      status: 400,
    });
  });

  it('refuses more processors than the quota, in one service and in all', async () => {
    const { ask } = await started({ processors: 20 });
    const send = (name: string, maxInstanceCount: number) =>
      ask(OWNER, `POST ${FUNCTIONS}?functionId=${name}`, wanted({ maxInstanceCount }));
    expect(await send('one', 21)).toMatchObject({ status: 400 });
    expect(await send('two', 12)).toMatchObject({ status: 200 });
    expect(await send('three', 9)).toMatchObject({ status: 429 });
    expect(await send('four', 8)).toMatchObject({ status: 200 });
  });
});
