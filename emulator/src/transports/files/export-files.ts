// Exports in our own format: a metadata file in the same place as Google's, and a file with one document per line.
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../../store/database.ts';
import { FirestoreError, invalidArgument } from '../../store/error.ts';
import type { DatabaseId, StoredDocument } from '../../value/document.ts';
import { formatDatabaseName, parseDatabaseName } from '../../value/resource-name.ts';
import type { Fields, Value } from '../../value/value.ts';
import type { ExportedDocument } from './google/entity.ts';
import { isGoogleMetadata, readGoogleExport } from './google/read-google-export.ts';
import { asObject, formatDocument, parseDocument, parseText } from '../wire/value-json.ts';

const FORMAT = 'firestore-emulator-export';
const VERSION = 1;
const DOCUMENTS_FILE = 'documents.jsonl';
/** The end of the metadata file's name, by which firebase-tools recognises an export. */
const METADATA_SUFFIX = '.overall_export_metadata';

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
  const target = path.join(directory, name);
  await mkdir(target, { recursive: true });
  // All documents are collected synchronously, so that the export contains no part of a later commit.
  const documents = [...database.all()];
  const lines = documents.map(
    ({ path: segments, fields }) =>
      `${JSON.stringify(formatDocument({ name: segments.join('/'), fields, createTime: undefined, updateTime: undefined }))}\n`,
  );
  await pipeline(Readable.from(lines), createWriteStream(path.join(target, DOCUMENTS_FILE)));
  const metadata = {
    format: FORMAT,
    version: VERSION,
    database: formatDatabaseName(database.id),
    documents: DOCUMENTS_FILE,
    count: documents.length,
  };
  await writeFile(path.join(target, name + METADATA_SUFFIX), `${JSON.stringify(metadata, null, 2)}\n`);
}

/** Reads a whole export by its metadata file or its folder. @throws FirestoreError INVALID_ARGUMENT */
export async function readExport(given: string): Promise<ImportedData> {
  const inFolder = path.join(given, path.basename(path.resolve(given)) + METADATA_SUFFIX);
  const metadataFile = existsSync(inFolder) ? inFolder : given;
  const content = await readFile(metadataFile).catch(() => {
    throw invalidArgument(`There is no export at ${given}.`);
  });
  if (isGoogleMetadata(content)) return ofGoogle(await readGoogleExport(path.dirname(metadataFile)));
  const { database, file } = readMetadata(metadataFile, content);
  const documents: Pick<StoredDocument, 'path' | 'fields'>[] = [];
  try {
    const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
    for await (const line of lines) {
      const { name, fields } = parseDocument(JSON.parse(line));
      documents.push({ path: name.split('/'), fields });
    }
  } catch {
    throw invalidArgument(`Failed parse entity file:${file}`);
  }
  return { database, documents };
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

/** Documents of Google's export, which are all of one database. */
function ofGoogle(exported: readonly ExportedDocument[]): ImportedData {
  return {
    database: exported[0]?.database ?? { project: '', database: '(default)' },
    documents: exported,
  };
}

function readMetadata(metadataFile: string, content: Buffer): { database: DatabaseId; file: string } {
  const problem = invalidArgument(
    `Failed to parse overall export metadata file: ${metadataFile} is neither of this emulator nor of Google's.`,
  );
  try {
    const json = asObject(JSON.parse(content.toString('utf8')), 'metadata');
    if (json['format'] !== FORMAT) throw problem;
    if (json['version'] !== VERSION) throw invalidArgument('Export metadata version not supported');
    return {
      database: parseDatabaseName(parseText(json['database'])),
      file: path.join(path.dirname(metadataFile), path.basename(parseText(json['documents']))),
    };
  } catch (error) {
    throw error instanceof FirestoreError ? error : problem;
  }
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
