// The parts of a project, a file each: how the doctor checks it, and how setup fixes it. A part without `mend` comes with a
// release, or a person has to fix it (`by: 'hand'` of its findings). tests/tools/setup.test.ts runs setup on an empty
// project; after it, the doctor must find no fault in the other parts. Setup never removes anything. Terraform could do
// most of it, but with a second language, a state file, and fixes apart from findings.
import type { Part } from './doctor/check.ts';
import { accounts } from './parts/accounts.ts';
import { appCheck } from './parts/app-check.ts';
import { authMails } from './parts/auth-mails.ts';
import { authentication } from './parts/authentication.ts';
import { backups } from './parts/backups.ts';
import { budget } from './parts/budget.ts';
import { federation } from './parts/federation.ts';
import { firestore, firestoreRelease } from './parts/firestore.ts';
import { functions } from './parts/functions.ts';
import { hosting, hostingRelease } from './parts/hosting.ts';
import { images } from './parts/images.ts';
import { liveSite } from './parts/live-site.ts';
import { mail } from './parts/mail.ts';
import { operations } from './parts/operations.ts';
import { processors } from './parts/processors.ts';
import { apis, billing, firebase } from './parts/project.ts';
import { openToEverybody, publicServices } from './parts/public-services.ts';
import { rulesTest } from './parts/rules-test.ts';
import { schedules } from './parts/schedules.ts';
import { secrets } from './parts/secrets.ts';
import { sender } from './parts/sender-domain.ts';
import { settings } from './parts/settings.ts';
import { storage, storageRelease } from './parts/storage.ts';
import { usernames } from './parts/usernames.ts';

/** All parts in the order of setup: later ones need what earlier ones made. */
export const PARTS: readonly Part[] = [
  billing,
  apis,
  openToEverybody,
  firebase,
  settings,
  accounts,
  authentication,
  firestore,
  backups,
  storage,
  secrets,
  authMails,
  sender,
  images,
  hosting,
  operations,
  budget,
  federation,
  processors,
  appCheck,
  rulesTest,
  firestoreRelease,
  storageRelease,
  functions,
  schedules,
  publicServices,
  hostingRelease,
  liveSite,
  mail,
  usernames,
];
