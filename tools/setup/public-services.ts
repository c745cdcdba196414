import type { MendTarget } from '../doctor/check.ts';
import { EVERYBODY, runService } from '../doctor/checks/public-services.ts';
import { grant } from '../doctor/iam.ts';

/** Opens the services behind the site to everybody. @throws Error with Google's own words */
export async function mendPublicServices(
  target: Pick<MendTarget, 'projectId' | 'api' | 'wanted' | 'say'>,
): Promise<void> {
  for (const name of target.wanted.publicFunctions) {
    const service = runService(target, name);
    const readPolicy = () => target.api.known(`${service}:getIamPolicy`);
    const [opened] = await grant(target.api, service, readPolicy, [EVERYBODY]);
    if (opened) target.say(`opened ${name}, which was closed to visitors`);
  }
}
