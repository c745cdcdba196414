// `npm run setup` and the doctor on the stand-in of Google: after setup of an empty project, the doctor finds only
// faults that a person or a release has to fix.
import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromRoot } from '../../scripts/config/project.ts';
import {
  functionsSettingsFile,
  readEnvFile,
  webSettingsFile,
} from '../../scripts/config/project-settings.ts';
import { faultsOf } from '../../scripts/google/answer-request.ts';
import { OWNER } from '../../scripts/google/stand-in-project.ts';
import { startGoogle, type Google, type GoogleOptions } from '../../scripts/google/server.ts';
import { listAt, textAt, valueAt } from '../../tools/doctor/google-api.ts';

const P = 'marquee-empty-project';
const FILES = [webSettingsFile(P), functionsSettingsFile(P)].map((file) => fromRoot(file));

let google: Google;

beforeAll(async () => {
  for (const file of FILES) rmSync(file, { force: true });
  google = await startGoogle({ id: P });
});
afterAll(() => {
  google.close();
  for (const file of FILES) rmSync(file, { force: true });
});

interface Ran {
  readonly code: number;
  readonly output: string;
}

/** Runs a tool as a member of the project's policy. */
const runAs = (member: string, tool: string, ...args: string[]): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', fromRoot(`tools/${tool}.ts`), '--project', P, ...args],
      {
        cwd: fromRoot('.'),
        env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...google.environment(member) },
      },
      (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: stdout + stderr }),
    );
  });

const run = (tool: string, ...args: string[]): Promise<Ran> => runAs(OWNER, tool, ...args);

const setup = (...more: string[]): Promise<Ran> =>
  run(
    'setup',
    '--identity-platform',
    ...more,
    ...['--site', 'https://marquee.example', '--billing-account', '000000-000000-000000'],
    ...[
      '--alerts-to',
      'oncall@marquee.example',
      '--repository-id',
      '1001',
      '--environments',
      'staging,preview',
    ],
  );

/** The lines below a heading, without instructions for fixing. */
const under = (output: string, heading: string): string[] =>
  (output.split(`\n${heading}\n`)[1]?.split('\n\n')[0] ?? '')
    .split('\n')
    .filter((line) => /^ {2}[✗!?·]/.test(line))
    .map((line) => line.trim());

/** Findings that no API can fix. */
const BY_HAND = [
  ...['SMTP_URL', 'MAIL_FROM', 'MODERATION_EMAIL'].map(
    (name) => `✗ ${name} is still a placeholder in functions/.env.${P}`,
  ),
  ...['OPERATOR', 'PRIVACY_EMAIL', 'GRIEVANCE_OFFICER', 'MAIL_PROVIDER'].map(
    (name) => `✗ VITE_${name} is missing in web/.env.${P}`,
  ),
  '✗ Login with Google: off',
  '✗ the secret SMTP_PASSWORD is not there',
  '✗ verification mails do not go out by your server',
  '✗ marquee.example: ownership_missing, host_unhosted',
  '! App Check: the app has no key',
  '! App Check for Authentication: off',
  '! App Check for Firestore: off',
].sort();

describe('setup of a project with faults', () => {
  const misfortune = async (options: Omit<GoogleOptions, 'id'>): Promise<{ ran: Ran }> => {
    const before = google;
    google = await startGoogle({ id: P, ...options });
    try {
      return { ran: await setup() };
    } finally {
      google.close();
      google = before;
      for (const file of FILES) rmSync(file, { force: true });
    }
  };

  test('APIs that answer one after another, some seconds after they were switched on, are waited for', async () => {
    const { ran } = await misfortune({ apiDelay: 8000 });
    expect(under(ran.output, 'Left for you').sort(), ran.output).toEqual(BY_HAND);
    expect(ran.output).not.toMatch(/Google says|Not done|not seen/);
    expect(ran.code).toBe(0);
  }, 300_000);

  test('an organisation that lets nobody call a service is named before anything is built, with the ways to go', async () => {
    const { ran } = await misfortune({ refusesEverybody: true });
    expect(ran.output).toContain('the organisation does not let everybody call a service');
    expect(ran.output).toContain('constraints/iam.allowedPolicyMemberDomains');
  }, 120_000);
});

