// The doctor against a small server that answers as Google's REST APIs do. It stands for Google, not for our backend.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PARTS } from './parts.ts';
import {
  type Answer,
  BUCKET,
  CONFIG,
  DATABASE,
  FUNCTIONS,
  GOOGLE_LOGIN,
  healthyAnswers,
  job,
  JOBS,
  PROVIDER,
  QUOTA,
  quotaOf,
  RELEASES,
  RULES,
  SITES,
  TEMPLATE,
  TRIGGERS,
} from './parts/healthy-answers.ts';
import { HEALTHY_FUNCTIONS, HEALTHY_PROJECT as PROJECT, HEALTHY_WEB } from './parts/healthy-settings.ts';
import { fetchFrom, healthySite } from './parts/healthy-site.ts';
import type { Finding } from './doctor/finding.ts';
import { googleApi } from './doctor/google-api.ts';
import { readEnvFile } from '../scripts/config/project-settings.ts';
import { readWanted, type Wanted } from './doctor/repository.ts';

const wanted: Wanted = {
  ...readWanted(PROJECT),
  env: HEALTHY_WEB,
  functionsEnv: HEALTHY_FUNCTIONS,
  siteOrigin: 'https://marquee.in',
};

/** Parts that are left out here, because tests/tools/setup.test.ts checks them against a stand-in for Google. */
const ELSEWHERE = [
  'Billing',
  'APIs',
  'Organisation',
  'Firebase',
  'Service accounts',
  'Backups',
  'Operations',
  'Budget',
  'Continuous deployment',
  // tools/parts/sender-domain.test.ts
  'Sender of mails',
];

let replies: Map<string, Answer>;
let server: Server;
let origin: string;
const authorizations: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
    authorizations.push(request.headers.authorization ?? '');
    const { status = 200, body = {} } = replies.get(path) ?? { status: 404, body: { error: { code: 404 } } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  origin = `http://localhost:${String((server.address() as AddressInfo).port)}`;
});

afterAll(() => server.close());

beforeEach(() => {
  replies = healthyAnswers(wanted);
});

async function examine(
  changes: Partial<Wanted> = {},
  from = origin,
  parts: typeof PARTS = PARTS,
): Promise<Finding[]> {
  const api = googleApi({ projectId: PROJECT, token: () => Promise.resolve('a-token'), origin: () => from });
  const findings = await Promise.all(
    parts
      .filter(({ name }) => !ELSEWHERE.includes(name))
      .map(async ({ check }) =>
        check({
          projectId: PROJECT,
          api,
          wanted: { ...wanted, ...changes },
          fetch: fetchFrom(healthySite()),
        }),
      ),
  );
  return findings.flat();
}

const bad = (findings: readonly Finding[]) =>
  findings
    .filter(({ level }) => level !== 'ok' && level !== 'reminder')
    .map(({ level, what }) => `${level}: ${what}`);

test('a project that lacks nothing passes every check, and each request brings the token', async () => {
  const findings = await examine();
  expect(bad(findings)).toEqual([]);
  expect(findings.length).toBeGreaterThan(30);
  expect(new Set(authorizations)).toEqual(new Set(['Bearer a-token']));
});

test('an empty project lacks everything, and each finding says how to fix it', async () => {
  replies.clear();
  const findings = await examine({ env: undefined, functionsEnv: undefined, siteOrigin: '' });
  const missing = findings.filter(({ level }) => level === 'missing');
  expect(missing.map(({ what }) => what)).toEqual([
    'web/.env.marquee-live is not there',
    'functions/.env.marquee-live is not there',
    'Authentication is not set up',
    'There is no Firestore database',
    'There is no Storage bucket',
    'the secret SMTP_PASSWORD is not there',
    'the secret UNSUBSCRIBE_SECRET is not there',
    'the secret VAPID_PRIVATE_KEY is not there',
    'there is no repository for the images of functions',
    'There is no Hosting site',
    'Storage rules: none deployed',
    'no function is deployed',
    'There is no Hosting site',
    'the address of the site is not known',
  ]);
  for (const { fix } of missing) expect(fix).toMatch(/^\S+ .{20,}\.$/);
});

