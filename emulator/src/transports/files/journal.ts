// A file with one line per commit, written before the commit is answered, so that acknowledged commits survive a kill
// of the process. An incomplete last line is dropped: its commit was not acknowledged.
import { closeSync, existsSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import type { Commit, Database, DocumentChange } from '../../store/database.ts';
import type { Emulator } from '../../service/emulator.ts';
import type { DatabaseId, StoredDocument } from '../../value/document.ts';
import { formatDatabaseName, parseDatabaseName } from '../../value/resource-name.ts';
import { formatTimestamp } from '../../value/timestamp.ts';
import { asObject, formatDocument, parseFields, parseText, parseTime } from '../wire/value-json.ts';

interface JournalEntry {
  readonly database: DatabaseId;
  readonly commit: Commit;
}

export interface Journal {
  close(): void;
}

function formatEntry({ database, commit }: JournalEntry): string {
  return `${JSON.stringify({
    database: formatDatabaseName(database),
    time: formatTimestamp(commit.time),
    changes: commit.changes.map(({ path, after }) =>
      after ? formatDocument({ ...after, name: path.join('/') }) : { name: path.join('/'), deleted: true },
    ),
  })}\n`;
}

function parseChange(
  json: unknown,
  before: (path: readonly string[]) => StoredDocument | undefined,
): DocumentChange {
  const object = asObject(json, 'a change');
  const path = parseText(object['name']).split('/');
  const after =
    object['deleted'] === true
      ? undefined
      : {
          path,
          fields: parseFields(object['fields']),
          createTime: parseTime(object['createTime']),
          updateTime: parseTime(object['updateTime']),
        };
  return { path, before: before(path), after };
}

function replayLine(emulator: Emulator, line: string): void {
  const object = asObject(JSON.parse(line), 'a commit');
  const database: Database = emulator.database(parseDatabaseName(parseText(object['database'])));
  const changes = object['changes'] as readonly unknown[];
  database.replay({
    time: parseTime(object['time']),
    changes: changes.map((change) => parseChange(change, (path) => database.get(path))),
  });
}

/** Replays a journal file, if it exists, and appends each new commit. @throws Error for a file that is no journal */
export function attachJournal(emulator: Emulator, file: string): Journal {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const whole = text.lastIndexOf('\n') + 1;
  for (const line of text.slice(0, whole).split('\n')) if (line !== '') replayLine(emulator, line);
  if (whole < text.length) truncateSync(file, Buffer.byteLength(text.slice(0, whole)));
  const descriptor = openSync(file, 'a');
  emulator.onDatabase((database) => {
    database.onCommit((commit) => {
      writeSync(descriptor, formatEntry({ database: database.id, commit }));
    });
  });
  return { close: () => closeSync(descriptor) };
}
