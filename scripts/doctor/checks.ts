// Each part of a real project against what the repository wants. A check asks Google's APIs, changes nothing, and says
// in plain words what is missing.
import { missing, ok, reminder, unknown, warning, type Finding } from './finding.ts';
import { at, listAt, textAt, type Answer, type GoogleApi, type Json } from './google-api.ts';
import type { Wanted } from './repository.ts';

export interface Patient {
  readonly projectId: string;
  readonly api: GoogleApi;
  readonly wanted: Wanted;
}

export type Check = (patient: Patient) => Promise<Finding[]> | Finding[];

/** The findings of what was found; otherwise one that says why there is nothing to see. */
function from(what: string, answer: Answer, absent: Finding, found: (body: Json) => Finding[]): Finding[] {
  if (answer.kind === 'absent') return [absent];
  return answer.kind === 'unseen' ? [unknown(`${what}: not seen`, answer.why)] : found(answer.body);
}

const console_ = (projectId: string, page: string): string =>
  `https://console.firebase.google.com/project/${projectId}/${page}`;

const PLACEHOLDER = /your[-_ ]|placeholder|changeme|example|<.*>/i;

const ENV_NAMES = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
] as const;

const envFiles: Check = ({ projectId, wanted: { env, siteOrigin } }) => {
  if (!env) {
    return [
      missing(
        'web/.env.production.local is not there',
        `Copy web/.env.example to it and fill it in from ${console_(projectId, 'settings/general')}.`,
      ),
    ];
  }
  const findings: Finding[] = ENV_NAMES.flatMap((name) => {
    const value = env[name] ?? '';
    if (value !== '' && !PLACEHOLDER.test(value)) return [];
    return [
      missing(
        `${name} ${value === '' ? 'is missing' : 'is still a placeholder'} in web/.env.production.local`,
        'Fill it in from the Firebase console: Project settings, Your apps, Config.',
      ),
    ];
  });
  const named = env['VITE_FIREBASE_PROJECT_ID'] ?? '';
  if (named !== '' && named !== projectId && !PLACEHOLDER.test(named)) {
    findings.push(
      missing(
        `web/.env.production.local is for ${named}`,
        `Use the settings of ${projectId}, or check ${named}.`,
      ),
    );
  }
  if (env['VITE_USE_EMULATORS'] === 'true') {
    findings.push(missing('VITE_USE_EMULATORS is true', 'Set it to false: visitors have no emulators.'));
  }
  if (findings.length === 0) findings.push(ok('web/.env.production.local is filled in'));
  findings.push(
    siteOrigin === ''
      ? warning(
          'SITE_ORIGIN is not set: links in pages use whatever host a visitor asked for',
          `Put SITE_ORIGIN=https://your.domain into functions/.env.${projectId}.`,
        )
      : ok(`links are made with ${siteOrigin}`),
  );
  return findings;
};

/** Hosts that the app is served from. */
const hostsOf = ({ projectId, wanted: { env, siteOrigin } }: Patient): string[] => [
  ...new Set(
    [
      `${projectId}.web.app`,
      env?.['VITE_FIREBASE_AUTH_DOMAIN'] ?? '',
      siteOrigin === '' ? '' : new URL(siteOrigin).host,
    ].filter((host) => host !== '' && !PLACEHOLDER.test(host)),
  ),
];

