// Compares each part of a real project with what the repository requires.
import type { Check } from './check.ts';
import { appCheck } from './checks/app-check.ts';
import { authentication } from './checks/authentication.ts';
import { firestore } from './checks/firestore.ts';
import { functions } from './checks/functions.ts';
import { hosting } from './checks/hosting.ts';
import { liveSite } from './checks/live-site.ts';
import { mail } from './checks/mail.ts';
import { rulesTest } from './checks/rules-test.ts';
import { settings } from './checks/settings.ts';
import { storage } from './checks/storage.ts';
import { reminder } from './finding.ts';

const budgets: Check = ({ projectId }) => [
  reminder(
    'whether a budget alert exists cannot be seen from here',
    `Make one at https://console.cloud.google.com/billing/budgets?project=${projectId} (docs/set-up.md, step 2).`,
  ),
];

export const CHECKS: Readonly<Record<string, Check>> = {
  Settings: settings,
  Authentication: authentication,
  Firestore: firestore,
  'Firestore rules in production': rulesTest,
  Storage: storage,
  Functions: functions,
  Mail: mail,
  'App Check': appCheck,
  Hosting: hosting,
  'Live site': liveSite,
  Budgets: budgets,
};
