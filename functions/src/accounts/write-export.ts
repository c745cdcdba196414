// One ZIP of everything stored about an account: documents as JSON, pictures as they are, the profile as a page. At
// most one page of documents or one picture is in memory at a time.
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { LIMITS } from '@marquee/domain/values/limits';
import { readViews, viewsByDay } from '@marquee/domain/views/views';
import { FILES_PER_ACCOUNT } from '@marquee/domain/profile/files-per-account';
import { PRIVATE_DOCUMENTS, privateDocument } from '../runtime/private-document.ts';
import type { Backends } from './delete-everything.ts';
import { ownedDocuments, ownedQueries, pictureFolder } from './owned-documents.ts';
import { plainJson } from './plain-json.ts';
import { readableFiles, type RenderCopy } from './readable-files.ts';

/** Documents read at a time. */
export const PAGE = 300;

/** The most documents in one file: enough for years of notifications. A longer list is cut off. */
export const MAX_DOCUMENTS = 20_000;

/** The most pictures of an export: somewhat more than checkUpload accepts for an account. */
const MAX_PICTURES = FILES_PER_ACCOUNT + 10;

/** The most bytes of pictures in one part: at 2 Mbit/s they take half of the 60 s that Hosting gives a request. */
const PART_BYTES = 8 * 1024 * 1024;

async function* pagesOf(query: Query): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  let rest = query.orderBy(FieldPath.documentId()).limit(PAGE);
  for (let read = 0; read < MAX_DOCUMENTS;) {
    const { docs } = await rest.get();
    yield docs;
    const last = docs.at(-1);
    if (last === undefined || docs.length < PAGE) return;
    read += docs.length;
    rest = rest.startAfter(last);
  }
}

async function accountFile({ auth }: Backends, uid: string): Promise<unknown> {
  const account = await auth.getUser(uid);
  return {
    uid,
    email: account.email ?? null,
    email_verified: account.emailVerified,
    phone_number: account.phoneNumber ?? null,
    sign_in_methods: account.providerData.map(({ providerId }) => providerId),
    created: account.metadata.creationTime,
    last_sign_in: account.metadata.lastSignInTime,
  };
}

async function viewsFile({ firestore }: Backends, uid: string): Promise<unknown> {
  const days = [];
  for await (const page of pagesOf(firestore.collection('profiles').doc(uid).collection('views'))) {
    days.push(...page.flatMap((week) => readViews(week.id, week.data())));
  }
  return [...viewsByDay(days).values()];
}

/** For each file that holds one document or value, by the file's name: a function that reads the content. */
function singleFiles(backends: Backends, uid: string): Readonly<Record<string, () => Promise<unknown>>> {
  const { firestore } = backends;
  const profile = firestore.collection('profiles').doc(uid);
  const stored = async (path: string): Promise<unknown> => (await firestore.doc(path).get()).data() ?? null;
  return {
    'account.json': () => accountFile(backends, uid),
    'profile.json': () => stored(profile.path),
    'views.json': () => viewsFile(backends, uid),
    ...Object.fromEntries(
      PRIVATE_DOCUMENTS.map((name) => [
        `${name}.json`,
        () => stored(privateDocument(firestore, uid, name).path),
      ]),
    ),
    ...Object.fromEntries(
      ownedDocuments(firestore, uid).map(({ parent, path }) => [`${parent.id}.json`, () => stored(path)]),
    ),
  };
}

const encoder = new TextEncoder();
const encoded = (value: unknown): string => JSON.stringify(plainJson(value), null, 2);

export interface ExportTarget {
  readonly write: (chunk: Uint8Array) => void;
  /** Resolves when the stream has taken what was written (backpressure). */
  readonly drained: () => Promise<void>;
}

async function addList(zip: Zip, name: string, query: Query, { drained }: ExportTarget): Promise<void> {
  const entry = new ZipDeflate(name);
  zip.add(entry);
  let separator = '[\n';
  for await (const page of pagesOf(query)) {
    for (const document of page) {
      // The actor has not received a message whose sender has not confirmed the address.
      if (document.get('held') !== undefined) continue;
      entry.push(encoder.encode(separator + encoded({ id: document.id, ...document.data() })));
      separator = ',\n';
    }
    await drained();
  }
  entry.push(encoder.encode(separator === '[\n' ? '[]' : '\n]'), true);
}

type Picture = ReturnType<Backends['bucket']['file']>;

/**
 * The pictures of each part of an export; at least one part, which may have no pictures. The parts depend only on what
 * is stored, so that each can be requested by its number.
 */
export async function exportParts(
  { bucket }: Backends,
  uid: string,
): Promise<readonly (readonly Picture[])[]> {
  const [pictures] = await bucket.getFiles({
    prefix: pictureFolder(uid),
    maxResults: MAX_PICTURES,
    autoPaginate: false,
  });
  const parts: Picture[][] = [[]];
  let bytes = 0;
  for (const picture of pictures) {
    const size = Number(picture.metadata.size);
    if (size > LIMITS.image.maxBytes) continue;
    if (bytes + size > PART_BYTES) {
      parts.push([]);
      bytes = 0;
    }
    bytes += size;
    parts.at(-1)?.push(picture);
  }
  return parts;
}

function addText(zip: Zip, name: string, text: string): void {
  const entry = new ZipDeflate(name);
  zip.add(entry);
  entry.push(encoder.encode(text), true);
}

async function addDocuments(
  zip: Zip,
  backends: Backends,
  uid: string,
  renderCopy: RenderCopy,
  target: ExportTarget,
): Promise<void> {
  const readable = await readableFiles(backends.firestore, uid, renderCopy);
  for (const [name, text] of Object.entries(readable)) addText(zip, name, text);
  for (const [name, read] of Object.entries(singleFiles(backends, uid))) {
    addText(zip, name, encoded(await read()));
  }
  for (const [name, query] of Object.entries(ownedQueries(backends.firestore, uid))) {
    await addList(zip, `${name}.json`, query, target);
  }
}

async function addPictures(
  zip: Zip,
  pictures: readonly Picture[],
  uid: string,
  target: ExportTarget,
): Promise<void> {
  const folder = pictureFolder(uid);
  for (const picture of pictures) {
    const [bytes] = await picture.download();
    // Pictures are compressed already.
    const entry = new ZipPassThrough(`pictures/${picture.name.slice(folder.length)}`);
    zip.add(entry);
    entry.push(bytes, true);
    await target.drained();
  }
}

export interface ExportPart {
  /** Whether this is the first part, which has the documents. */
  readonly isFirst: boolean;
  readonly pictures: readonly Picture[];
  readonly renderCopy: RenderCopy;
}

/** Writes the ZIP of a part chunk by chunk. Throws what reading throws. */
export async function writeExport(
  backends: Backends,
  uid: string,
  { isFirst, pictures, renderCopy }: ExportPart,
  target: ExportTarget,
): Promise<void> {
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    target.write(chunk);
  });
  if (isFirst) await addDocuments(zip, backends, uid, renderCopy, target);
  await addPictures(zip, pictures, uid, target);
  zip.end();
}
