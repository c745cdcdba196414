// Whether the app is registered with App Check, and App Check enforced.
import { webSettingsFile } from '../../scripts/config/project-settings.ts';
import {
  type Check,
  type CheckTarget,
  consolePage,
  from,
  type Mend,
  shortName,
  type Part,
} from '../doctor/check.ts';
import { type Finding, missing, ok, warning } from '../doctor/finding.ts';
import { type Json, listAt, textAt } from '../doctor/google-api.ts';
import { hostsOf } from './authentication.ts';
import { fill } from './settings.ts';

const APP_CHECK_SERVICES = {
  'identitytoolkit.googleapis.com': 'Authentication',
  'firestore.googleapis.com': 'Firestore',
} as const;

const APP_CHECK = 'https://firebaseappcheck.googleapis.com/v1';
const RECAPTCHA = 'https://recaptchaenterprise.googleapis.com/v1';

/** How long a device's token holds: reCAPTCHA is asked, and paid for, once a device and day. */
const TOKEN_TTL = '86400s';

const providerOf = (projectId: string, appId: string): string =>
  `projects/${projectId}/apps/${appId}/recaptchaEnterpriseConfig`;

/** The site key that setup has made; '' for none. */
const siteKeyOf = (keys: Json): string =>
  shortName(
    textAt(
      listAt(keys, 'keys').find((key) => textAt(key, 'displayName') === 'Marquee'),
      'name',
    ),
  );

/** Whether the app sends tokens that App Check takes. */
async function checkRegistration({ projectId, api, wanted }: CheckTarget): Promise<Finding[]> {
  const key = wanted.env?.['VITE_APP_CHECK_KEY'] ?? '';
  const fix = `\`npm run setup -- --project ${projectId} --app-check\` makes the key and registers the app. reCAPTCHA costs nothing to 10,000 checks a month, then $8 to 100,000, then $1 a thousand; each device is checked once a day.`;
  if (key === '') return [warning('App Check: the app has no key', fix, 'hand')];
  const provider = await api.get(
    `${APP_CHECK}/${providerOf(projectId, wanted.env?.['VITE_FIREBASE_APP_ID'] ?? '')}`,
  );
  const other = missing('App Check does not know the key of the app: its tokens are refused', fix, 'hand');
  return from('App Check of the app', provider, other, (body) => [
    textAt(body, 'siteKey') === key ? ok('App Check: the app has its key') : other,
  ]);
}

const checkAppCheck: Check = async (target) => {
  const { projectId, api } = target;
  const answer = await api.get(`${APP_CHECK}/projects/${projectId}/services`);
  const fix = `${consolePage(projectId, 'appcheck')}: watch the metrics, then enforce (docs/set-up.md).`;
  const enforcement = from('App Check', answer, warning('App Check is not set up', fix, 'hand'), (body) => {
    const modeOf = (service: string): string =>
      textAt(
        listAt(body, 'services').find((one) => textAt(one, 'name').endsWith(`/${service}`)),
        'enforcementMode',
      );
    return [
      ...Object.entries(APP_CHECK_SERVICES).map(([service, name]) => {
        const mode = modeOf(service);
        return mode === 'ENFORCED'
          ? ok(`App Check for ${name}: enforced`)
          : warning(
              `App Check for ${name}: ${mode === 'UNENFORCED' ? 'watching, not enforced' : 'off'}`,
              fix,
              'hand',
            );
      }),
      ...(modeOf('firebasestorage.googleapis.com') === 'ENFORCED'
        ? [
            missing(
              'App Check for Storage is enforced: no picture loads, since their addresses bring no token',
              `Switch it off at ${consolePage(projectId, 'appcheck')} (docs/security.md).`,
              'hand',
            ),
          ]
        : []),
    ];
  });
  return [...(await checkRegistration(target)), ...enforcement];
};

/** Makes the key of reCAPTCHA and registers the app with it, if `--app-check` agrees to its price. */
const mendAppCheck: Mend = async (target) => {
  const { projectId, api, options, wanted, report } = target;
  const appId = wanted.env?.['VITE_FIREBASE_APP_ID'] ?? '';
  if (!options.appCheck || appId === '') return;
  const keys = `${RECAPTCHA}/projects/${projectId}/keys`;
  let key = siteKeyOf(await api.known(keys));
  if (key === '') {
    const made = await api.change('POST', keys, {
      displayName: 'Marquee',
      webSettings: { integrationType: 'SCORE', allowedDomains: hostsOf(target) },
    });
    key = textAt(made, 'name').split('/').at(-1) ?? '';
    report(`made the key of reCAPTCHA ${key}`);
  }
  const provider = `${APP_CHECK}/${providerOf(projectId, appId)}`;
  if (textAt(await api.find(provider), 'siteKey') !== key) {
    await api.change('PATCH', `${provider}?updateMask=siteKey,tokenTtl`, {
      siteKey: key,
      tokenTtl: TOKEN_TTL,
    });
    report('registered the web app with App Check');
  }
  const file = webSettingsFile(projectId);
  if (fill(file, 'web/.env.example', { VITE_APP_CHECK_KEY: key }).length > 0)
    report(`wrote VITE_APP_CHECK_KEY into ${file}: it holds from the next deployment on`);
};

export const appCheck: Part = { name: 'App Check', check: checkAppCheck, mend: mendAppCheck };
