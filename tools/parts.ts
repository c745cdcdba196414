// The parts of a project: for each, how the doctor checks it and how setup fixes it. A part without `mend` comes with a
// release, or a person has to fix it (`by: 'hand'` of its findings). tests/tools/setup.test.ts runs setup on an empty
// project; after it, the doctor must find no fault in the other parts. Setup never removes anything. Terraform could do
// most of it, but with a second language, a state file, and fixes apart from findings.
import type { Check, Mend } from './doctor/check.ts';
import { accounts } from './doctor/checks/accounts.ts';
import { appCheck } from './doctor/checks/app-check.ts';
import { authentication } from './doctor/checks/authentication.ts';
import { backups } from './doctor/checks/backups.ts';
import { budget } from './doctor/checks/budget.ts';
import { federation } from './doctor/checks/federation.ts';
import { firestore, firestoreRelease } from './doctor/checks/firestore.ts';
import { functions } from './doctor/checks/functions.ts';
import { hosting, hostingRelease } from './doctor/checks/hosting.ts';
import { images } from './doctor/checks/images.ts';
import { liveSite } from './doctor/checks/live-site.ts';
import { mail } from './doctor/checks/mail.ts';
import { usernames } from './doctor/checks/usernames.ts';
import { operations } from './doctor/checks/operations.ts';
import { processors } from './doctor/checks/processors.ts';
import { apis, billing, firebase } from './doctor/checks/project.ts';
import { openToEverybody, publicServices } from './doctor/checks/public-services.ts';
import { rulesTest } from './doctor/checks/rules-test.ts';
import { secrets } from './doctor/checks/secrets.ts';
import { settings } from './doctor/checks/settings.ts';
import { storage, storageRelease } from './doctor/checks/storage.ts';
import { mendAccounts } from './setup/accounts.ts';
import { mendAuthentication } from './setup/authentication.ts';
import { mendBackups } from './setup/backups.ts';
import { mendBudget } from './setup/budget.ts';
import { mendFederation } from './setup/federation.ts';
import { mendFirestore } from './setup/firestore.ts';
import { mendHosting } from './setup/hosting.ts';
import { mendImages } from './setup/images.ts';
import { mendOperations } from './setup/operations.ts';
import { mendApis, mendBilling, mendFirebase } from './setup/project.ts';
import { mendSecrets } from './setup/secrets.ts';
import { mendSettings } from './setup/settings.ts';
import { mendStorage } from './setup/storage.ts';

export interface Part {
  readonly name: string;
  readonly check: Check;
  readonly mend?: Mend;
  /** Whether a release can break this part; `doctor --after-deploy` checks only such parts. */
  readonly isOfRelease?: true;
}

/** All parts in the order of setup: later ones need what earlier ones made. */
export const PARTS: readonly Part[] = [
  { name: 'Billing', check: billing, mend: mendBilling },
  { name: 'APIs', check: apis, mend: mendApis },
  { name: 'Organisation', check: openToEverybody },
  { name: 'Firebase', check: firebase, mend: mendFirebase },
  { name: 'Settings', check: settings, mend: mendSettings },
  { name: 'Service accounts', check: accounts, mend: mendAccounts },
  { name: 'Authentication', check: authentication, mend: mendAuthentication },
  { name: 'Firestore', check: firestore, mend: mendFirestore },
  { name: 'Backups', check: backups, mend: mendBackups },
  { name: 'Storage', check: storage, mend: mendStorage },
  { name: 'Secrets', check: secrets, mend: mendSecrets },
  { name: 'Images', check: images, mend: mendImages },
  { name: 'Hosting', check: hosting, mend: mendHosting },
  { name: 'Operations', check: operations, mend: mendOperations },
  { name: 'Budget', check: budget, mend: mendBudget },
  { name: 'Continuous deployment', check: federation, mend: mendFederation },
  { name: 'Processors', check: processors },
  { name: 'App Check', check: appCheck },
  { name: 'Firestore rules in production', check: rulesTest, isOfRelease: true },
  { name: 'Firestore rules, indexes, times to live', check: firestoreRelease, isOfRelease: true },
  { name: 'Storage rules', check: storageRelease, isOfRelease: true },
  { name: 'Functions', check: functions, isOfRelease: true },
  { name: 'Public services', check: publicServices, isOfRelease: true },
  { name: 'Release of the site', check: hostingRelease, isOfRelease: true },
  { name: 'Live site', check: liveSite, isOfRelease: true },
  { name: 'Mail', check: mail, isOfRelease: true },
  { name: 'Usernames', check: usernames, isOfRelease: true },
];
