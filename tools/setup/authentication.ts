import type { Mend } from '../doctor/check.ts';
import { authBase, hostsOf } from '../doctor/checks/authentication.ts';
import { listAt, type Json } from '../doctor/google-api.ts';

/** The countries that get SMS codes, which cost money and attract fraud, until somebody adds more in the console. */
const SMS_REGIONS = ['IN'];

/** Authentication's settings as the product needs them; `domains` are all that shall be authorised. */
const wantedConfig = (siteOrigin: string, domains: readonly string[]): Json => ({
  signIn: {
    email: { enabled: true, passwordRequired: true },
    phoneNumber: { enabled: true },
    anonymous: { enabled: false },
    allowDuplicateEmails: false,
  },
  authorizedDomains: domains,
  notification: { sendEmail: { callbackUri: `${siteOrigin}/auth/callback` } },
  client: { permissions: { disabledUserDeletion: true, disabledUserSignup: false } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
});

const MASK = [
  'signIn.email',
  'signIn.phoneNumber.enabled',
  'signIn.anonymous.enabled',
  'signIn.allowDuplicateEmails',
  'authorizedDomains',
  'notification.sendEmail.callbackUri',
  'client.permissions',
  'emailPrivacyConfig',
];

export const mendAuthentication: Mend = async (target) => {
  const { projectId, api, wanted, say } = target;
  const base = authBase(projectId);
  let config = await api.find(`${base}/config`);
  if (config === undefined) {
    await api.change(
      'POST',
      `https://identitytoolkit.googleapis.com/v2/projects/${projectId}/identityPlatform:initializeAuth`,
      {},
    );
    say('set up Authentication');
    config = await api.known(`${base}/config`);
  }
  const there = listAt(config, 'authorizedDomains').map(String);
  const domains = [...new Set([...there, ...hostsOf(target)])].filter((host) => host !== 'localhost');
  const hasRegions = listAt(config, 'smsRegionConfig.allowlistOnly.allowedRegions').length > 0;
  await api.change(
    'PATCH',
    `${base}/config?updateMask=${[...MASK, ...(hasRegions ? [] : ['smsRegionConfig'])].join(',')}`,
    {
      ...wantedConfig(wanted.siteOrigin, domains),
      ...(hasRegions ? {} : { smsRegionConfig: { allowlistOnly: { allowedRegions: SMS_REGIONS } } }),
    },
  );
  say(
    'set login by e-mail and phone, authorised domains, where mails lead and what accounts may do themselves',
  );
};
