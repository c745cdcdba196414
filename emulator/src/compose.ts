// Assembles the layers into a running emulator, for its own process (main.ts) or inside another program (index.ts).
import type { CommonOptions } from './options.ts';
import { checkIndexes } from './query/index-check.ts';
import { isExempt, parseIndexDefinitions } from './query/index-definitions.ts';
import { Emulator } from './service/emulator.ts';
import { FirestoreService } from './service/firestore-service.ts';
import { RulesManager } from './service/rules-manager.ts';
import { importInto, readExport } from './transports/files/export-files.ts';
import { attachJournal } from './transports/files/journal.ts';
import { logRefusals } from './transports/files/refusal-log.ts';
import { type RunningServer, startServer } from './transports/server.ts';
import { BackgroundTriggers } from './transports/triggers/background-triggers.ts';

export interface EmulatorOptions extends CommonOptions {
  readonly host: string;
  /** 0 chooses any free port. */
  readonly port: number;
  /** Host and port of the Functions emulator whose background functions are triggered; `undefined` triggers none. */
  readonly functionsEmulator?: string | undefined;
  /** Called when a client requests shutdown. */
  readonly onShutdown?: () => void;
}

export interface RunningEmulator extends RunningServer {
  readonly emulator: Emulator;
  readonly rules: RulesManager;
}

/** Starts an emulator; prints errors in its rules. Rejects when it cannot listen, or for an unusable file or index. */
export async function composeEmulator(options: EmulatorOptions): Promise<RunningEmulator> {
  const indexes =
    options.strictIndexes === undefined ? undefined : parseIndexDefinitions(options.strictIndexes);
  const emulator = new Emulator({
    indexCheck: indexes && ((plan, aggregated) => checkIndexes(indexes, plan, aggregated)),
    isIndexed: indexes && ((collectionId, field) => !isExempt(indexes, collectionId, field)),
    explains: options.explain,
  });
  if (options.import !== undefined) {
    const data = await readExport(options.import);
    emulator.addSeed((database) => importInto(database, data));
  }
  const journal = options.journal === undefined ? undefined : attachJournal(emulator, options.journal);
  const stopLog = options.refusals === undefined ? undefined : logRefusals(emulator, options.refusals);
  const rules = new RulesManager(emulator);
  if (options.rules !== undefined) {
    for (const { severity, description, line, column } of rules.set(undefined, options.rules)) {
      console.error(`${severity} in rules at ${line ?? 0}:${column ?? 0}: ${description}`);
    }
  }
  const services = {
    emulator,
    rules,
    service: new FirestoreService(emulator),
    triggers:
      options.functionsEmulator === undefined
        ? undefined
        : new BackgroundTriggers(emulator, options.functionsEmulator),
    shutdown: options.onShutdown ?? (() => undefined),
  };
  const server = await startServer(services, options.host, options.port);
  const close = async (): Promise<void> => {
    await server.close();
    journal?.close();
    stopLog?.();
  };
  return { ...server, close, emulator, rules };
}
