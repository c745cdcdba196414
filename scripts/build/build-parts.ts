// Builds the app, the site, the functions and, for the local suite, the emulator; tells whether a build is fresh.
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../config/project.ts';
import { run } from '../processes/run.ts';

/** Vite's mode: `emulator` for the local suite, else the id of the project, whose settings are in web/.env.<id>. */
type BuildMode = string;

/** The sources of a build, as arguments of `git ls-files`: the workspaces without their tests, and the lock file. */
const SOURCES = [
  'domain',
  'web',
  'functions',
  'emulator',
  'package-lock.json',
  ':!*.test.ts',
  ':!*.test.tsx',
  ':!emulator/tests',
];
const STAMP = fromRoot('.local/build.json');

const vite = (config: string): readonly string[] => [
  'node_modules/.bin/vite',
  'build',
  'web',
  '--config',
  config,
  '--mode',
  '$MODE',
];

/**
 * The steps in order: the site's script refers to a file of the app, the service worker lists files of app and site
 * script, and the fixed pages and the functions inline the output of the site renderers.
 */
const STEPS = [
  { name: 'app', command: vite('web/vite.config.ts') },
  { name: 'site script', command: vite('web/site.vite.config.ts') },
  { name: 'site renderers', command: [...vite('web/vite.config.ts'), '--ssr'] },
  { name: 'fixed pages', command: ['node_modules/.bin/tsx', 'web/build-pages.ts', '$MODE'] },
  { name: 'functions', command: ['node_modules/.bin/tsx', 'functions/build.ts'] },
  { name: 'emulator', command: ['node_modules/.bin/tsx', 'emulator/build.ts'], only: 'emulator' },
] as const;

/** A hash of the names, modification times and sizes of all sources; `undefined` outside of a git checkout. */
async function sourcesNow(mode: BuildMode): Promise<string | undefined> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...SOURCES];
  const { code, output } = await run('git', args);
  if (code !== 0) return undefined;
  // Git ignores this machine's settings, but the build reads them.
  const files = [...output.split('\0'), ...['.env.local', `.env.${mode}.local`].map((name) => `web/${name}`)];
  const hash = createHash('sha256');
  for (const file of new Set(files.toSorted())) {
    const stats = file === '' ? undefined : lstatSync(fromRoot(file), { throwIfNoEntry: false });
    if (stats) hash.update(`${file} ${String(stats.mtimeMs)} ${String(stats.size)}\n`);
  }
  return hash.digest('hex');
}

interface Stamp {
  readonly mode: BuildMode;
  readonly sources?: string;
}

/** Whether there is a build of this mode, and whether it was made of the sources as they are now. */
export async function isBuilt(mode: BuildMode): Promise<'fresh' | 'stale' | 'missing'> {
  const outputs = ['web/dist/index.html', 'functions/dist/index.js'];
  if (!existsSync(STAMP) || !outputs.every((output) => existsSync(fromRoot(output)))) return 'missing';
  const stamp = JSON.parse(readFileSync(STAMP, 'utf8')) as Stamp;
  if (stamp.mode !== mode) return 'missing';
  const sources = await sourcesNow(mode);
  return sources !== undefined && sources === stamp.sources ? 'fresh' : 'stale';
}

/** Builds everything; throws with the failing step's output. */
export async function build(
  mode: BuildMode,
  announce: (step: string) => void = () => undefined,
): Promise<void> {
  const sources = await sourcesNow(mode);
  for (const step of STEPS) {
    if ('only' in step && step.only !== mode) continue;
    announce(step.name);
    const [command, ...args] = step.command.map((word) => (word === '$MODE' ? mode : word));
    if (command === undefined) continue;
    const { code, output } = await run(fromRoot(command), args);
    if (code !== 0) throw new Error(`Building the ${step.name} failed:\n${output}`);
  }
  mkdirSync(fromRoot('.local'), { recursive: true });
  writeFileSync(STAMP, JSON.stringify({ mode, sources } satisfies Partial<Stamp>));
}
