// Exports the user's data and deletes the account (functions/src/accounts).
import { callFunction, post, refusalOf } from '#web/firebase/functions.ts';

interface ExportPart {
  readonly file: Blob;
  /** How many parts the export has. */
  readonly parts: number;
}

/** Fetches one part of the export: a ZIP file. */
async function exportPart(part: number): Promise<ExportPart> {
  const response = await post('exportData', { part });
  return { file: await response.blob(), parts: Number(response.headers.get('X-Export-Parts')) };
}

const unzipped = async (file: Blob): Promise<Record<string, Uint8Array>> => {
  const { unzipSync } = await import('fflate');
  return unzipSync(new Uint8Array(await file.arrayBuffer()));
};

/**
 * Everything stored about the user as one ZIP file; `onPart` is called with the number of parts received. Needs a
 * recent login. Throws as `callFunction` does, or what `fetch` throws when offline.
 */
export async function exportData(onPart: (done: number, all: number) => void): Promise<Blob> {
  const first = await exportPart(0);
  if (first.parts <= 1) return first.file;
  const files = await unzipped(first.file);
  for (let part = 1; part < first.parts; part += 1) {
    onPart(part, first.parts);
    Object.assign(files, await unzipped((await exportPart(part)).file));
  }
  const { zipSync } = await import('fflate');
  // Pictures are compressed already.
  return new Blob([zipSync(files, { level: 0 })], { type: 'application/zip' });
}

/** Whether a function refuses because the user has to log in again first. */
export const isLoginTooOld = (error: unknown): boolean => refusalOf(error) === 'failed-precondition';

/** The most calls for one deletion; each call lasts up to 45 seconds. */
const MAX_CALLS = 80;

/**
 * Deletes the account with all its data; `onLeft` is called with the number of documents and pictures left. Needs a
 * recent login; can be repeated after a failure.
 */
export async function deleteAccount(onLeft: (left: number) => void): Promise<void> {
  for (let call = 0; call < MAX_CALLS; call += 1) {
    const answer = (await callFunction('deleteAccount', {})) as {
      readonly deleted: boolean;
      readonly left: number;
    };
    if (answer.deleted) return;
    onLeft(answer.left);
  }
  throw new Error('The account was not deleted in time.');
}
