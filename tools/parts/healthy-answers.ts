// The answers of Google's REST APIs about a project without faults, for tests.
import { readFileSync } from 'node:fs';
import { fromRoot } from '../../scripts/config/project.ts';
import { FUNCTIONS_SECRETS } from '../../scripts/config/project-settings.ts';
import type { Wanted } from '../doctor/repository.ts';
import { rulesRequests } from '../doctor/rules-requests.ts';

export const RULES = 'projects/marquee-live/rulesets';
const ACCOUNT = 'serviceAccount:marquee-functions@marquee-live.iam.gserviceaccount.com';
export const TEMPLATE = { senderDisplayName: 'Marquee', replyTo: 'hello@marquee.in' };

export interface Answer {
  readonly status?: number;
  readonly body?: unknown;
}

export const PROVIDER = '/v1/projects/marquee-live/apps/1:2:web:3/recaptchaEnterpriseConfig';
export const JOBS = '/v1/projects/marquee-live/locations/asia-south1/jobs';
export const TRIGGERS = '/v1/projects/marquee-live/locations/asia-south1/triggers';
export const CONFIG = '/admin/v2/projects/marquee-live/config';
export const FUNCTIONS = '/v2/projects/marquee-live/locations/-/functions';
export const DATABASE = '/v1/projects/marquee-live/databases/(default)';
export const SITES = '/v1beta1/projects/marquee-live/sites';
export const GOOGLE_LOGIN = '/admin/v2/projects/marquee-live/defaultSupportedIdpConfigs/google.com';
export const BUCKET = '/storage/v1/b/marquee-live.firebasestorage.app';
export const RELEASES = '/v1/projects/marquee-live/releases';
export const QUOTA =
  '/v1/projects/marquee-live/locations/global/services/run.googleapis.com/quotaInfos/CpuAllocPerProjectRegion';

/** The Cloud Quotas API's answer for a quota of `value` thousandths of a processor in asia-south1. */
export const quotaOf = (value: string) => ({
  dimensionsInfos: [
    { dimensions: { region: 'europe-west1' }, details: { value: '1000' } },
    { dimensions: { region: 'asia-south1' }, details: { value } },
  ],
});

/** A schedule's job as firebase-tools makes it, whose next run is due in a minute. */
export const job = (name: string, changes: object = {}) => ({
  name: `projects/marquee-live/locations/asia-south1/jobs/firebase-schedule-${name}-asia-south1`,
  state: 'ENABLED',
  schedule: 'every 1 minutes',
  scheduleTime: new Date(Date.now() + 60_000).toISOString(),
  status: {},
  ...changes,
});

/** What firebase-tools adds to functions that a schedule or an event starts. */
const STARTED: Readonly<Record<string, object>> = {
  everyMinute: { labels: { 'deployment-scheduled': 'true' } },
  hourly: { labels: { 'deployment-scheduled': 'true' } },
  sendMail: {
    eventTrigger: { trigger: 'projects/marquee-live/locations/asia-south1/triggers/sendmail' },
  },
};

