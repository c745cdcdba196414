import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { fromRoot } from '../config/project.ts';

const PRELOAD = fromRoot('scripts/processes/exit-with-parent.mjs');

/** Starts a child process that starts a grandchild, which would run for ever; resolves with child and grandchild's id. */
async function family() {
  // The grandchild prints its id only after it has checked its parent for the first time.
  const grandchild = 'setInterval(() => {}, 1000); setTimeout(() => console.log(process.pid), 1500)';
  const child = spawn(
    process.execPath,
    [
      '-e',
      `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { detached: true, stdio: ['ignore', 'inherit', 'inherit'] })`,
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: `--import ${PRELOAD}` },
    },
  );
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, grandchild: Number(line.toString()) };
}

it('a process that preloads exit-with-parent runs while its parent lives, and ends when the parent is killed', async () => {
  const { child, grandchild } = await family();
  expect(process.kill(grandchild, 0)).toBe(true);
  // The pipe closes once no process that can write to it is left.
  const closed = once(child.stdout.resume(), 'close');
  child.kill('SIGKILL');
  await closed;
});
