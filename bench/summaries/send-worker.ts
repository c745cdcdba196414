// One run of the weekly summary's schedule as a process, which the bench kills.
import { initializeApp } from 'firebase-admin/app';
import type { UserRecord } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { sendDueSummaries, type SummaryBackends } from '../../functions/src/summary/send-summaries.ts';

const [projectId = '', now = ''] = process.argv.slice(2);
initializeApp({ projectId });

const auth = {
  getUsers: (identifiers: readonly { readonly uid: string }[]) =>
    Promise.resolve({
      users: identifiers.map(
        ({ uid }) =>
          ({ uid, email: `${uid}@example.com`, emailVerified: true, disabled: false }) as UserRecord,
      ),
      notFound: [],
    }),
} as SummaryBackends['auth'];

const started = Date.now();
const clock = (): number => Number(now) + (Date.now() - started);
const backends = {
  firestore: getFirestore(),
  auth,
  origin: 'https://marquee.example',
  unsubscribeSecret: 's'.repeat(43),
  clock,
};
await sendDueSummaries(backends, Number.POSITIVE_INFINITY);
process.exit(0);
