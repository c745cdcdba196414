// Sign-in providers, authorised domains, and the page that mails link to.
import { consolePage, from, type Check, type CheckTarget } from '../check.ts';
import { missing, ok, warning, type Finding } from '../finding.ts';
import { runSetup } from '../resources.ts';
import { valueAt, listAt, textAt } from '../google-api.ts';

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

export const authentication: Check = async (target) => {
  const { projectId, api } = target;
  const base = authBase(projectId);
  const [config, google] = await Promise.all([
    api.get(`${base}/config`),
    api.get(`${base}/defaultSupportedIdpConfigs/google.com`),
  ]);
  const providers = consolePage(projectId, 'authentication/providers');
  const notSetUp = missing('Authentication is not set up', runSetup(projectId));
  const findings = from('Authentication', config, notSetUp, (body) => {
    const provider = (what: string, isOn: unknown): Finding =>
      isOn === true ? ok(`${what}: on`) : missing(`${what}: off`, `Switch it on at ${providers}.`);
    const domains = listAt(body, 'authorizedDomains');
    const callback = textAt(body, 'notification.sendEmail.callbackUri');
    const ours = `${target.wanted.siteOrigin}/auth/callback`;
    const settings = consolePage(projectId, 'authentication/settings');
    return [
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
