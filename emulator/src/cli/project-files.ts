// Reads the Firestore settings of a project's firebase.json, which apply where the command line has no flag.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface ProjectFiles {
  readonly rules: string | undefined;
  readonly indexes: string | undefined;
  readonly host: string | undefined;
  readonly port: number | undefined;
}

type Json = Readonly<Record<string, unknown>>;

/** Reads a folder's firebase.json; without that file, all settings are `undefined`. @throws SyntaxError for invalid JSON */
export function readProjectFiles(folder: string): ProjectFiles {
  const file = path.join(folder, 'firebase.json');
  const json = existsSync(file) ? asObject(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const [first] = Array.isArray(json['firestore']) ? (json['firestore'] as unknown[]) : [json['firestore']];
  const firestore = asObject(first);
  const emulator = asObject(asObject(json['emulators'])['firestore']);
  const fileOf = (value: unknown): string | undefined =>
    typeof value === 'string' ? path.resolve(folder, value) : undefined;
  const { host, port } = emulator;
  return {
    rules: fileOf(firestore['rules']),
    indexes: fileOf(firestore['indexes']),
    host: typeof host === 'string' ? host : undefined,
    port: typeof port === 'number' ? port : undefined,
  };
}

function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}
