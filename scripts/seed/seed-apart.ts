import { fork } from 'node:child_process';
import { once } from 'node:events';
import { EMULATOR_HOSTS, fromRoot } from '../config/project.ts';
import type { SeededActor } from './seed.ts';

/**
 * Writes the sample actors into the running suite in a process of its own: the Admin SDK and the unpacked pictures take
 * some 200 MB, which `npm start` would hold for as long as it runs. @throws Error when the process ends without them
 */
export async function seedApart(): Promise<readonly SeededActor[]> {
  const child = fork(fromRoot('scripts/seed/run-seed.ts'), {
    cwd: fromRoot('.'),
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...EMULATOR_HOSTS },
  });
  const failed = once(child, 'exit').then(() => {
    throw new Error('The sample actors were not written.');
  });
  const [actors] = (await Promise.race([once(child, 'message'), failed])) as [readonly SeededActor[]];
  return actors;
}