const authentication: Check = async (patient) => {
  const { projectId, api } = patient;
  const base = `https://identitytoolkit.googleapis.com/admin/v2/projects/${projectId}`;
  const [config, google] = await Promise.all([
    api.get(`${base}/config`),
    api.get(`${base}/defaultSupportedIdpConfigs/google.com`),
  ]);
  const providers = console_(projectId, 'authentication/providers');
  const notSetUp = missing('Authentication is not set up', `Open ${providers} and press Get started.`);
  const findings = from('Authentication', config, notSetUp, (body) => {
    const provider = (what: string, isOn: unknown): Finding =>
      isOn === true ? ok(`${what}: on`) : missing(`${what}: off`, `Switch it on at ${providers}.`);
    const domains = listAt(body, 'authorizedDomains');
    const callback = textAt(body, 'notification.sendEmail.callbackUri');
    return [
      provider('Login by e-mail and password', at(body, 'signIn.email.enabled')),
      provider('Login by phone', at(body, 'signIn.phoneNumber.enabled')),
      ...hostsOf(patient).map((host) =>
        domains.includes(host)
          ? ok(`${host} may ask for logins`)
          : missing(
              `${host} is no authorised domain`,
              `Add it at ${console_(projectId, 'authentication/settings')}, Authorised domains.`,
            ),
      ),
      /^https:\/\/[^/]+\/auth\/callback$/.test(callback)
        ? ok(`mails lead to ${callback}`)
        : missing(
            `mails lead to ${callback === '' ? "Firebase's own page" : callback}, not to /auth/callback`,
            `At ${console_(projectId, 'authentication/emails')}, edit any template, Customise action URL: https://your.domain/auth/callback.`,
          ),
    ];
  });
  if (config.kind !== 'found') return findings;
  const noGoogle = missing('Login with Google: off', `Switch it on at ${providers}.`);
  return [
    ...findings,
    ...from('Login with Google', google, noGoogle, (body) => [
      at(body, 'enabled') === true ? ok('Login with Google: on') : noGoogle,
    ]),
  ];
};

/** Whether a service's deployed rules are the repository's. */
async function rules(
  { projectId, api }: Patient,
  what: string,
  release: string,
  file: string,
  only: string,
): Promise<Finding[]> {
  const base = 'https://firebaserules.googleapis.com/v1';
  const mend = `Run \`npx firebase deploy --only ${only} --project ${projectId}\`.`;
  const notThere = missing(`${what}: none deployed`, mend);
  const released = await api.get(`${base}/projects/${projectId}/releases/${release}`);
  if (released.kind !== 'found') return from(what, released, notThere, () => []);
  const ruleset = await api.get(`${base}/${textAt(released.body, 'rulesetName')}`);
  return from(what, ruleset, notThere, (body) => [
    textAt(listAt(body, 'source.files')[0], 'content').trim() === file.trim()
      ? ok(`${what}: as in the repository`)
      : missing(`${what}: not the repository's`, mend),
  ]);
}

const shortName = (name: string): string => name.split('/').at(-1) ?? '';

const firestore: Check = async (patient) => {
  const { projectId, api, wanted } = patient;
  const base = `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)`;
  const database = await api.get(base);
  const create = `Create it at ${console_(projectId, 'firestore')}: Native mode, ${wanted.region}.`;
  const findings = from('Firestore', database, missing('There is no Firestore database', create), (body) => {
    const location = textAt(body, 'locationId');
    return [
      textAt(body, 'type') === 'FIRESTORE_NATIVE'
        ? ok('Firestore: Native mode')
        : missing('Firestore is not in Native mode', create),
      location === wanted.region
        ? ok(`Firestore is in ${location}`)
        : warning(
            `Firestore is in ${location}, the functions in ${wanted.region}`,
            'A database cannot be moved: change REGION in functions/src/lib/settings.ts and the regions in firebase.json, or export into a new database.',
          ),
      textAt(body, 'pointInTimeRecoveryEnablement') === 'POINT_IN_TIME_RECOVERY_ENABLED'
        ? ok('point-in-time recovery: on')
        : warning(
            'point-in-time recovery: off',
            `\`gcloud firestore databases update --enable-pitr --project ${projectId}\` (docs/operations.md, Back up).`,
          ),
      textAt(body, 'deleteProtectionState') === 'DELETE_PROTECTION_ENABLED'
        ? ok('the database is protected from deletion')
        : warning(
            'the database can be deleted in one step',
            `\`gcloud firestore databases update --delete-protection --project ${projectId}\`.`,
          ),
    ];
  });
  if (database.kind !== 'found') return findings;

  const [deployedRules, indexes, ...policies] = await Promise.all([
    rules(patient, 'Firestore rules', 'cloud.firestore', wanted.firestoreRules, 'firestore:rules'),
    api.get(`${base}/collectionGroups/-/indexes`),
    ...wanted.ttl.map(({ collectionGroup, fieldPath }) =>
      api.get(`${base}/collectionGroups/${collectionGroup}/fields/${fieldPath}`),
    ),
  ]);
  const deploy = `Run \`npx firebase deploy --only firestore:indexes --project ${projectId}\`.`;
  const noIndexes = missing('no Firestore index is deployed', deploy);
  return [
    ...findings,
    ...deployedRules,
    ...from('Firestore indexes', indexes, noIndexes, (body) =>
      wanted.indexes.map(({ collectionGroup, fields }) => {
        const name = `index on ${collectionGroup} (${fields.join(', ')})`;
        const there = listAt(body, 'indexes').find(
          (index) =>
            textAt(index, 'name').includes(`/collectionGroups/${collectionGroup}/`) &&
            listAt(index, 'fields')
              .map(
                (field) =>
                  `${textAt(field, 'fieldPath')} ${textAt(field, 'order') || textAt(field, 'arrayConfig')}`,
              )
              .filter((field) => !field.startsWith('__name__'))
              .join() === fields.join(),
        );
        if (there === undefined) return missing(`${name}: not there`, deploy);
        return textAt(there, 'state') === 'READY'
          ? ok(`${name}: ready`)
          : warning(`${name}: ${textAt(there, 'state').toLowerCase()}`, 'Wait some minutes, then ask again.');
      }),
    ),
    ...wanted.ttl.flatMap(({ collectionGroup, fieldPath }, index) => {
      const name = `time to live on ${collectionGroup}.${fieldPath}`;
      const answer = policies[index] ?? { kind: 'absent' };
      return from(name, answer, missing(`${name}: not there`, deploy), (body) => {
        const state = textAt(body, 'ttlConfig.state');
        return [
          state === 'ACTIVE' || state === 'CREATING' ? ok(`${name}: on`) : missing(`${name}: off`, deploy),
        ];
      });
    }),
  ];
};

