// Checks that the mails that functions have written are sent.
import { type Check, from, type Part } from '../doctor/check.ts';
import { missing, ok } from '../doctor/finding.ts';
import { listAt, textAt } from '../doctor/google-api.ts';

/** Minutes: a mail that is due for longer without an attempt shows that the schedule does not run. */
const OVERDUE = 15;

/** Finds mails that are overdue for longer than the schedule or a rush of summaries explains. */
const checkMail: Check = async ({ projectId, api }) => {
  const before = new Date(Date.now() - OVERDUE * 60_000).toISOString();
  const answer = await api.post(
    `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/documents:runQuery`,
    {
      structuredQuery: {
        from: [{ collectionId: 'mail' }],
        where: {
          fieldFilter: {
            field: { fieldPath: 'due_at' },
            op: 'LESS_THAN',
            value: { timestampValue: before },
          },
        },
        limit: 1,
      },
    },
  );
  const none = ok('no mail is overdue');
  return from('Mail', answer, none, (body) => {
    const document = textAt(listAt(body, 'list')[0], 'document.name');
    return [
      document === ''
        ? none
        : missing(
            `mails are not sent: one is due for more than ${String(OVERDUE)} minutes`,
            `Look at the logs of everyMinute; \`npm run doctor -- --project ${projectId} --test-mail you@example.com\` tries the way.`,
          ),
    ];
  });
};

export const mail: Part = { name: 'Mail', check: checkMail, isOfRelease: true };
