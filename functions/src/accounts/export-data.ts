// The function behind /api/exportData, which sends a file and so is no callable. An account with many pictures is sent
// in parts, each within the 60 seconds that Hosting gives a request: the app asks for them by number and joins them.
import { once } from 'node:events';
import { onRequest } from 'firebase-functions/https';
import { assets, renderCopy } from 'virtual:public-page';
import { auth, bucket, firestore } from '../runtime/admin.ts';
import { logFailure, logInfo } from '../runtime/log.ts';
import { EXPORT_OPTIONS } from '../runtime/function-options.ts';
import { isOurApp } from '../runtime/require-app-check.ts';
import { bearerClaims, isFreshLogin } from '../requests/caller.ts';
import type { RenderCopy } from './readable-files.ts';
import { exportParts, writeExport, type ExportTarget } from './write-export.ts';

const renderPage: RenderCopy = (profile, language) => renderCopy(profile, language, assets);

interface ResponseLike {
  status(status: number): { json(body: unknown): unknown };
}

function refuse(response: ResponseLike, status: number, code: string, message: string): void {
  response.status(status).json({ error: { status: code, message } });
}

interface FileResponse {
  readonly headersSent: boolean;
  readonly writableNeedDrain: boolean;
  set(headers: Readonly<Record<string, string>>): unknown;
  write(chunk: Uint8Array): boolean;
}

/** A target that sends the ZIP as the response's file; `drained` throws, to end the export, if the client is gone. */
const fileTo = (response: FileResponse & NodeJS.EventEmitter, disconnected: AbortSignal): ExportTarget => ({
  write: (chunk) => {
    if (!response.headersSent) {
      response.set({
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="marquee.zip"',
      });
    }
    response.write(chunk);
  },
  drained: async () => {
    disconnected.throwIfAborted();
    if (response.writableNeedDrain) await once(response, 'drain', { signal: disconnected });
  },
});

/** The requested part's number, `{data: {part}}`; the first by default. */
function partOf(body: unknown): number {
  const data = (body as { readonly data?: { readonly part?: unknown } | null } | undefined)?.data;
  return typeof data?.part === 'number' ? data.part : 0;
}

export const exportData = onRequest(EXPORT_OPTIONS, async (request, response) => {
  response.set('Cache-Control', 'no-store');
  if (request.method !== 'POST') {
    response.set('Allow', 'POST');
    refuse(response, 405, 'INVALID_ARGUMENT', 'POST only');
    return;
  }
  const disconnected = new AbortController();
  response.once('close', () => disconnected.abort());
  try {
    if (!(await isOurApp(request.get('x-firebase-appcheck')))) {
      refuse(response, 401, 'UNAUTHENTICATED', 'Unauthenticated');
      return;
    }
    const caller = await bearerClaims(request.get('authorization'));
    if (!caller) {
      refuse(response, 401, 'UNAUTHENTICATED', 'Please log in again.');
      return;
    }
    if (!isFreshLogin(caller)) {
      refuse(response, 400, 'FAILED_PRECONDITION', 'Please confirm that it is you.');
      return;
    }
    const backends = { auth: auth(), firestore: firestore(), bucket: bucket() };
    const parts = await exportParts(backends, caller.uid);
    const part = partOf(request.body);
    const pictures = parts[part];
    if (pictures === undefined) {
      refuse(response, 404, 'NOT_FOUND', 'There is no such part');
      return;
    }
    response.set('X-Export-Parts', String(parts.length));
    const exported = { isFirst: part === 0, pictures, renderCopy: renderPage };
    await writeExport(backends, caller.uid, exported, fileTo(response, disconnected.signal));
    response.end();
    logInfo('data exported');
  } catch (error) {
    if (disconnected.signal.aborted) return;
    logFailure('data not exported', error);
    // Aborts the response, so that half a ZIP does not look like a whole one.
    if (response.headersSent) response.destroy();
    else refuse(response, 503, 'UNAVAILABLE', 'Your data could not be collected');
  }
});
