// Checks that App Check is enforced.
import { type Check, consolePage, from, type Part } from '../doctor/check.ts';
import { missing, ok, warning } from '../doctor/finding.ts';
import { listAt, textAt } from '../doctor/google-api.ts';

const APP_CHECK_SERVICES = {
  'identitytoolkit.googleapis.com': 'Authentication',
  'firestore.googleapis.com': 'Firestore',
} as const;

const checkAppCheck: Check = async ({ projectId, api }) => {
  const answer = await api.get(`https://firebaseappcheck.googleapis.com/v1/projects/${projectId}/services`);
  const fix = `${consolePage(projectId, 'appcheck')}: register the app, watch the metrics, then enforce (docs/set-up.md).`;
  return from('App Check', answer, warning('App Check is not set up', fix, 'hand'), (body) => {
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
};

export const appCheck: Part = { name: 'App Check', check: checkAppCheck };