test.each<[string, string, body: unknown]>([
  [
    'Login by phone: off',
    CONFIG,
    { signIn: { email: { enabled: true } }, authorizedDomains: ['marquee-live.web.app', 'marquee.in'] },
  ],
  ['marquee.in is no authorised domain', CONFIG, { authorizedDomains: ['marquee-live.web.app'] }],
  [
    'accounts can delete themselves past our function',
    CONFIG,
    { client: { permissions: { disabledUserSignup: true } } },
  ],
  [
    'verification mails do not go out by your server: sendEmail.method, sendEmail.smtp.host',
    CONFIG,
    {
      notification: {
        defaultLocale: 'en',
        sendEmail: {
          smtp: {
            senderEmail: 'hello@marquee.in',
            host: 'smtp.other.example',
            port: 465,
            username: 'marquee',
            securityMode: 'SSL',
          },
          verifyEmailTemplate: TEMPLATE,
          resetPasswordTemplate: TEMPLATE,
          changeEmailTemplate: TEMPLATE,
        },
      },
    },
  ],
  ['App Check does not know the key of the app: its tokens are refused', PROVIDER, { siteKey: '6Lother' }],
  ['schedule hourly: not there', JOBS, { jobs: [job('everyMinute')] }],
  ['schedule hourly: paused', JOBS, { jobs: [job('everyMinute'), job('hourly', { state: 'PAUSED' })] }],
  [
    'schedule everyMinute: due since 2026-11-01T00:00:00.000Z',
    JOBS,
    { jobs: [job('everyMinute', { scheduleTime: '2026-11-01T00:00:00Z' }), job('hourly')] },
  ],
  [
    'schedule hourly: its last run failed (7)',
    JOBS,
    { jobs: [job('everyMinute'), job('hourly', { status: { code: 7 } })] },
  ],
  ['trigger of sendMail: not there', TRIGGERS, { triggers: [] }],
  [
    'trigger of sendMail: the topic was deleted',
    TRIGGERS,
    {
      triggers: [
        {
          name: 'projects/marquee-live/locations/asia-south1/triggers/sendmail',
          conditions: { TRANSPORT: { code: 'NOT_FOUND', message: 'the topic was deleted' } },
        },
      ],
    },
  ],
  ["mails lead to Firebase's own page, not to https://marquee.in/auth/callback", CONFIG, {}],
  [
    'mails lead to https://other.in/auth/callback, not to https://marquee.in/auth/callback',
    CONFIG,
    { notification: { sendEmail: { callbackUri: 'https://other.in/auth/callback' } } },
  ],
  ['Login with Google: off', GOOGLE_LOGIN, undefined],
  ["Firestore rules: not the repository's", `/v1/${RULES}/1`, { source: { files: [{ content: 'x' }] } }],
  ['Firestore rules: none deployed', `${RELEASES}/cloud.firestore`, undefined],
  ["Storage rules: not the repository's", `/v1/${RULES}/2`, {}],
  [
    'index on notifications (user_id ASCENDING, created_at DESCENDING): not there',
    `${DATABASE}/collectionGroups/-/indexes`,
    {},
  ],
  ['time to live on viewers.expires_at: off', `${DATABASE}/collectionGroups/viewers/fields/expires_at`, {}],
  ['function checkUpload: not deployed', FUNCTIONS, {}],
  [
    'function checkUpload: deployed, but not in asia-south1',
    FUNCTIONS,
    { functions: [{ name: 'projects/marquee-live/locations/us-central1/functions/checkUpload' }] },
  ],
  ['nothing is deployed to marquee-live', '/v1beta1/sites/marquee-live/releases', {}],
  ['marquee.in is not connected', `${SITES}/marquee-live/customDomains`, {}],
])('the doctor reports as missing: %s', async (what, path, body) => {
  if (body === undefined) replies.delete(path);
  else replies.set(path, { body });
  expect(bad(await examine())).toContain(`missing: ${what}`);
});

test('a switched-off API, a missing role and an error of Google’s get different advice', async () => {
  const why = async (answer: Answer) => {
    replies.set(DATABASE, answer);
    const found = (await examine()).find(({ what }) => what === 'Firestore: not seen');
    expect(found?.level).toBe('unknown');
    return found?.fix ?? '';
  };
  const disabled = { reason: 'SERVICE_DISABLED', metadata: { service: 'firestore.googleapis.com' } };
  expect(await why({ status: 403, body: { error: { details: [disabled] } } })).toContain(
    'gcloud services enable firestore.googleapis.com --project marquee-live',
  );
  expect(await why({ status: 403, body: { error: { message: 'no' } } })).toContain('role Viewer');
  expect(await why({ status: 500, body: 'x' })).toContain('answered 500');
});

test('old credentials end the doctor, which says to log in again', async () => {
  replies.set(DATABASE, { status: 401 });
  await expect(examine()).rejects.toThrow('log in again');
});

test('without a connection each part that is not seen says to check the connection, and nothing throws', async () => {
  const findings = await examine({}, 'http://localhost:9');
  const unseen = findings.filter(({ level }) => level === 'unknown');
  expect(unseen.length).toBeGreaterThan(5);
  for (const { fix } of unseen) expect(fix).toContain('check the connection');
});

