// Reads one request as JSON from each line of the input and writes each answer as a line of JSON.
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { CoverageFile } from './coverage-file.ts';
import { asRecord, type Json } from './json.ts';
import { StorageRulesRuntime } from './runtime.ts';

/**
 * Answers requests until the input ends. An invalid line gets an error or no response, never a crash.
 * `coverage` is updated after every checked request.
 */
export function serveStorageRules(input: Readable, output: Writable, coverage?: CoverageFile): void {
  const send = (message: object): void => void output.write(`${toAscii(JSON.stringify(message))}\n`);
  const print = (text: string): void => void output.write(`debug: ${toAscii(text)}\n`);
  const runtime = new StorageRulesRuntime(send, print, coverage);
  createInterface({ input, crlfDelay: Infinity }).on('line', (line) => {
    if (line.trim() === '') return;
    let message: Json;
    try {
      message = JSON.parse(line) as Json;
    } catch {
      send(failure('Request is not valid JSON.'));
      return;
    }
    try {
      runtime.handle(message);
    } catch (error) {
      const { id } = asRecord(message);
      send({ ...failure(`Internal error: ${String(error)}`), ...(id === undefined ? {} : { id }) });
    }
  });
  // firebase-tools waits for this line before its first request.
  send({ id: -1, status: 'ok', errors: [], warnings: [] });
}

// Errors have the status `ok` too: firebase-tools prints any other status but does not pass the answer on, so that the
// request would wait for ever.
function failure(message: string): object {
  return { status: 'ok', errors: [message], warnings: [], result: { permit: false } };
}

/** firebase-tools decodes each chunk of the pipe separately, so the output is ASCII only. */
function toAscii(text: string): string {
  return text.replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
