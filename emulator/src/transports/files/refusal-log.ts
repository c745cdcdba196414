// Writes each request that rules refused to a file, as a line of JSON with the trace of its conditions.
import { appendFileSync } from 'node:fs';
import type { Emulator } from '../../service/emulator.ts';

/** Appends every refused request to the file. Returns a function that stops the logging. */
export function logRefusals({ requests }: Emulator, file: string): () => void {
  return requests.onRequest(({ id, allowed }) => {
    if (!allowed) appendFileSync(file, `${JSON.stringify(requests.traced(id))}\n`);
  });
}
