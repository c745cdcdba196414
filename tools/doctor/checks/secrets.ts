// The values that functions read from Secret Manager; a deployment without a terminal fails when one is missing.
import { serviceAccountOf } from '@marquee/domain/site/region';
import { FUNCTIONS_SECRETS } from '../../../scripts/config/project-settings.ts';
import { from, type Check } from '../check.ts';
import { missing, ok } from '../finding.ts';
import { textAt } from '../google-api.ts';
import { lackedOf, type Grant } from '../iam.ts';
import { runSetup } from '../resources.ts';

export const SECRETS = 'https://secretmanager.googleapis.com/v1';

/** Secrets that `npm run setup` makes: each a long random value. Other services issue the other secrets. */
export const MADE_SECRETS = ['UNSUBSCRIBE_SECRET', 'VAPID_PRIVATE_KEY'] as const;
export const isMade = (name: string): name is (typeof MADE_SECRETS)[number] =>
  (MADE_SECRETS as readonly string[]).includes(name);

export const readGrant = (projectId: string): Grant => ({
  role: 'roles/secretmanager.secretAccessor',
  member: `serviceAccount:${serviceAccountOf(projectId)}`,
});

export const secrets: Check = async ({ projectId, api }) => {
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
