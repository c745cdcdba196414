// The Firestore emulator as a process, started the way firebase-tools starts Google's: with flags such as `--port 8080`
// or `--port=8080`. Unknown flags are ignored.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import v8 from 'node:v8';
import { composeEmulator } from './compose.ts';

// Node lets the heap grow far beyond what is in use. With many documents, memory is scarcer than time for garbage
// collection.
v8.setFlagsFromString('--heap-growing-percent=20');

const FLAGS = [
  'host',
  'port',
  'rules',
  'seed_from_export',
  'import-data',
  'strict_indexes',
  'journal',
  'refusals',
  'functions_emulator',
] as const;
const { values } = parseArgs({
  options: Object.fromEntries(FLAGS.map((name) => [name, { type: 'string' as const }])),
  strict: false,
  allowPositionals: true,
});
function flag(name: (typeof FLAGS)[number]): string | undefined {
  const value = values[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
const { env } = process;
const host = flag('host') ?? 'localhost';
const port = Number(flag('port') ?? 8080);
const indexes = flag('strict_indexes') ?? env['FIRESTORE_EMULATOR_STRICT_INDEXES'];

/** The text of a rules file; `undefined` if it cannot be read, because firebase-tools sends the rules again anyway. */
function readRules(path: string | undefined): string | undefined {
  try {
    return path === undefined ? undefined : readFileSync(path, 'utf8');
  } catch (error) {
    console.error(`Cannot read the rules: ${String(error)}`);
    return undefined;
  }
}

function stop(): void {
  if (!running) process.exit(0);
  // Ends the process after a second, even if the emulator has not closed by then.
  setTimeout(() => process.exit(0), 1000).unref();
  void running.close().then(() => process.exit(0));
}

// One bad request must not end the process for all clients.
process.on('uncaughtException', (error) => console.error(error));
process.on('unhandledRejection', (error) => console.error(error));

// Signal handlers are set before the emulator starts, because a signal may come as soon as the port is open.
let running: Awaited<ReturnType<typeof composeEmulator>> | undefined;
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
try {
  running = await composeEmulator({
    host,
    port,
    rules: readRules(flag('rules')),
    import: flag('seed_from_export') ?? flag('import-data'),
    strictIndexes: indexes === undefined ? undefined : readFileSync(indexes, 'utf8'),
    journal: flag('journal') ?? env['FIRESTORE_EMULATOR_JOURNAL'],
    explain: env['FIRESTORE_EMULATOR_EXPLAIN'] === 'true',
    refusals: flag('refusals') ?? env['FIRESTORE_EMULATOR_REFUSALS'],
    functionsEmulator: flag('functions_emulator'),
    onShutdown: stop,
  });
  console.log(`Firestore emulator is listening on ${host}:${running.port}.`);
} catch (error) {
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(isPortTaken ? `${host}:${port}: address already in use` : error);
  process.exit(1);
}
