// The route /api/exportData, which answers with a file. An account with many pictures is sent in parts, each within the
// 60 seconds that Hosting gives a request: the app asks for them by number and joins them.
import { HttpsError } from 'firebase-functions/https';
import { ENDPOINTS } from '@marquee/domain/site/routes';
import { assets, renderCopy } from 'virtual:public-page';
import { asRecord } from '@marquee/domain/values/record';
import { auth, bucket, firestore } from '../runtime/admin.ts';
import { logFailure, logInfo } from '../runtime/log.ts';
import { isFreshLogin } from '../requests/caller.ts';
import { callRoute } from '../requests/call-route.ts';
import { anyInput } from '../requests/input.ts';
import type { RenderCopy } from './readable-files.ts';
import { exportParts, writeExport, type ExportTarget } from './write-export.ts';

const renderPage: RenderCopy = (profile, language) => renderCopy(profile, language, assets);

const FAILED = 'data not exported';

/** The requested part's number; the first by default. */
function partOf(data: unknown): number {
  const { part } = asRecord(data);
  return typeof part === 'number' ? part : 0;
}

/** A target that writes to a stream; `drained` throws, to end the export, if the client is gone. */
const streamTo = (writer: WritableStreamDefaultWriter<Uint8Array>): ExportTarget => ({
  write: (chunk) => {
    // A failed write is thrown by `drained`.
    writer.write(chunk).catch(() => undefined);
  },
  drained: () => writer.ready.then(() => undefined),
});

export const exportData = callRoute({
  path: ENDPOINTS.exportData,
  callers: 'account',
  accountPerMinute: 60,
  atOnce: 2, // Each has one picture of at most 5 MB in memory at a time, and its copy in the ZIP.
  seconds: 58,
  input: anyInput,
  badInput: '',
  failure: { event: FAILED, message: 'Your data could not be collected' },
  act: async (data, { caller, context, hold }) => {
    if (!isFreshLogin(caller)) {
      throw new HttpsError('failed-precondition', 'Please confirm that it is you.');
    }
    const backends = { auth: auth(), firestore: firestore(), bucket: bucket() };
    const parts = await exportParts(backends, caller.uid);
    const part = partOf(data);
    const pictures = parts[part];
    if (pictures === undefined) throw new HttpsError('not-found', 'There is no such part');
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const exported = { isFirst: part === 0, pictures, renderCopy: renderPage };
    const writing = writeExport(backends, caller.uid, exported, streamTo(writer)).then(
      async () => {
        await writer.close();
        logInfo('data exported');
      },
      async (error: unknown) => {
        if (!context.req.raw.signal.aborted) logFailure(FAILED, error);
        // Ends the response before its end, so that half a ZIP does not look like a whole one.
        await writer.abort(error);
      },
    );
    hold(writing.catch(() => undefined));
    return new Response(readable, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="marquee.zip"',
        'X-Export-Parts': String(parts.length),
      },
    });
  },
});
