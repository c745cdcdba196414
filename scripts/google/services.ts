// Every service of the stand-in. A new one is a file below services/ and a line here (README.md).
import {
  billing,
  iam,
  iamCredentials,
  oauth,
  resourceManager,
  serviceUsage,
  sts,
} from './services/accounts.ts';
import { firebaseStorage, firestore, rules, storage } from './services/data.ts';
import { cloudFunctions } from './services/functions.ts';
import { hosting, hostingUploads } from './services/hosting.ts';
import { appCheck, identityToolkit } from './services/identity.ts';
import {
  artifactRegistry,
  compute,
  extensions,
  firebase,
  scheduler,
  secretManager,
  switches,
} from './services/parts.ts';
import { quotas, run } from './services/run.ts';
import { budgets, logging, monitoring } from './services/watching.ts';
import type { Service } from './service.ts';

export const SERVICES: readonly Service[] = [
  appCheck,
  artifactRegistry,
  billing,
  budgets,
  cloudFunctions,
  compute,
  extensions,
  firebase,
  firebaseStorage,
  firestore,
  hosting,
  hostingUploads,
  iam,
  iamCredentials,
  identityToolkit,
  logging,
  monitoring,
  oauth,
  quotas,
  resourceManager,
  rules,
  run,
  scheduler,
  secretManager,
  serviceUsage,
  storage,
  sts,
  ...switches,
];
