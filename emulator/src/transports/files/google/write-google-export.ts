// Writes exports as Google's emulator does: two files of metadata, and a log of entities.
import { createWriteStream } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import protobuf from 'protobufjs/light.js';
import { tag, writeNested } from '../../wire/value-codec.ts';
import type { ExportedDocument } from './decode-entity.ts';
import { encodeEntity } from './encode-entity.ts';
import { writeRecords } from './log-records.ts';

/** The end of the name of the file by which firebase-tools recognises an export. */
export const METADATA_SUFFIX = '.overall_export_metadata';

const KINDS = 'all_namespaces/all_kinds';
const KINDS_METADATA = `${KINDS}/all_namespaces_all_kinds.export_metadata`;
const OUTPUT = 'output-0';
/** The first record of the metadata: the version of the format. */
const FORMAT = Buffer.from('3');

const VARINT = 0;
const BYTES = 2;

/** Writes an export into a folder that has its name. */
export async function writeGoogleExport(
  folder: string,
  documents: readonly ExportedDocument[],
): Promise<void> {
  const started = Date.now();
  const name = path.basename(folder);
  await mkdir(path.join(folder, KINDS), { recursive: true });
  const output = path.join(folder, KINDS, OUTPUT);
  const entities = (function* () {
    for (const document of documents) yield encodeEntity(document);
  })();
  await pipeline(Readable.from(writeRecords(entities)), createWriteStream(output));
  await writeFile(path.join(folder, KINDS_METADATA), kindsMetadata(name, started, Date.now()));
  const { size } = await stat(output);
  const overall = [...writeRecords([FORMAT, overallMetadata(documents.length, size)])];
  await writeFile(path.join(folder, name + METADATA_SUFFIX), Buffer.concat(overall));
}

function kindsMetadata(name: string, started: number, ended: number): Uint8Array {
  const writer = protobuf.Writer.create();
  writeNested(writer, 1, () => {
    writer.uint32(tag(1, BYTES)).string(name);
    writer
      .uint32(tag(2, VARINT))
      .int64(started * 1000)
      .uint32(tag(3, VARINT))
      .int64(ended * 1000);
  });
  writeNested(writer, 2, () => writer.uint32(tag(1, BYTES)).string('').uint32(tag(2, BYTES)).string(OUTPUT));
  return writer.finish();
}

function overallMetadata(count: number, bytes: number): Uint8Array {
  const writer = protobuf.Writer.create();
  writeNested(writer, 1, () => {
    writeNested(writer, 1, () => writer.uint32(tag(1, VARINT)).int32(2).uint32(tag(3, VARINT)).int32(3));
    writer.uint32(tag(2, BYTES)).string(KINDS_METADATA);
    writer.uint32(tag(3, VARINT)).int64(count).uint32(tag(4, VARINT)).int64(bytes);
  });
  return writer.finish();
}
