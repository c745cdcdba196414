// Sign-in providers, authorised domains, and the page that mails link to.
import { type Check, type CheckTarget, consolePage, from, type Mend, type Part } from '../doctor/check.ts';
import { type Finding, missing, ok, reminder, warning } from '../doctor/finding.ts';
import { type Json, listAt, textAt, valueAt } from '../doctor/google-api.ts';

/** Hosts that the app is served from. */
export const hostsOf = ({ projectId, wanted: { env, siteOrigin } }: CheckTarget): string[] => [
  ...new Set(
    [
      `${projectId}.web.app`,
      env?.['VITE_FIREBASE_AUTH_DOMAIN'] ?? '',
      siteOrigin === '' ? '' : new URL(siteOrigin).host,
    ].filter((host) => host !== ''),
  ),
];

export const authBase = (projectId: string): string =>
  `https://identitytoolkit.googleapis.com/admin/v2/projects/${projectId}`;

const checkAuthentication: Check = async (target) => {
  const { projectId, api } = target;
  const base = authBase(projectId);
  const [config, google] = await Promise.all([
    api.get(`${base}/config`),
    api.get(`${base}/defaultSupportedIdpConfigs/google.com`),
  ]);
  const providers = consolePage(projectId, 'authentication/providers');
  const notSetUp = missing(
    'Authentication is not set up',
    `Press Get started at ${consolePage(projectId, 'authentication')}, and run setup again. Setup does it with --identity-platform: as Identity Platform, free to 50,000 users a month, then $0.0055 each.`,
    'hand',
  );
  const findings = from('Authentication', config, notSetUp, (body) => {
    const provider = (what: string, isOn: unknown): Finding =>
      isOn === true ? ok(`${what}: on`) : missing(`${what}: off`, `Switch it on at ${providers}.`);
    const domains = listAt(body, 'authorizedDomains');
    const callback = textAt(body, 'notification.sendEmail.callbackUri');
    const ours = `${target.wanted.siteOrigin}/auth/callback`;
    const settings = consolePage(projectId, 'authentication/settings');
    return [
      ...(valueAt(body, 'subtype') === 'IDENTITY_PLATFORM'
        ? [
            reminder(
              'Authentication is Identity Platform: users past 50,000 a month are charged',
              'docs/reliability.md, A month on paper.',
            ),
          ]
        : []),
      provider('Login by e-mail and password', valueAt(body, 'signIn.email.enabled')),
      provider('Login by phone', valueAt(body, 'signIn.phoneNumber.enabled')),
      ...hostsOf(target).map((host) =>
        domains.includes(host)
          ? ok(`${host} may ask for logins`)
          : missing(`${host} is no authorised domain`, `Add it at ${settings}, Authorised domains.`),
      ),
      // Deletion by Auth alone leaves the profile public and its usernames taken until the nightly sweep.
      valueAt(body, 'client.permissions.disabledUserDeletion') === true
        ? ok('accounts are deleted by our function alone')
        : missing(
            'accounts can delete themselves past our function',
            `At ${settings}, User actions, untick Enable delete.`,
          ),
      callback === ours
        ? ok(`mails lead to ${callback}`)
        : missing(
            `mails lead to ${callback === '' ? "Firebase's own page" : callback}, not to ${ours}`,
            `At ${consolePage(projectId, 'authentication/emails')}, edit any template, Customise action URL: ${ours}.`,
          ),
      valueAt(body, 'signIn.anonymous.enabled') === true
        ? missing('accounts without any login can be made (Anonymous)', `Switch it off at ${providers}.`)
        : ok('nobody gets an account without a login'),
      // Sign-up must be enabled, because people register by themselves.
      valueAt(body, 'client.permissions.disabledUserSignup') === true
        ? missing('nobody can register', `At ${settings}, User actions, tick Enable create (sign-up).`)
        : ok('people can register'),
      valueAt(body, 'emailPrivacyConfig.enableImprovedEmailPrivacy') === true
        ? ok('e-mail enumeration protection: on')
        : warning('e-mail enumeration protection: off', `At ${settings}, User actions, switch it on.`),
      ...(domains.includes('localhost')
        ? [warning('localhost may ask for logins', `Remove it at ${settings}, Authorised domains.`)]
        : []),
      listAt(body, 'smsRegionConfig.allowlistOnly.allowedRegions').length > 0
        ? ok('codes are sent to the allowed countries alone')
        : warning(
            'no list says to which countries codes are sent',
            `At ${settings}, SMS region policy, allow the countries you serve.`,
          ),
    ];
  });
  if (config.kind !== 'found') return findings;
  const noGoogle = missing(
    'Login with Google: off',
    `At ${providers}, add Google and choose the support address; then, at https://console.cloud.google.com/apis/credentials?project=${projectId}, add ${target.wanted.siteOrigin}/__/auth/handler to its OAuth client's redirect addresses.`,
    'hand',
  );
  return [
    ...findings,
    ...from('Login with Google', google, noGoogle, (body) => [
      valueAt(body, 'enabled') === true ? ok('Login with Google: on') : noGoogle,
    ]),
  ];
};

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

const mendAuthentication: Mend = async (target) => {
  const { projectId, api, options, wanted, report } = target;
  const base = authBase(projectId);
  let config = await api.find(`${base}/config`);
  if (config === undefined) {
    if (!options.identityPlatform) return;
    await api.change(
      'POST',
      `https://identitytoolkit.googleapis.com/v2/projects/${projectId}/identityPlatform:initializeAuth`,
      {},
    );
    report('set up Authentication as Identity Platform');
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
  report(
    'set login by e-mail and phone, authorised domains, where mails lead and what accounts may do themselves',
  );
};

export const authentication: Part = {
  name: 'Authentication',
  check: checkAuthentication,
  mend: mendAuthentication,
};
