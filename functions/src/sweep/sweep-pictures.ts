// Deletes files that no profile names: pictures of forms that were never saved, and remains of a failed deletion.
import type { Firestore } from 'firebase-admin/firestore';
import { ownerOf, type Bucket } from '../pictures/read-file.ts';

/** Milliseconds: a draft on a device may name a picture that long before it is saved. */
const GRACE = 7 * 24 * 60 * 60 * 1000;

const PAGE = 500;

/** Files of a run; the next run goes on where this one ended. */
const MAX_FILES = 20_000;

/** Deletions at a time. */
const PARALLEL = 20;

/** A file's name without `-thumb` and its ending: a stored picture names its thumbnail by saying that there is one. */
const stemOf = (path: string): string =>
  (path.split('/').at(-1) ?? '').replace(/\.\w+$/, '').replace(/[-_]thumb$/, '');

/**
 * Whether a profile document names the file, in whichever shape it stores pictures: a file name holds nothing that an
 * address would encode.
 */
export function isNamed(profile: unknown, path: string): boolean {
  const { profile_image, photos, video_details } = (profile ?? {}) as Readonly<Record<string, unknown>>;
  const text = JSON.stringify([profile_image, photos, video_details]);
  const stem = stemOf(path);
  return ['.', '-thumb.', '_thumb.'].some((end) => text.includes(`${stem}${end}`));
}

type File = ReturnType<Bucket['file']>;

const isOld = (file: File, now: number): boolean =>
  Date.parse(String(file.metadata.timeCreated)) < now - GRACE;

async function unnamed(firestore: Firestore, files: readonly File[]): Promise<File[]> {
  const uids = [...new Set(files.map(({ name }) => ownerOf(name)).filter((uid) => uid !== undefined))];
  if (uids.length === 0) return [];
  const profiles = firestore.collection('profiles');
  const stored = await firestore.getAll(...uids.map((uid) => profiles.doc(uid)), {
    fieldMask: ['profile_image', 'photos', 'video_details'],
  });
  const byUid = new Map(stored.map((profile) => [profile.id, profile.data()]));
  return files.filter(({ name }) => {
    const uid = ownerOf(name);
    return uid !== undefined && !isNamed(byUid.get(uid), name);
  });
}

interface Page {
  readonly files: readonly File[];
  /** Where the next page begins; `undefined` after the last. */
  readonly next: string | undefined;
}

/** The files from a page token on, or from a name on. */
async function pageOf(
  bucket: Bucket,
  from: { readonly pageToken?: string; readonly startOffset?: string },
): Promise<Page> {
  const [files, query] = await bucket.getFiles({
    prefix: 'profiles/',
    maxResults: PAGE,
    autoPaginate: false,
    ...from,
  });
  // The client's types leave out that there is no query after the last page.
  const next = query as { readonly pageToken?: string } | null;
  return { files, next: next?.pageToken };
}

async function deleteAll(files: readonly File[]): Promise<void> {
  for (let index = 0; index < files.length; index += PARALLEL) {
    await Promise.all(
      files.slice(index, index + PARALLEL).map((file) => file.delete({ ignoreNotFound: true })),
    );
  }
}

/** Goes through the bucket from where the last run ended; returns the number of deleted files. */
export async function sweepPictures(
  { firestore, bucket }: { readonly firestore: Firestore; readonly bucket: Bucket },
  now: number,
): Promise<number> {
  const cursor = firestore.doc('sweeps/pictures');
  const after: unknown = (await cursor.get()).get('after');
  let page = await pageOf(bucket, typeof after === 'string' && after !== '' ? { startOffset: after } : {});
  let seen = 0;
  let deleted = 0;
  for (;;) {
    const old = page.files.filter((file) => isOld(file, now));
    const doomed = await unnamed(firestore, old);
    await deleteAll(doomed);
    seen += page.files.length;
    deleted += doomed.length;
    if (page.next === undefined || seen >= MAX_FILES) break;
    page = await pageOf(bucket, { pageToken: page.next });
  }
  await cursor.set({ after: page.next === undefined ? '' : (page.files.at(-1)?.name ?? '') });
  return deleted;
}
