// The command line as firebase-tools writes it: `--flag value`, with or without `=`.
import { parseArgs } from 'node:util';

export interface Options {
  readonly host: string;
  readonly port: number;
  readonly project: string | undefined;
  readonly rules: string | undefined;
  /** An export's metadata file to start from. */
  readonly seed: string | undefined;
  /** A `firestore.indexes.json`; queries need its indexes. */
  readonly strictIndexes: string | undefined;
  /** A journal file of every commit, so that a killed process loses none. */
  readonly journal: string | undefined;
  /** Whether refusals by rules say which part of which condition failed. */
  readonly explain: boolean;
  /** A file of the requests that rules refused. */
  readonly refusals: string | undefined;
  /** Host and port of the Functions emulator. */
  readonly functionsEmulator: string | undefined;
}

const VALUE_FLAGS = [
  'host',
  'port',
  'project_id',
  'rules',
  'seed_from_export',
  'import-data',
  'strict_indexes',
  'journal',
  'functions_emulator',
] as const;

/** Reads the arguments after the script's name. Unknown flags are ignored. @throws Error for a bad port */
export function parseOptions(args: readonly string[], environment: NodeJS.ProcessEnv): Options {
  const { values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(VALUE_FLAGS.map((name) => [name, { type: 'string' as const }])),
    strict: false,
    allowPositionals: true,
  });
  const text = (name: (typeof VALUE_FLAGS)[number]): string | undefined => {
    const value = values[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const port = Number(text('port') ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`Invalid port: ${text('port') ?? ''}`);
  return {
    host: text('host') ?? 'localhost',
    port,
    project: text('project_id'),
    rules: text('rules'),
    seed: text('seed_from_export') ?? text('import-data'),
    strictIndexes: text('strict_indexes') ?? environment['FIRESTORE_EMULATOR_STRICT_INDEXES'],
    journal: text('journal') ?? environment['FIRESTORE_EMULATOR_JOURNAL'],
    explain: environment['FIRESTORE_EMULATOR_EXPLAIN'] === 'true',
    refusals: environment['FIRESTORE_EMULATOR_REFUSALS'],
    functionsEmulator: text('functions_emulator'),
  };
}