/** Every answer about a project that lacks nothing, by path. */
export function healthyAnswers(wanted: Wanted): Map<string, Answer> {
  const replies = new Map<string, Answer>();
  const reply = (path: string, body: unknown) => replies.set(path, { body });
  reply(CONFIG, {
    signIn: { email: { enabled: true }, phoneNumber: { enabled: true } },
    authorizedDomains: ['marquee-live.web.app', 'marquee.in'],
    smsRegionConfig: { allowlistOnly: { allowedRegions: ['IN'] } },
    notification: {
      defaultLocale: 'en',
      sendEmail: {
        callbackUri: 'https://marquee.in/auth/callback',
        method: 'CUSTOM_SMTP',
        smtp: {
          senderEmail: 'hello@marquee.in',
          host: 'smtp.marquee.in',
          port: 465,
          username: 'marquee',
          securityMode: 'SSL',
        },
        verifyEmailTemplate: TEMPLATE,
        resetPasswordTemplate: TEMPLATE,
        changeEmailTemplate: TEMPLATE,
      },
    },
    client: { permissions: { disabledUserDeletion: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
  reply(GOOGLE_LOGIN, { enabled: true });
  reply(DATABASE, {
    type: 'FIRESTORE_NATIVE',
    locationId: 'asia-south1',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  });
  reply(`${RELEASES}/cloud.firestore`, { rulesetName: `${RULES}/1` });
  reply(`/v1/${RULES}/1`, { source: { files: [{ content: wanted.firestoreRules }] } });
  reply(`${RELEASES}/firebase.storage/marquee-live.firebasestorage.app`, {
    rulesetName: `${RULES}/2`,
  });
  reply(`/v1/${RULES}/2`, { source: { files: [{ content: wanted.storageRules }] } });
  reply(`${DATABASE}/collectionGroups/-/indexes`, {
    indexes: wanted.indexes.map(({ collectionGroup, fields }) => ({
      name: `projects/marquee-live/databases/(default)/collectionGroups/${collectionGroup}/indexes/x`,
      state: 'READY',
      fields: [
        ...fields.map((field) => {
          const [fieldPath, order] = field.split(' ');
          return { fieldPath, order };
        }),
        { fieldPath: '__name__', order: 'ASCENDING' },
      ],
    })),
  });
  for (const { collectionGroup, fieldPath } of wanted.ttl) {
    reply(`${DATABASE}/collectionGroups/${collectionGroup}/fields/${fieldPath}`, {
      ttlConfig: { state: 'ACTIVE' },
    });
  }
  reply('/v1beta/projects/marquee-live/buckets', {
    buckets: [{ name: 'projects/marquee-live/buckets/marquee-live.firebasestorage.app' }],
  });
  reply(BUCKET, {
    location: 'ASIA-SOUTH1',
    softDeletePolicy: { retentionDurationSeconds: '604800' },
    cors: JSON.parse(readFileSync(fromRoot('storage.cors.json'), 'utf8')) as unknown,
  });
  reply(`${BUCKET}/iam`, {
    bindings: [{ role: 'roles/storage.objectAdmin', members: [ACCOUNT] }],
  });
  reply('/storage/v1/b/marquee-live-backup', {});
  reply(FUNCTIONS, {
    functions: wanted.functions.map((name) => ({
      name: `projects/marquee-live/locations/asia-south1/functions/${name}`,
      state: 'ACTIVE',
      buildConfig: { runtime: wanted.runtime },
      ...STARTED[name],
      serviceConfig: {
        serviceAccountEmail: 'marquee-functions@marquee-live.iam.gserviceaccount.com',
        availableCpu: '0.1666',
        maxInstanceCount: 2,
      },
    })),
  });
  for (const name of wanted.publicFunctions)
    reply(`/v1/projects/marquee-live/locations/asia-south1/services/${name.toLowerCase()}:getIamPolicy`, {
      bindings: [{ role: 'roles/run.invoker', members: ['allUsers'] }],
    });
  for (const name of FUNCTIONS_SECRETS) {
    reply(`/v1/projects/marquee-live/secrets/${name}/versions/latest`, { state: 'ENABLED' });
    reply(`/v1/projects/marquee-live/secrets/${name}:getIamPolicy`, {
      bindings: [{ role: 'roles/secretmanager.secretAccessor', members: [ACCOUNT] }],
    });
  }
  reply('/v1/projects/marquee-live/locations/asia-south1/repositories/gcf-artifacts', {
    cleanupPolicies: { 'firebase-functions-cleanup': { action: 'DELETE' } },
  });
  reply(`${DATABASE}/documents:runQuery`, [{ readTime: 'now' }]);
  reply('/v1/projects/marquee-live/services', {
    services: ['identitytoolkit', 'firestore'].map((service) => ({
      name: `projects/1/services/${service}.googleapis.com`,
      enforcementMode: 'ENFORCED',
    })),
  });
  reply(PROVIDER, { siteKey: '6Lkey' });
  reply(JOBS, { jobs: [job('everyMinute'), job('hourly')] });
  reply(TRIGGERS, {
    triggers: [{ name: 'projects/marquee-live/locations/asia-south1/triggers/sendmail', conditions: {} }],
  });
  reply(SITES, {
    sites: [{ name: 'projects/marquee-live/sites/marquee-live' }],
  });
  reply('/v1beta1/sites/marquee-live/releases', { releases: [{ releaseTime: '2026-11-21T06:00:00Z' }] });
  reply(`${SITES}/marquee-live/customDomains`, {
    customDomains: [
      {
        name: 'projects/marquee-live/sites/marquee-live/customDomains/marquee.in',
        ownershipState: 'OWNERSHIP_ACTIVE',
        hostState: 'HOST_ACTIVE',
      },
    ],
  });
  // One result for each write of the requests.
  reply('/v1/projects/marquee-live:test', {
    testResults: rulesRequests(0)
      .flatMap(({ writes }) => Object.keys(writes))
      .map(() => ({ state: 'SUCCESS' })),
  });
  reply(QUOTA, quotaOf('20000'));
  return replies;
}