const storage: Check = async (patient) => {
  const { projectId, api, wanted } = patient;
  const buckets = await api.get(
    `https://firebasestorage.googleapis.com/v1beta/projects/${projectId}/buckets`,
  );
  const mend = `Open ${console_(projectId, 'storage')} and press Get started, location ${wanted.region}.`;
  const noBucket = missing('There is no Storage bucket', mend);
  if (buckets.kind !== 'found') return from('Storage', buckets, noBucket, () => []);
  const names = listAt(buckets.body, 'buckets').map((bucket) => shortName(textAt(bucket, 'name')));
  const named = wanted.env?.['VITE_FIREBASE_STORAGE_BUCKET'];
  const bucket = named !== undefined && names.includes(named) ? named : names[0];
  if (bucket === undefined) return [noBucket];
  const [deployed, details] = await Promise.all([
    rules(patient, 'Storage rules', `firebase.storage/${bucket}`, wanted.storageRules, 'storage'),
    api.get(`https://storage.googleapis.com/storage/v1/b/${bucket}`),
  ]);
  return [
    named === undefined || named === bucket
      ? ok(`pictures are kept in ${bucket}`)
      : missing(
          `the app is built for the bucket ${named}, which is not there`,
          'Set VITE_FIREBASE_STORAGE_BUCKET.',
        ),
    ...deployed,
    ...from('Storage bucket', details, noBucket, (body) => [
      Number(textAt(body, 'softDeletePolicy.retentionDurationSeconds')) > 0 ||
      at(body, 'versioning.enabled') === true
        ? ok('deleted pictures can be brought back for a while')
        : warning(
            'deleted pictures are gone at once',
            `\`gcloud storage buckets update gs://${bucket} --soft-delete-duration=7d\`.`,
          ),
      // Pictures are fetched from firebasestorage.googleapis.com, which answers every origin by itself.
      listAt(body, 'cors').length === 0
        ? ok('CORS: none needed, none set')
        : warning(
            'the bucket has a CORS configuration that this product does not need',
            'Remove it unless something else does.',
          ),
    ]),
  ];
};

const functions: Check = async ({ projectId, api, wanted }) => {
  const answer = await api.get(
    `https://cloudfunctions.googleapis.com/v2/projects/${projectId}/locations/-/functions?pageSize=200`,
  );
  const mend = `Run \`npx firebase deploy --only functions --project ${projectId}\` (the project has to be on the Blaze plan).`;
  return from('Functions', answer, missing('no function is deployed', mend), (body) => {
    const deployed = listAt(body, 'functions');
    return wanted.functions.map((name) => {
      const ofName = deployed.filter((one) => shortName(textAt(one, 'name')) === name);
      const here = ofName.find((one) => textAt(one, 'name').includes(`/locations/${wanted.region}/`));
      if (ofName.length === 0) return missing(`function ${name}: not deployed`, mend);
      if (here === undefined) {
        return missing(
          `function ${name}: deployed, but not in ${wanted.region}`,
          `${mend} Then delete the other.`,
        );
      }
      if (textAt(here, 'state') !== 'ACTIVE') {
        return missing(`function ${name}: ${textAt(here, 'state').toLowerCase()}`, mend);
      }
      const runtime = textAt(here, 'buildConfig.runtime');
      return runtime === wanted.runtime
        ? ok(`function ${name}: active on ${runtime}`)
        : warning(`function ${name}: runs on ${runtime}, not on ${wanted.runtime}`, mend);
    });
  });
};

