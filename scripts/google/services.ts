// Every service of the stand-in. README.md says how to add one to the files below services/.
import { accountServices } from './services/accounts.ts';
import { dataServices } from './services/data.ts';
import { functionServices } from './services/functions.ts';
import { hostingServices } from './services/hosting.ts';
import { identityServices } from './services/identity.ts';
import { partServices } from './services/resource-parts.ts';
import { runServices } from './services/run.ts';
import { watchingServices } from './services/watching.ts';

export const SERVICES = [
  ...accountServices,
  ...dataServices,
  ...functionServices,
  ...hostingServices,
  ...identityServices,
  ...partServices,
  ...runServices,
  ...watchingServices,
];
