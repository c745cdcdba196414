// Builds everything the suite serves, and tells whether a build is still fresh.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from './project.ts';
import { run } from './run.ts';

/** Vite's mode: `emulator` for the local suite, else the id of the project, whose settings are in web/.env.<id>. */
type BuildMode = string;

const SOURCES = [
  'domain/src',
  'web/src',
  'web/public',
  'web/app.html',
  'web/build-pages.ts',
  'web/site-assets.ts',
  'web/site.vite.config.ts',
  'web/pwa.config.ts',
  'web/vite.config.ts',
  'functions/src',
  'functions/build.ts',
  'functions/deployed-package.ts',
  'emulator/src',
  'emulator/window',
  'emulator/build.ts',
  'package-lock.json',
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

/** What is built, in order: the service worker names the files of the first two, the fixed pages and the functions inline those of the third. */
const STEPS = [
  { name: 'site script', command: vite('web/site.vite.config.ts') },
  { name: 'app', command: vite('web/vite.config.ts') },
  { name: 'site renderers', command: [...vite('web/vite.config.ts'), '--ssr'] },
  { name: 'fixed pages', command: ['node_modules/.bin/tsx', 'web/build-pages.ts', '$MODE'] },
  { name: 'functions', command: ['node_modules/.bin/tsx', 'functions/build.ts'] },
  { name: 'emulator', command: ['node_modules/.bin/tsx', 'emulator/build.ts'], only: 'emulator' },
] as const;

function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(path).reduce(
    (latest, entry) => Math.max(latest, newest(join(path, entry))),
    stats.mtimeMs,
  );
}

const newestSource = (mode: BuildMode): number =>
  Math.max(...[...SOURCES, `web/.env.${mode}`].map((source) => newest(fromRoot(source))));

/** Whether there is a build of this mode that no source has outrun. */
export function isBuilt(mode: BuildMode): 'fresh' | 'stale' | 'missing' {
  const outputs = ['web/dist/index.html', 'functions/dist/index.js'];
  if (!existsSync(STAMP) || !outputs.every((output) => existsSync(fromRoot(output)))) return 'missing';
  const stamp = JSON.parse(readFileSync(STAMP, 'utf8')) as { mode: BuildMode; newest: number };
  if (stamp.mode !== mode) return 'missing';
  return newestSource(mode) > stamp.newest ? 'stale' : 'fresh';
}

/** Builds everything; throws with the failing step's output. */
export async function build(
  mode: BuildMode,
  announce: (step: string) => void = () => undefined,
): Promise<void> {
  const startedFrom = newestSource(mode);
  for (const step of STEPS) {
    if ('only' in step && step.only !== mode) continue;
    announce(step.name);
    const [command, ...args] = step.command.map((word) => (word === '$MODE' ? mode : word));
    if (command === undefined) continue;
    const { code, output } = await run(fromRoot(command), args);
    if (code !== 0) throw new Error(`Building the ${step.name} failed:\n${output}`);
  }
  mkdirSync(fromRoot('.local'), { recursive: true });
  writeFileSync(STAMP, JSON.stringify({ mode, newest: startedFrom }));
}