test('whoever follows docs/set-up.md step by step, without a repository of GitHub, is told to deploy', async () => {
  const before = google;
  for (const file of FILES) rmSync(file, { force: true });
  google = await startGoogle({ id: P });
  const { project } = google;
  const edit = (file: string, ...changes: readonly (readonly [string, string])[]): void => {
    let text = readFileSync(file, 'utf8');
    for (const [name, value] of changes)
      text = text.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`);
    writeFileSync(file, text);
  };
  const [web = '', functions = ''] = FILES;
  try {
    await run(
      'setup',
      ...['--site', `https://${P}.web.app`, '--billing-account', '000000-000000-000000'],
      ...['--alerts-to', 'you@example.com'],
    );
    // 1. 'Get started'.
    project.put(`${project.name}/config`, { name: `${project.name}/config` });
    edit(
      web,
      ['VITE_OPERATOR', 'Asha Sample, 1 Sample Road, Mumbai'],
      ['VITE_PRIVACY_EMAIL', 'privacy@marquee.example'],
      ['VITE_GRIEVANCE_OFFICER', 'Asha Sample'],
      ['VITE_MAIL_PROVIDER', 'Example Mail Ltd.'],
    );
    edit(
      functions,
      ['SMTP_URL', 'smtps://marquee@smtp.marquee.example:465'],
      ['MAIL_FROM', 'Marquee <hello@marquee.example>'],
      ['MODERATION_EMAIL', 'moderators@marquee.example'],
    );
    const password = `${project.name}/secrets/SMTP_PASSWORD/versions/1`;
    project.put(password, { name: password, state: 'ENABLED' });
    project.secretValues.set(password, Buffer.from('word').toString('base64'));
    project.put(`${project.name}/defaultSupportedIdpConfigs/google.com`, { enabled: true });
    const { output, code } = await run('setup');
    expect(output).toContain(`Next: npm run deploy -- --project ${P}`);
    expect(code).toBe(0);
  } finally {
    google.close();
    google = before;
    for (const file of FILES) rmSync(file, { force: true });
  }
}, 120_000);

