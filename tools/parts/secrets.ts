// The values that functions read from Secret Manager; a deployment without a terminal fails when one is missing.
import { createECDH, randomBytes } from 'node:crypto';
import { serviceAccountOf } from '@marquee/domain/site/region';
import { FUNCTIONS_SECRETS } from '../../scripts/config/project-settings.ts';
import { type Check, from, type Mend, type Part } from '../doctor/check.ts';
import { missing, ok } from '../doctor/finding.ts';
import { textAt } from '../doctor/google-api.ts';
import { type Grant, grant, lackedOf, policyOf } from '../doctor/iam.ts';
import { runSetup } from '../doctor/resources.ts';

export const SECRETS = 'https://secretmanager.googleapis.com/v1';

/** Secrets that `npm run setup` makes: each a long random value. Other services issue the other secrets. */
const MADE_SECRETS = ['UNSUBSCRIBE_SECRET', 'VAPID_PRIVATE_KEY'] as const;
const isMade = (name: string): name is (typeof MADE_SECRETS)[number] =>
  (MADE_SECRETS as readonly string[]).includes(name);

const readGrant = (projectId: string): Grant => ({
  role: 'roles/secretmanager.secretAccessor',
  member: `serviceAccount:${serviceAccountOf(projectId)}`,
});

const checkSecrets: Check = async ({ projectId, api }) => {
  const findings = await Promise.all(
    FUNCTIONS_SECRETS.map(async (name) => {
      const secret = `${SECRETS}/projects/${projectId}/secrets/${name}`;
      const version = await api.get(`${secret}/versions/latest`);
      const none = isMade(name)
        ? missing(`the secret ${name} is not there`, runSetup(projectId))
        : missing(
            `the secret ${name} is not there`,
            `\`npx firebase functions:secrets:set ${name} --project ${projectId}\` asks for it.`,
            'hand',
          );
      const policy = await api.get(`${secret}:getIamPolicy`);
      const unreadable = missing(`functions may not read the secret ${name}`, runSetup(projectId));
      return [
        ...from(`secret ${name}`, version, none, (body) => [
          textAt(body, 'state') === 'ENABLED' ? ok(`the secret ${name} is there`) : none,
        ]),
        ...(policy.kind === 'absent'
          ? []
          : from(`the policy of ${name}`, policy, unreadable, (body) => [
              lackedOf(body, [readGrant(projectId)]).length === 0
                ? ok(`functions may read the secret ${name}`)
                : unreadable,
            ])),
      ];
    }),
  );
  return findings.flat();
};

const newValue: Readonly<Record<(typeof MADE_SECRETS)[number], () => string>> = {
  UNSUBSCRIBE_SECRET: () => randomBytes(32).toString('base64'),
  VAPID_PRIVATE_KEY: () => {
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    return curve.getPrivateKey('base64url');
  },
};

/** Creates every secret, so that the functions' account may read it; values from other services stay missing. */
const mendSecrets: Mend = async ({ projectId, api, report }) => {
  for (const name of FUNCTIONS_SECRETS) {
    const secret = `${SECRETS}/projects/${projectId}/secrets/${name}`;
    if ((await api.find(secret)) === undefined)
      await api.change('POST', `${SECRETS}/projects/${projectId}/secrets?secretId=${name}`, {
        replication: { automatic: {} },
      });
    if (isMade(name) && (await api.find(`${secret}/versions/latest`)) === undefined) {
      const data = Buffer.from(newValue[name]()).toString('base64');
      await api.change('POST', `${secret}:addVersion`, { payload: { data } });
      report(`made the secret ${name}`);
    }
    // Written without having been read, the policy would lose the grants that it has.
    const added = await grant(policyOf(api, secret, 'GET'), [readGrant(projectId)]);
    if (added.length > 0) report(`let functions read the secret ${name}`);
  }
};

export const secrets: Part = { name: 'Secrets', check: checkSecrets, mend: mendSecrets };
