import { createECDH, randomBytes } from 'node:crypto';
import { FUNCTIONS_SECRETS } from '../../scripts/config/project-settings.ts';
import type { Mend } from '../doctor/check.ts';
import { isMade, readGrant, SECRETS, type MADE_SECRETS } from '../doctor/checks/secrets.ts';
import { grant } from '../doctor/iam.ts';

const newValue: Readonly<Record<(typeof MADE_SECRETS)[number], () => string>> = {
  UNSUBSCRIBE_SECRET: () => randomBytes(32).toString('base64'),
  VAPID_PRIVATE_KEY: () => {
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    return curve.getPrivateKey('base64url');
  },
};

/** Creates every secret, so that the functions' account may read it; values from other services stay missing. */
export const mendSecrets: Mend = async ({ projectId, api, say }) => {
  for (const name of FUNCTIONS_SECRETS) {
    const secret = `${SECRETS}/projects/${projectId}/secrets/${name}`;
    if ((await api.find(secret)) === undefined)
      await api.change('POST', `${SECRETS}/projects/${projectId}/secrets?secretId=${name}`, {
        replication: { automatic: {} },
      });
    if (isMade(name) && (await api.find(`${secret}/versions/latest`)) === undefined) {
      const data = Buffer.from(newValue[name]()).toString('base64');
      await api.change('POST', `${secret}:addVersion`, { payload: { data } });
      say(`made the secret ${name}`);
    }
    // Written without having been read, the policy would lose the grants that it has.
    const readPolicy = () => api.known(`${secret}:getIamPolicy`);
    const added = await grant(api, secret, readPolicy, [readGrant(projectId)]);
    if (added.length > 0) say(`let functions read the secret ${name}`);
  }
};