test('placeholders, missing values, another project and emulators in settings files are reported', async () => {
  const env = readEnvFile(
    'VITE_FIREBASE_API_KEY=your-api-key\n# a comment\nVITE_FIREBASE_PROJECT_ID="another"\r\nVITE_USE_EMULATORS=true\n',
  );
  expect(env).toEqual({
    VITE_FIREBASE_API_KEY: 'your-api-key',
    VITE_FIREBASE_PROJECT_ID: 'another',
    VITE_USE_EMULATORS: 'true',
  });
  const found = bad(await examine({ env, functionsEnv: { SITE_ORIGIN: 'https://other.in' } }));
  for (const what of [
    'VITE_FIREBASE_API_KEY is still a placeholder in web/.env.marquee-live',
    'VITE_FIREBASE_APP_ID is missing in web/.env.marquee-live',
    'web/.env.marquee-live is for another',
    'VITE_USE_EMULATORS is true in web/.env.marquee-live',
    'ENFORCE_APP_CHECK is missing in functions/.env.marquee-live',
  ]) {
    expect(found).toContain(`missing: ${what}`);
  }
});

test('logins from localhost, codes to every country and no protection from e-mail enumeration are warned of', async () => {
  replies.set(CONFIG, {
    body: { authorizedDomains: ['localhost'], smsRegionConfig: { allowByDefault: {} } },
  });
  const warned = (await examine()).filter(({ level }) => level === 'warning').map(({ what }) => what);
  expect(warned).toEqual([
    'e-mail enumeration protection: off',
    'localhost may ask for logins',
    'no list says to which countries codes are sent',
  ]);
});

test('App Check that is enforced for Storage, whose pictures are loaded without a token, is reported', async () => {
  const enforced = {
    name: 'projects/1/services/firebasestorage.googleapis.com',
    enforcementMode: 'ENFORCED',
  };
  replies.set('/v1/projects/marquee-live/services', { body: { services: [enforced] } });
  expect(bad(await examine())).toContain(
    'missing: App Check for Storage is enforced: no picture loads, since their addresses bring no token',
  );
});

test('a bucket without CORS, and functions that run as another account, are reported', async () => {
  replies.set(BUCKET, { body: { location: 'US' } });
  replies.set(FUNCTIONS, {
    body: {
      functions: [
        {
          name: 'projects/marquee-live/locations/asia-south1/functions/checkUpload',
          state: 'ACTIVE',
          serviceConfig: { serviceAccountEmail: '1-compute@developer.gserviceaccount.com' },
        },
      ],
    },
  });
  const found = bad(await examine());
  expect(found).toContain('warning: pictures are in us, the functions in asia-south1');
  expect(found).toContain(
    'missing: pictures may not be fetched by scripts (CORS): none are there offline, and each loads twice',
  );
  expect(found).toContain(
    'missing: function checkUpload: runs as 1-compute@developer.gserviceaccount.com, not as marquee-functions@marquee-live.iam.gserviceaccount.com',
  );
});

test('an overdue mail is reported', async () => {
  replies.set(`${DATABASE}/documents:runQuery`, {
    body: [{ document: { name: 'projects/marquee-live/databases/(default)/documents/mail/1' } }],
  });
  expect(bad(await examine())).toContain('missing: mails are not sent: one is due for more than 15 minutes');
});

test('a stored username that is the address of a page is reported', async () => {
  const name = 'projects/marquee-live/databases/(default)/documents/usernames/settings';
  replies.set(`${DATABASE}/documents:batchGet`, {
    body: [{ missing: `${name}-x` }, { found: { name, fields: {} } }],
  });
  expect(bad(await examine())).toEqual([
    'missing: the username settings is held by an account, and is the address of a page',
  ]);
});

test('a run that failed right after a deployment, when permissions are new, is not reported', async () => {
  const updated = { userUpdateTime: new Date().toISOString(), status: { code: 7 } };
  replies.set(JOBS, { body: { jobs: [job('everyMinute', updated), job('hourly')] } });
  expect(bad(await examine())).toEqual([]);
});

test('a quota below the processors that the functions may take is reported', async () => {
  replies.set(QUOTA, { body: quotaOf('2000') });
  expect(bad(await examine())).toEqual([
    expect.stringMatching(/^missing: functions may take \d+\.\d of 2 processors in asia-south1$/),
  ]);
});

test('the checks after a deployment leave out what no commit can break, and report that no function is deployed', async () => {
  const ofRelease = PARTS.filter(({ isOfRelease }) => isOfRelease);
  expect(ofRelease.map(({ name }) => name)).not.toEqual(
    expect.arrayContaining(['Authentication', 'App Check', 'Hosting', 'Budget', 'Processors']),
  );
  replies.delete(FUNCTIONS);
  expect(bad(await examine({}, origin, ofRelease))).toEqual(['missing: no function is deployed']);
});

test('readWanted reads functions, region, runtime, indexes and times to live from the repository', () => {
  const read = readWanted(PROJECT);
  expect(read.functions).toContain('site');
  expect(read.functions).toContain('everyMinute');
  expect(read.region).toBe('asia-south1');
  expect(read.runtime).toMatch(/^nodejs\d\d$/);
  expect(read.indexes.length).toBeGreaterThan(1);
  expect(read.ttl.map(({ collectionGroup }) => collectionGroup)).toContain('reports');
});