// Not shuffled: each test goes on with the project of the one before.
describe('setup of an empty project', { shuffle: false }, () => {
  test('setup stops at a project without billing, and says where to link an account', async () => {
    const { code, output } = await run('setup');
    expect(output).toContain('no billing account is linked');
    expect(output).toContain(`https://console.cloud.google.com/billing/linkedaccount?project=${P}`);
    expect(code).toBe(0);
    expect([...google.project.resources.keys()]).toEqual([]);
  });

  test('Authentication is left to a person unless they agree to Identity Platform, whose price is said', async () => {
    const site = ['--site', 'https://marquee.example'];
    const { output } = await run('setup', ...site, '--billing-account', '000000-000000-000000');
    expect(under(output, 'Left for you')).toContain('✗ Authentication is not set up');
    expect(output).toContain('free to 50,000 users a month, then $0.0055 each');
    expect(google.project.resources.has(`${google.project.name}/config`)).toBe(false);
    expect(output).not.toContain('Next: npm run deploy');
  }, 120_000);

  test('setup brings an empty project to all that an API can, and lists the rest', async () => {
    const { code, output } = await setup();
    expect(under(output, 'Left for you').sort(), output).toEqual(BY_HAND);
    expect(output).not.toMatch(/Google says|Not done/);
    expect(output).toContain('A marquee.example 199.36.158.100');
    expect(code).toBe(0);
    expect(faultsOf(google.requests)).toEqual([]);
  }, 120_000);

  test('setup leaves the project as the files and docs describe it', () => {
    const { project } = google;
    expect(project.list(`${project.name}/databases/(default)/backupSchedules/`)).toMatchObject([
      { retention: '604800s' },
      { retention: '7862400s', weeklyRecurrence: { day: 'SUNDAY' } },
    ]);
    expect(project.list('billingAccounts/000000-000000-000000/budgets/')).toMatchObject([
      { amount: { specifiedAmount: { currencyCode: 'INR', units: '4000' } } },
    ]);
    const policies = project.list(`${project.name}/alertPolicies/`);
    expect(policies.length).toBeGreaterThan(15);
    const [channel] = project.list(`${project.name}/notificationChannels/`);
    for (const policy of policies) expect(policy['notificationChannels']).toEqual([channel?.['name']]);
    const config = project.resources.get(`${project.name}/config`);
    expect(valueAt(config, 'client.permissions')).toEqual({
      disabledUserDeletion: true,
      disabledUserSignup: false,
    });
    expect(listAt(config, 'authorizedDomains')).toContain('marquee.example');
    expect(listAt(config, 'authorizedDomains')).not.toContain('localhost');
    const provider = project.resources.get(
      `${project.name}/locations/global/workloadIdentityPools/github/providers/github`,
    );
    expect(textAt(provider, 'attributeCondition')).toBe(
      "assertion.repository_id == '1001' && assertion.environment in ['staging', 'preview']",
    );
    const [web] = FILES;
    expect(readEnvFile(readFileSync(web ?? '', 'utf8'))).toMatchObject({
      VITE_FIREBASE_PROJECT_ID: P,
      VITE_FIREBASE_AUTH_DOMAIN: 'marquee.example',
      VITE_SITE_ORIGIN: 'https://marquee.example',
    });
  });

  test('setup changes nothing the second time', async () => {
    const before = JSON.stringify([...google.project.resources, ...google.project.policies]);
    const files = FILES.map((file) => readFileSync(file, 'utf8'));
    const { output } = await setup();
    expect(under(output, 'Left for you').sort()).toEqual(BY_HAND);
    expect(output).not.toMatch(/^ {2}\+ (made|changed|gave|registered|wrote)/m);
    expect(JSON.stringify([...google.project.resources, ...google.project.policies])).toBe(before);
    expect(FILES.map((file) => readFileSync(file, 'utf8'))).toEqual(files);
  }, 120_000);

  test('once settings and password are there, setup gives Authentication the mail server, and a new password too', async () => {
    const { project } = google;
    const [, functions = ''] = FILES;
    const before = readFileSync(functions, 'utf8');
    writeFileSync(
      functions,
      before
        .replace(/^SMTP_URL=.*$/m, 'SMTP_URL=smtp://marquee%40provider.example@smtp.provider.example:587')
        .replace(/^MAIL_FROM=.*$/m, 'MAIL_FROM=Marquee <hello@marquee.example>'),
    );
    const password = (value: string): void => {
      const name = `${project.name}/secrets/SMTP_PASSWORD/versions/1`;
      project.put(name, { name, state: 'ENABLED' });
      project.secretValues.set(name, Buffer.from(value).toString('base64'));
    };
    const smtp = () => valueAt(project.take(`${project.name}/config`), 'notification.sendEmail.smtp');
    password('first');
    const { output, code } = await setup();
    expect(output).toContain('set the server of verification mails: smtp.provider.example');
    expect(code).toBe(0);
    expect(smtp()).toEqual({
      senderEmail: 'hello@marquee.example',
      host: 'smtp.provider.example',
      port: 587,
      username: 'marquee@provider.example',
      password: 'first',
      securityMode: 'START_TLS',
    });
    const config = project.take(`${project.name}/config`);
    expect(valueAt(config, 'notification.sendEmail.verifyEmailTemplate.senderDisplayName')).toBe('Marquee');
    expect(textAt(config, 'notification.sendEmail.callbackUri')).toBe(
      'https://marquee.example/auth/callback',
    );
    password('second');
    await setup();
    expect(smtp()).toMatchObject({ password: 'second' });
    expect(output).not.toContain('first');
    writeFileSync(functions, before);
  }, 180_000);

  test('setup with --app-check makes the key, registers the app and writes the key into the settings, once', async () => {
    const { project } = google;
    const [web = ''] = FILES;
    for (let time = 0; time < 2; time += 1) await setup('--app-check');
    const keys = project.list(`${project.name}/keys/`);
    expect(keys).toMatchObject([{ displayName: 'Marquee', webSettings: { integrationType: 'SCORE' } }]);
    expect(listAt(keys[0], 'webSettings.allowedDomains')).toContain('marquee.example');
    const key = textAt(keys[0], 'name').split('/').at(-1);
    expect(readEnvFile(readFileSync(web, 'utf8'))).toMatchObject({ VITE_APP_CHECK_KEY: key });
    const { output } = await run('doctor');
    expect(output).toContain('App Check: the app has its key');
  }, 180_000);

  test('the doctor names what somebody has changed by hand, and setup mends it', async () => {
    const { project } = google;
    const [policy] = project.list(`${project.name}/alertPolicies/`);
    project.put(textAt(policy, 'name'), { enabled: false, userLabels: { team: 'founders' } });
    project.put(`${project.name}/databases/(default)/backupSchedules/daily`, { retention: '8467200s' });
    project.services.delete('cloudscheduler.googleapis.com');
    project.policies.set(
      project.name,
      project.policy(project.name).filter(({ role }) => role !== 'roles/datastore.user'),
    );
    project.auditConfigs = project.auditConfigs.filter(
      (config) => textAt(config, 'service') !== 'datastore.googleapis.com',
    );
    project.put(`${project.name}/config`, { signIn: { anonymous: { enabled: true } } });
    const changed = [
      '! alert slow pages: not as in operations/',
      '! daily backups, each kept for 7 days: not as in operations/',
      '✗ APIs are switched off: cloudscheduler.googleapis.com',
      `✗ serviceAccount:marquee-functions@${P}.iam.gserviceaccount.com lacks roles/datastore.user`,
      '✗ accounts without any login can be made (Anonymous)',
      '✗ no Data Access log says who has read from datastore.googleapis.com',
    ];
    const seen = await run('doctor');
    for (const line of changed) expect(seen.output).toContain(line);
    expect(seen.code).toBe(1);
    await setup();
    const mended = await run('doctor');
    for (const line of changed) expect(mended.output).not.toContain(line);
    // What setup does not know of stays.
    expect(project.take(textAt(policy, 'name'))).toMatchObject({ userLabels: { team: 'founders' } });
  }, 180_000);

  test('the deployer, as whom workflows run the doctor, sees everything', async () => {
    const { output } = await runAs(`serviceAccount:marquee-deploy@${P}.iam.gserviceaccount.com`, 'doctor');
    expect(output.split('\n').filter((line) => line.startsWith('  ?'))).toEqual([
      // Nothing is deployed here.
      expect.stringContaining('https://marquee.example does not answer'),
    ]);
  }, 60_000);
});
