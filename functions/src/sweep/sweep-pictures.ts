// Deletes files that neither the profile nor the copy of yesterday's profile names: pictures of forms that were never
// saved, and remains of a failed deletion. Judges files that checkUpload gave up on.
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { logFailure, logInfo } from '../runtime/log.ts';
import { privateDocument } from '../runtime/private-document.ts';
import { isJudged, judgeUpload, uploadOf } from '../pictures/judge-upload.ts';
import { ownerOf, type Bucket } from '../pictures/read-file.ts';
import { DAY, HOUR } from '@marquee/domain/values/time';

/** Milliseconds for which a file that no profile names is kept: an unsaved draft on a device may still name it. */
export const GRACE = 7 * DAY;

/** Milliseconds after which checkUpload has given up on a file. */
const TRIGGER_TIME = HOUR;

/** The most files that a run judges, in sequence: most files are judged right after their upload. */
const MAX_JUDGED = 200;

const PAGE = 500;

/** A run reads no further page once it has read this many files; the next run goes on from there. */
const MAX_FILES = 20_000;

/** Profiles in memory at a time: anybody can store one of 1 MB. */
const PROFILES_AT_ONCE = 5;

/** Deletions at a time. */
const PARALLEL = 20;

/** A file's name without its extension and a smaller copy's mark: profiles list copies by size, not by name. */
const stemOf = (path: string): string =>
  (path.split('/').at(-1) ?? '').replace(/\.\w+$/, '').replace(/[-_](?:thumb|medium)$/, '');

/** The fields of a profile that name files. */
const PICTURE_FIELDS = [
  'profile_image',
  'photos',
  'introduction_video_details',
  'additional_videos',
] as const;

/**
 * Whether a profile document names the file, in any shape of stored pictures: encoding an address changes no character
 * of a file name.
 */
export function isNamed(profile: unknown, path: string): boolean {
  const fields = (profile ?? {}) as Readonly<Record<string, unknown>>;
  const text = JSON.stringify(PICTURE_FIELDS.map((field) => fields[field]));
  const stem = stemOf(path);
  return ['.', '-thumb.', '_thumb.'].some((end) => text.includes(`${stem}${end}`));
}

type File = ReturnType<Bucket['file']>;

const isOlder = ({ metadata }: File, age: number, now: number): boolean =>
  Date.parse(String(metadata.timeCreated)) < now - age;

/** The files that their owners' documents do not name. `at`: the field with the profile; '' if it is the whole document. */
async function unnamedIn(
  firestore: Firestore,
  files: readonly File[],
  documentOf: (uid: string) => DocumentReference,
  at: '' | 'profile',
): Promise<readonly File[]> {
  const uids = [...new Set(files.map(({ name }) => ownerOf(name)).filter((uid) => uid !== undefined))];
  const found: File[] = [];
  for (let index = 0; index < uids.length; index += PROFILES_AT_ONCE) {
    const some = uids.slice(index, index + PROFILES_AT_ONCE);
    const stored = await firestore.getAll(...some.map(documentOf), {
      fieldMask: PICTURE_FIELDS.map((field) => (at === '' ? field : `${at}.${field}`)),
    });
    const byUid = new Map(
      some.map((uid, index) => {
        const data = stored[index]?.data();
        return [uid, at === '' ? data : (data?.[at] as unknown)];
      }),
    );
    const ofThese = files.filter(({ name }) => byUid.has(ownerOf(name) ?? ''));
    found.push(...ofThese.filter(({ name }) => !isNamed(byUid.get(ownerOf(name) ?? ''), name)));
  }
  return found;
}

/** The files that neither their owner's profile nor the copy of yesterday's names. */
async function unnamed(firestore: Firestore, files: readonly File[]): Promise<readonly File[]> {
  const profile = firestore.collection('profiles');
  const now = await unnamedIn(firestore, files, (uid) => profile.doc(uid), '');
  // The owner can restore yesterday's profile.
  return unnamedIn(firestore, now, (uid) => privateDocument(firestore, uid, 'yesterday'), 'profile');
}

interface Page {
  readonly files: readonly File[];
  /** The page token of the next page; `undefined` after the last. */
  readonly next: string | undefined;
}

/** One page of the bucket's files, which begins at a page token or at a file name. */
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
  // The client's types do not include the null after the last page.
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

interface PictureBackends {
  readonly firestore: Firestore;
  readonly bucket: Bucket;
}

/** Judges files that have no verdict; a failure is logged, and a later run repeats it. Returns how many it tried. */
async function judgeAll({ firestore, bucket }: PictureBackends, files: readonly File[]): Promise<number> {
  for (const file of files) {
    try {
      logInfo('upload', {
        verdict: await judgeUpload(firestore, bucket, uploadOf(file.name, file.metadata)),
      });
    } catch (error) {
      logFailure('upload not checked', error);
    }
  }
  return files.length;
}

/** Deletes unnamed files and judges others, from where the last run ended; returns how many unnamed ones it deleted. */
export async function sweepPictures(backends: PictureBackends, now: number): Promise<number> {
  const { firestore, bucket } = backends;
  const cursor = firestore.doc('sweeps/pictures');
  const after: unknown = (await cursor.get()).get('after');
  let page = await pageOf(bucket, typeof after === 'string' && after !== '' ? { startOffset: after } : {});
  let seen = 0;
  let deleted = 0;
  let judged = 0;
  for (;;) {
    const old = page.files.filter((file) => isOlder(file, GRACE, now));
    const toDelete = await unnamed(firestore, old);
    await deleteAll(toDelete);
    seen += page.files.length;
    deleted += toDelete.length;
    // Stored before a file is opened: a file that crashes the process must not block the pages after it.
    await cursor.set({ after: page.next === undefined ? '' : (page.files.at(-1)?.name ?? '') });
    const unjudged = page.files.filter(
      (file) =>
        !toDelete.includes(file) &&
        isOlder(file, TRIGGER_TIME, now) &&
        ownerOf(file.name) !== undefined &&
        !isJudged(uploadOf(file.name, file.metadata)),
    );
    judged += await judgeAll(backends, unjudged.slice(0, MAX_JUDGED - judged));
    if (page.next === undefined || seen >= MAX_FILES) break;
    page = await pageOf(bucket, { pageToken: page.next });
  }
  return deleted;
}
