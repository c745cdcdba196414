// Exports in the format of Google's: what `gcloud` and Google's emulator export is read, and what is written they read.
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../store/database.ts';
import { FirestoreError, invalidArgument } from '../../store/error.ts';
import type { DatabaseId, StoredDocument } from '../../value/document.ts';
import { formatDatabaseName } from '../../value/resource-name.ts';
import type { Fields, Value } from '../../value/value.ts';
import { isGoogleMetadata, readGoogleExport } from './google/read-google-export.ts';
import { METADATA_SUFFIX, writeGoogleExport } from './google/write-google-export.ts';

/** The content of an export, ready to import. */
export interface ImportedData {
  readonly database: DatabaseId;
  readonly documents: readonly Pick<StoredDocument, 'path' | 'fields'>[];
}

/**
 * Writes every document of a database to `{directory}/{name}/`. @throws FirestoreError when there is no such directory
 */
export async function exportDatabase(database: Database, directory: string, name: string): Promise<void> {
  const isDirectory = await stat(directory).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isDirectory) throw new FirestoreError('FAILED_PRECONDITION', 'export_directory must be a directory');
  if (path.basename(name) !== name) throw invalidArgument('export_name must be a file name');
  // All documents are collected synchronously, so that the export contains no part of a later commit.
  const documents = [...database.all()].map(({ path: segments, fields }) => ({
    database: database.id,
    path: segments,
    fields,
  }));
  await writeGoogleExport(path.join(directory, name), documents);
}

/** Reads a whole export by its metadata file or its folder. @throws FirestoreError INVALID_ARGUMENT */
export async function readExport(given: string): Promise<ImportedData> {
  const inFolder = path.join(given, path.basename(path.resolve(given)) + METADATA_SUFFIX);
  const metadataFile = existsSync(inFolder) ? inFolder : given;
  const content = await readFile(metadataFile).catch(() => {
    throw invalidArgument(`There is no export at ${given}.`);
  });
  if (!isGoogleMetadata(content)) {
    throw invalidArgument(
      `Failed to parse overall export metadata file: ${metadataFile} is not the metadata of an export of Firestore.`,
    );
  }
  const documents = await readGoogleExport(path.dirname(metadataFile));
  return { database: documents[0]?.database ?? { project: '', database: '(default)' }, documents };
}

/** Imports an export, unless it is of a database with another id; references to the exporting project are rewritten. */
export function importInto(database: Database, data: ImportedData): void {
  if (database.id.database !== data.database.database) return;
  const from = `${formatDatabaseName(data.database)}/`;
  const to = `${formatDatabaseName(database.id)}/`;
  database.load(
    data.documents.map(({ path: segments, fields }) => ({
      path: segments,
      fields: renamed(fields, from, to),
    })),
  );
}

function renamed(fields: Fields, from: string, to: string): Fields {
  if (from === to) return fields;
  return new Map([...fields].map(([name, value]) => [name, renamedValue(value, from, to)]));
}

function renamedValue(value: Value, from: string, to: string): Value {
  switch (value.type) {
    case 'reference':
      return value.value.startsWith(from)
        ? { type: 'reference', value: to + value.value.slice(from.length) }
        : value;
    case 'array':
      return { type: 'array', values: value.values.map((element) => renamedValue(element, from, to)) };
    case 'map':
      return { type: 'map', fields: renamed(value.fields, from, to) };
    default:
      return value;
  }
}
