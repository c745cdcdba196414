// `npm run screenshots`: every screen and state at three widths in both themes, and a page to leaf through them.
// Uses the suite that runs, or starts one for the time it takes.
//   --only name,name   only screens whose name contains one of these
import { mkdirSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { build, isBuilt } from './build/build-parts.ts';
import { isListening } from './processes/ports.ts';
import { fromRoot, PORTS } from './config/project.ts';
import { startSuite } from './suite/suite.ts';
import { FOLDER, removeOthers, writeContactSheet } from './screenshots/screenshot-files.ts';
import { SCREENS } from '../tests/journeys/all-screens.ts';

const flags = process.argv.slice(2);
const only = flags.includes('--only') ? (flags[flags.indexOf('--only') + 1] ?? '').split(',') : [];

function take(): Promise<number> {
  const names = SCREENS.map(({ name }) => name).filter(
    (name) => only.length === 0 || only.some((part) => name.includes(part)),
  );
  if (names.length === 0) throw new Error(`No screen's name contains ${only.join(' or ')}.`);
  const child = spawn(
    fromRoot('node_modules/.bin/playwright'),
    [
      'test',
      '--config',
      fromRoot('scripts/screenshots/playwright.config.ts'),
      ...(only.length === 0 ? [] : ['--grep', ` (${names.join('|')})$`]),
    ],
    { cwd: fromRoot('.'), stdio: 'inherit' },
  );
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

mkdirSync(FOLDER, { recursive: true });
const isRunning = await isListening(PORTS['hosting'] ?? 0);
if (!isRunning && (await isBuilt('emulator')) !== 'fresh')
  await build('emulator', (step) => console.log(`Building the ${step} …`));
const suite = isRunning ? undefined : await startSuite();
try {
  process.exitCode = await take();
} finally {
  await suite?.stop();
}
const all = SCREENS.map(({ name }) => name);
removeOthers(all);
console.log(`\n${writeContactSheet(all)}`);
