// What sends pushes and mails: the secrets of the functions, and the extension that mails the documents of `mail`.
import { from, type Check } from '../check.ts';
import { missing, ok, warning, type Finding } from '../finding.ts';
import { textAt } from '../google-api.ts';
import { FUNCTION_SECRETS } from '../../lib/local-secrets.ts';

const secret = async (name: string, { projectId, api }: Parameters<Check>[0]): Promise<Finding[]> => {
  const answer = await api.get(
    `https://secretmanager.googleapis.com/v1/projects/${projectId}/secrets/${name}/versions/latest`,
  );
  const none = missing(
    `secret ${name}: not set, so functions cannot be deployed`,
    `\`npx firebase functions:secrets:set ${name} --project ${projectId}\` (docs/operations.md, Pushes and mails).`,
  );
  return from(`secret ${name}`, answer, none, (body) => [
    textAt(body, 'state') === 'ENABLED' ? ok(`secret ${name}: set`) : none,
  ]);
};

/** Its instance has this name unless somebody chose another. */
const EXTENSION = 'firestore-send-email';

const extension: Check = async ({ projectId, api }) => {
  const answer = await api.get(
    `https://firebaseextensions.googleapis.com/v1beta/projects/${projectId}/instances/${EXTENSION}`,
  );
  const install = `\`npx firebase ext:install firebase/${EXTENSION} --project ${projectId}\`, then deploy (docs/operations.md, Pushes and mails).`;
  const none = missing('the extension Trigger Email is not installed: no summary is sent', install);
  return from('Trigger Email', answer, none, (body) => {
    if (textAt(body, 'state') !== 'ACTIVE') {
      return [warning(`the extension Trigger Email is ${textAt(body, 'state').toLowerCase()}`, install)];
    }
    const collection = textAt(body, 'config.params.MAIL_COLLECTION');
    return [
      collection === 'mail'
        ? ok('the extension Trigger Email sends the documents of mail')
        : missing(
            `the extension Trigger Email sends the documents of ${collection}, not of mail`,
            'Set its parameter MAIL_COLLECTION to mail.',
          ),
    ];
  });
};

export const messages: Check = async (patient) => [
  ...(await Promise.all(FUNCTION_SECRETS.map((name) => secret(name, patient)))).flat(),
  ...(await extension(patient)),
];
