// `firestore-emulator start` and `exec`: run an emulator with the files that flags or firebase.json name.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { composeEmulator } from '../compose.ts';
import { exportDatabase } from '../transports/files/export-files.ts';
import { readProjectFiles } from './project-files.ts';

const DEFAULT_PORT = 8080;

const OPTIONS = {
  host: { type: 'string' },
  port: { type: 'string' },
  project: { type: 'string' },
  rules: { type: 'string' },
  indexes: { type: 'string' },
  'strict-indexes': { type: 'boolean' },
  import: { type: 'string' },
  'export-on-exit': { type: 'string' },
  journal: { type: 'string' },
  explain: { type: 'boolean' },
  refusals: { type: 'string' },
} as const;

/** Starts an emulator with the files that flags name, else with firebase.json's; `--export-on-exit` makes `stop` export. */
async function startFrom(args: readonly string[], defaultPort: number | undefined) {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const files = readProjectFiles(process.cwd());
  const {
    host = files.host ?? '127.0.0.1',
    port = defaultPort ?? files.port ?? DEFAULT_PORT,
    project = process.env['GCLOUD_PROJECT'] ?? 'demo-test',
    rules = files.rules,
    indexes = files.indexes,
    'strict-indexes': isStrict,
    'export-on-exit': exportTo,
    ...others
  } = values;
  if (isStrict && indexes === undefined) {
    throw new Error('--strict-indexes needs --indexes, or firestore.indexes in firebase.json.');
  }
  const running = await composeEmulator({
    ...others,
    host,
    port: Number(port),
    rules: rules === undefined ? undefined : readFileSync(rules, 'utf8'),
    strictIndexes: isStrict && indexes !== undefined ? readFileSync(indexes, 'utf8') : undefined,
    // Not `process.kill`, which on Windows would end the process before the export.
    onShutdown: () => process.emit('SIGTERM', 'SIGTERM'),
  });
  const stop = async (): Promise<void> => {
    if (exportTo !== undefined) {
      const folder = path.resolve(exportTo);
      mkdirSync(folder, { recursive: true });
      const database = running.emulator.database({ project, database: '(default)' });
      await exportDatabase(database, path.dirname(folder), path.basename(folder));
    }
    await running.close();
  };
  return { address: running.address, project, positionals, stop };
}

/** Runs an emulator until a signal or `POST /shutdown` ends it. */
export async function start(args: readonly string[]): Promise<void> {
  const { address, stop } = await startFrom(args, undefined);
  await new Promise<void>((resolve, reject) => {
    const end = (): void => void stop().then(resolve, reject);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
    console.log(`Firestore emulator is listening on ${address}.`);
  });
  process.exit(0);
}

/** Runs an emulator for one command, and exits with the command's exit code. */
export async function exec(args: readonly string[]): Promise<void> {
  const { address, project, positionals, stop } = await startFrom(args, 0);
  const [command] = positionals;
  if (command === undefined || positionals.length > 1) {
    await stop();
    throw new Error('exec takes one command in quotes: firestore-emulator exec "vitest run"');
  }
  const child = spawn(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: address, GCLOUD_PROJECT: project },
  });
  // The command decides when to exit. On Windows it receives Ctrl-C itself, and `kill` would end it at once.
  const forward = (signal: NodeJS.Signals): boolean => process.platform === 'win32' || child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, forward);
  const code = await new Promise<number>((resolve) => child.once('exit', (exit) => resolve(exit ?? 1)));
  await stop();
  process.exit(code);
}