const APP_CHECK_SERVICES = {
  'identitytoolkit.googleapis.com': 'Authentication',
  'firestore.googleapis.com': 'Firestore',
  'firebasestorage.googleapis.com': 'Storage',
} as const;

const appCheck: Check = async ({ projectId, api }) => {
  const answer = await api.get(`https://firebaseappcheck.googleapis.com/v1/projects/${projectId}/services`);
  const mend = `${console_(projectId, 'appcheck')}: register the app, watch the metrics, then enforce (docs/operations.md).`;
  return from('App Check', answer, warning('App Check is not set up', mend), (body) =>
    Object.entries(APP_CHECK_SERVICES).map(([service, name]) => {
      const mode = textAt(
        listAt(body, 'services').find((one) => textAt(one, 'name').endsWith(`/${service}`)),
        'enforcementMode',
      );
      return mode === 'ENFORCED'
        ? ok(`App Check for ${name}: enforced`)
        : warning(`App Check for ${name}: ${mode === 'UNENFORCED' ? 'watching, not enforced' : 'off'}`, mend);
    }),
  );
};

const hosting: Check = async ({ projectId, api, wanted: { siteOrigin } }) => {
  const base = 'https://firebasehosting.googleapis.com/v1beta1';
  const sites = await api.get(`${base}/projects/${projectId}/sites`);
  const mend = `Run \`npx firebase deploy --only hosting --project ${projectId}\`.`;
  const noSite = missing(
    'There is no Hosting site',
    `Open ${console_(projectId, 'hosting')} and press Get started.`,
  );
  if (sites.kind !== 'found') return from('Hosting', sites, noSite, () => []);
  const site = shortName(textAt(listAt(sites.body, 'sites')[0], 'name'));
  if (site === '') return [noSite];
  const [releases, domains] = await Promise.all([
    api.get(`${base}/sites/${site}/releases?pageSize=1`),
    api.get(`${base}/projects/${projectId}/sites/${site}/customDomains`),
  ]);
  const host = siteOrigin === '' ? undefined : new URL(siteOrigin).host;
  const nothing = missing(`nothing is deployed to ${site}`, mend);
  return [
    ...from('Hosting', releases, nothing, (body) => {
      const time = textAt(listAt(body, 'releases')[0], 'releaseTime');
      return [time === '' ? nothing : ok(`${site}: released ${time}`)];
    }),
    ...(host === undefined || host.endsWith('.web.app') || host.endsWith('.firebaseapp.com')
      ? []
      : from('Hosting domains', domains, missing(`${host} is not connected`, mend), (body) => {
          const domain = listAt(body, 'customDomains').find((one) => shortName(textAt(one, 'name')) === host);
          const state = textAt(domain, 'ownershipState');
          if (domain === undefined) {
            return [
              missing(
                `${host} is not connected`,
                `Add it at ${console_(projectId, `hosting/sites/${site}`)}.`,
              ),
            ];
          }
          return [
            state === 'OWNERSHIP_ACTIVE'
              ? ok(`${host} leads to the site`)
              : missing(`${host}: ${state.toLowerCase()}`, 'Set the DNS records that the console names.'),
          ];
        })),
  ];
};

const budgets: Check = ({ projectId }) => [
  reminder(
    'whether a budget alert exists cannot be seen from here',
    `Make one at https://console.cloud.google.com/billing/budgets?project=${projectId} (docs/operations.md, Budgets).`,
  ),
];

export const CHECKS: Readonly<Record<string, Check>> = {
  'Environment files': envFiles,
  Authentication: authentication,
  Firestore: firestore,
  Storage: storage,
  Functions: functions,
  'App Check': appCheck,
  Hosting: hosting,
  Budgets: budgets,
};
