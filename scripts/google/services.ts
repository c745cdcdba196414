// Every service of the stand-in. A new one is a route in one of the files below services/ (README.md).
import { accountServices } from './services/accounts.ts';
import { dataServices } from './services/data.ts';
import { functionServices } from './services/functions.ts';
import { hostingServices } from './services/hosting.ts';
import { identityServices } from './services/identity.ts';
import { partServices } from './services/parts.ts';
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
