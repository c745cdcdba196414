// One ZIP of all that is stored about an account: documents as JSON, pictures as they are.
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { onRequest } from 'firebase-functions/https';
import { countsByDay, readDayViews } from '@marquee/domain/views';
import { auth, bucket, firestore } from '../lib/admin.ts';
import { isOurApp } from '../lib/app-check.ts';
import { logFailure, logInfo } from '../lib/log.ts';
import { EXPORT_OPTIONS } from '../lib/settings.ts';
import type { Backends } from './delete-account.ts';
import { ownedQueries, pictureFolder } from './owned.ts';
import { plainJson } from './plain-json.ts';

/** File names and their contents, still as stored. */
async function documents({ auth, firestore }: Backends, uid: string): Promise<Map<string, unknown>> {
  const profile = firestore.collection('profiles').doc(uid);
  const [account, stored, contact, settings, views] = await Promise.all([
    auth.getUser(uid),
    profile.get(),
    profile.collection('private').doc('contact').get(),
    firestore.collection('settings').doc(uid).get(),
    profile.collection('views').get(),
  ]);
  const files = new Map<string, unknown>([
    [
      'account.json',
      {
        uid,
        email: account.email ?? null,
        email_verified: account.emailVerified,
        phone_number: account.phoneNumber ?? null,
        sign_in_methods: account.providerData.map(({ providerId }) => providerId),
        created: account.metadata.creationTime,
        last_sign_in: account.metadata.lastSignInTime,
      },
    ],
    ['profile.json', stored.data() ?? null],
    ['contact.json', contact.data() ?? null],
    ['settings.json', settings.data() ?? null],
    [
      'views.json',
      Object.fromEntries(countsByDay(views.docs.map((day) => readDayViews(day.id, day.data())))),
    ],
  ]);
  for (const [name, query] of Object.entries(ownedQueries(firestore, uid))) {
    const { docs } = await query.get();
    files.set(
      `${name}.json`,
      docs.map((document) => ({ id: document.id, ...document.data() })),
    );
  }
  return files;
}

/** Writes the ZIP chunk by chunk, a picture at a time in memory. Throws what reading throws. */
export async function writeExport(
  backends: Backends,
  uid: string,
  write: (chunk: Uint8Array) => void,
): Promise<void> {
  const files = await documents(backends, uid);
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    write(chunk);
  });
  for (const [name, content] of files) {
    const entry = new ZipDeflate(name);
    zip.add(entry);
    entry.push(new TextEncoder().encode(JSON.stringify(plainJson(content), null, 2)), true);
  }
  const folder = pictureFolder(uid);
  const [pictures] = await backends.bucket.getFiles({ prefix: folder });
  for (const picture of pictures) {
    // Pictures are compressed already.
    const entry = new ZipPassThrough(`pictures/${picture.name.slice(folder.length)}`);
    zip.add(entry);
    const [bytes] = await picture.download();
    entry.push(bytes, true);
  }
  zip.end();
}

interface Refusable {
  status(status: number): { json(body: unknown): unknown };
}

function refuse(response: Refusable, status: number, code: string, message: string): void {
  response.status(status).json({ error: { status: code, message } });
}

export const exportData = onRequest(EXPORT_OPTIONS, async (request, response) => {
  response.set('Cache-Control', 'no-store');
  if (request.method !== 'POST') {
    response.set('Allow', 'POST');
    refuse(response, 405, 'INVALID_ARGUMENT', 'POST only');
    return;
  }
  if (!(await isOurApp(request.get('x-firebase-appcheck')))) {
    refuse(response, 401, 'UNAUTHENTICATED', 'Unauthenticated');
    return;
  }
  const token = /^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1];
  const caller =
    token === undefined
      ? undefined
      : await auth()
          .verifyIdToken(token)
          .catch(() => undefined);
  if (!caller) {
    refuse(response, 401, 'UNAUTHENTICATED', 'Please log in again.');
    return;
  }
  try {
    const backends = { auth: auth(), firestore: firestore(), bucket: bucket() };
    await writeExport(backends, caller.uid, (chunk) => {
      if (!response.headersSent) {
        response.set('Content-Type', 'application/zip');
        response.set('Content-Disposition', 'attachment; filename="marquee.zip"');
      }
      response.write(chunk);
    });
    response.end();
    logInfo('data exported');
  } catch (error) {
    logFailure('data not exported', error);
    // Half a ZIP must not look like a whole one.
    if (response.headersSent) response.destroy();
    else refuse(response, 503, 'UNAVAILABLE', 'Your data could not be collected');
  }
});
