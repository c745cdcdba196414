// The extension that mails the documents of `mail`.
import { from, type Check } from '../check.ts';
import { missing, ok, warning } from '../finding.ts';
import { textAt } from '../google-api.ts';

/** Its instance has this name unless somebody chose another. */
const EXTENSION = 'firestore-send-email';

/** Whether the weekly summaries are sent. */
export const mail: Check = async ({ projectId, api }) => {
  const answer = await api.get(
    `https://firebaseextensions.googleapis.com/v1beta/projects/${projectId}/instances/${EXTENSION}`,
  );
  const install = `\`npx firebase ext:install firebase/${EXTENSION} --project ${projectId}\`, then deploy (docs/set-up.md, step 11).`;
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
