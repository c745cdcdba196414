// What would be wrong as soon as a release is out, found before anything is deployed.
import type { CheckTarget } from '../../tools/doctor/check.ts';
import { quotasFor, type Bounds } from '../../tools/parts/processors.ts';
import { usernames } from '../../tools/parts/usernames.ts';
import type { Finding } from '../../tools/doctor/finding.ts';
import { discover, type Endpoint } from '../rehearse/package.ts';

/** A function's processors: `gcf_gen1` is a share by memory, as firebase-tools resolves it. */
const processorsOf = ({ cpu, availableMemoryMb }: Endpoint): number =>
  typeof cpu === 'number' ? cpu : availableMemoryMb / 1536;

/** What the functions of a build take at their maximums. */
export const boundsOf = (endpoints: readonly Endpoint[]): Bounds => ({
  processors: endpoints.reduce((sum, each) => sum + each.maxInstances * processorsOf(each), 0),
  memory: endpoints.reduce((sum, each) => sum + (each.maxInstances * each.availableMemoryMb) / 1024, 0),
});

/**
 * The faults of a release that is built in `folder`: an address of a page that an account holds as its username, and
 * functions past the region's quota, for which firebase-tools would wait without a word for a quarter of an hour.
 */
export async function faultsBefore(target: CheckTarget, folder: string): Promise<Finding[]> {
  const { endpoints } = await discover(folder, target.projectId);
  const findings = await Promise.all([
    usernames.check(target),
    quotasFor(target, boundsOf(Object.values(endpoints))),
  ]);
  return findings.flat().filter(({ level }) => level === 'missing');
}
