// Reads exports that Google's emulator or `gcloud firestore export` made: LevelDB logs of entities in files `output-0`, ….
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { invalidArgument } from '../../../store/error.ts';
import { decodeEntity, type ExportedDocument } from './decode-entity.ts';
import { readRecords } from './log-records.ts';

const OUTPUT = /^output-\d+$/;

/** Whether the metadata file of an export has Google's format. */
export function isGoogleMetadata(metadata: Buffer): boolean {
  try {
    return readRecords(metadata).length > 0;
  } catch {
    return false;
  }
}

/** Every document below the folder of an export. @throws FirestoreError INVALID_ARGUMENT that names the file */
export async function readGoogleExport(folder: string): Promise<ExportedDocument[]> {
  const entries = await readdir(folder, { recursive: true });
  const outputs = entries
    .filter((entry) => OUTPUT.test(path.basename(entry)))
    .sort((left, right) => left.localeCompare(right, 'en', { numeric: true }));
  if (outputs.length === 0) {
    throw invalidArgument(
      `The export in ${folder} is Google's, and has no files of documents (output-0, …): copy the whole folder.`,
    );
  }
  const documents: ExportedDocument[] = [];
  for (const output of outputs) {
    const file = path.join(folder, output);
    try {
      for (const record of readRecords(await readFile(file))) documents.push(decodeEntity(record));
    } catch (error) {
      throw invalidArgument(`Failed parse entity file:${file} (${(error as Error).message})`);
    }
  }
  return documents;
}
