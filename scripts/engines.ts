// `npm run engines`: the product in WebKit, in a Chromium of October 2022 and in Firefox (docs/testing.md#engines).
//   --only webkit,chromium-2022,firefox   some of them
//   --grep text                           some of their tests
//   --by-day                              a part for each push: some forty journeys in Firefox, ten first logins in WebKit
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { miniBrowser } from '../tests/engines/webkit/mini-browser.ts';
import { build, isBuilt } from './build/build-parts.ts';
import { EMULATOR_HOSTS, fromRoot } from './config/project.ts';
import { startSuite } from './suite/suite.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, grep: { type: 'string' }, 'by-day': { type: 'boolean' } },
});

/** The engines, with the Debian packages that bring them and what shows that a package is there. */
const ENGINES: Readonly<Record<string, Readonly<Record<string, () => boolean>>>> = {
  webkit: {
    'webkit2gtk-driver': () => existsSync('/usr/bin/WebKitWebDriver') && miniBrowser() !== undefined,
    xvfb: () => existsSync('/usr/bin/xvfb-run'),
    // xvfb-run needs it.
    xauth: () => existsSync('/usr/bin/xauth'),
  },
  // From npm.
  'chromium-2022': {},
  firefox: { 'firefox-esr': () => existsSync('/usr/bin/firefox-esr') },
};

const wanted = values.only?.split(',') ?? Object.keys(ENGINES);
const unknown = wanted.filter((name) => !(name in ENGINES));
const missing = wanted.flatMap((name) =>
  Object.entries(ENGINES[name] ?? {}).flatMap(([debianPackage, isThere]) =>
    isThere() ? [] : [debianPackage],
  ),
);

async function runEngines(): Promise<number> {
  if ((await isBuilt('emulator')) !== 'fresh') await build('emulator', console.log);
  const suite = await startSuite();
  try {
    const { grep } = values;
    const playwright = [
      fromRoot('node_modules/.bin/playwright'),
      ...['test', '--config', fromRoot('tests/engines')],
      ...wanted.map((name) => `--project=${name}`),
      ...(grep === undefined ? [] : ['--grep', grep]),
    ];
    // WebKit needs a display.
    const command = wanted.includes('webkit') ? ['xvfb-run', '-a', ...playwright] : playwright;
    const child = spawn(command[0] ?? '', command.slice(1), {
      cwd: fromRoot('.'),
      stdio: 'inherit',
      env: { ...process.env, ...EMULATOR_HOSTS, ...(values['by-day'] && { BY_DAY: '1' }) },
    });
    const [code] = (await once(child, 'close')) as [number | null];
    return code ?? 1;
  } finally {
    await suite.stop();
  }
}

if (unknown.length > 0) {
  console.error(`There is no engine ${unknown.join(', ')}; there are ${Object.keys(ENGINES).join(', ')}.`);
  process.exitCode = 1;
} else if (missing.length > 0) {
  console.error(
    `Missing Debian packages: ${missing.join(', ')}. As root: apt-get update && apt-get install -y ${missing.join(' ')}`,
  );
  process.exitCode = 1;
} else {
  process.exitCode = await runEngines();
}
