// The Firestore emulator as a process, started the way firebase-tools starts Google's.
import { readFileSync } from 'node:fs';
import v8 from 'node:v8';
import { composeEmulator } from './compose.ts';
import { parseOptions } from './options.ts';

// Node lets the heap grow far beyond what is in use. With many documents, memory is scarcer than time for garbage
// collection.
v8.setFlagsFromString('--heap-growing-percent=20');

const options = parseOptions(process.argv.slice(2), process.env);

/** Unreadable rules count as no rules: firebase-tools sends them again anyway. */
function readRules(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    console.error(`Cannot read the rules: ${String(error)}`);
    return undefined;
  }
}

function stop(): void {
  if (!running) process.exit(0);
  // Ends the process after a second, even if something still holds it open.
  setTimeout(() => process.exit(0), 1000).unref();
  void running.close().then(() => process.exit(0));
}

// One bad request must not end the process for all clients.
process.on('uncaughtException', (error) => console.error(error));
process.on('unhandledRejection', (error) => console.error(error));

// Before the port is open: a client that finds it open may send a signal at once.
let running: Awaited<ReturnType<typeof composeEmulator>> | undefined;
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
try {
  running = await composeEmulator({
    host: options.host,
    port: options.port,
    rulesSource: options.rules === undefined ? undefined : readRules(options.rules),
    seed: options.seed,
    indexes: options.strictIndexes === undefined ? undefined : readFileSync(options.strictIndexes, 'utf8'),
    journal: options.journal,
    explain: options.explain,
    refusals: options.refusals,
    functionsEmulator: options.functionsEmulator,
    onShutdown: stop,
  });
  console.log(`Firestore emulator is listening on ${options.host}:${running.port}.`);
} catch (error) {
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(isPortTaken ? `${options.host}:${options.port}: address already in use` : error);
  process.exit(1);
}
