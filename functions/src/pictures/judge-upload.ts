// Judges a new file below an account's folder, and deletes invalid ones. Storage rules see only a file's name, size and
// declared type, and read no documents.
import type { Firestore } from 'firebase-admin/firestore';
import { asRecord, asText } from '@marquee/domain/values/record';
import { FORMER_CACHE_CONTROL, UPLOAD_HEADERS } from '@marquee/domain/profile/upload-headers';
import { pictureFolder } from '../accounts/owned-documents.ts';
import { hasTombstone } from '../accounts/tombstones.ts';
import { FILES_PER_ACCOUNT } from '@marquee/domain/profile/files-per-account';
import { runSerially, loadSharp, openPicture } from './open-untrusted.ts';
import { isAbsent, ownerOf, readFile, type Bucket } from './read-file.ts';

/** Milliseconds for reading a file of at most 5 MB. */
const READ_TIMEOUT = 20_000;

/** The content types that Storage rules allow, by format. */
const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

export interface Upload {
  readonly path: string;
  /** Google's number of this version of the file: no other version is deleted. */
  readonly generation: string;
  readonly contentType: string;
  readonly contentDisposition: string;
  readonly contentEncoding: string;
  readonly cacheControl: string;
  /** Custom metadata: the uploader's, and the token that Firebase adds. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** The upload as an event or a listing of the bucket describes it. */
export const uploadOf = (
  path: string,
  stored: Readonly<Partial<Record<Exclude<keyof Upload, 'path'>, unknown>>>,
): Upload => {
  return {
    path,
    generation: String(stored.generation),
    contentType: asText(stored.contentType),
    contentDisposition: asText(stored.contentDisposition),
    contentEncoding: asText(stored.contentEncoding),
    cacheControl: asText(stored.cacheControl),
    metadata: asRecord(stored.metadata),
  };
};

export type UploadVerdict =
  | 'elsewhere'
  | 'accepted'
  | 'account deleted'
  | 'too many'
  | 'odd headers'
  | 'no picture';

/** Whether the bytes are a complete picture of the declared type. */
export async function isPicture(bytes: Uint8Array, contentType: string): Promise<boolean> {
  const sharp = await loadSharp();
  try {
    return await runSerially(async () => {
      const { format } = await openPicture(sharp, bytes).metadata();
      if (TYPES[format] !== contentType) return false;
      await openPicture(sharp, bytes).resize(16, 16, { fit: 'fill' }).raw().toBuffer();
      return true;
    });
  } catch {
    return false;
  }
}

/** Whether a file is among the account's oldest `FILES_PER_ACCOUNT`: when too many arrive at once, the first stay. */
async function isWithinLimit(bucket: Bucket, uid: string, path: string): Promise<boolean> {
  const [files] = await bucket.getFiles({
    prefix: pictureFolder(uid),
    maxResults: 1000,
    autoPaginate: false,
  });
  const created = (file: (typeof files)[number]): string =>
    `${String(file.metadata.timeCreated)} ${file.name}`;
  const oldest = files.toSorted((left, right) => (created(left) < created(right) ? -1 : 1));
  return oldest.slice(0, FILES_PER_ACCOUNT).some(({ name }) => name === path);
}

/**
 * The custom metadata field that marks an accepted file. Its value is the file's generation: an uploader cannot know it
 * before the upload, and rules let nobody change it afterwards.
 */
const JUDGED = 'judged';

/** Whether the file has been accepted. */
export const isJudged = ({ generation, metadata }: Upload): boolean => metadata[JUDGED] === generation;

/** The metadata field of a file's download tokens, which Firebase sets. */
const TOKENS = 'firebaseStorageDownloadTokens';

/** Whether an uploader chose other headers than the app's: browsers would get them. */
const hasOddHeaders = ({ contentDisposition, contentEncoding, cacheControl }: Upload): boolean =>
  !/^(inline(; ?filename\*?=[^;]*)?)?$/i.test(contentDisposition) ||
  !/^(identity)?$/i.test(contentEncoding) ||
  !['', UPLOAD_HEADERS.cacheControl, FORMER_CACHE_CONTROL].includes(cacheControl);

/** Whether a field is the mark of a file's former generation: a restored or copied file has it, and is judged anew. */
const isFormerMark = (name: string, value: unknown): boolean =>
  name === JUDGED && /^\d{13,20}$/.test(asText(value));

/** Whether an uploader stored custom metadata, which can hold anything; only functions' files, in videos/, have it. */
const hasOddMetadata = ({ path, metadata }: Upload): boolean =>
  !path.includes('/videos/') &&
  Object.entries(metadata).some(([name, value]) => name !== TOKENS && !isFormerMark(name, value));

async function verdictOf(firestore: Firestore, bucket: Bucket, upload: Upload): Promise<UploadVerdict> {
  const uid = ownerOf(upload.path);
  if (uid === undefined) return 'elsewhere';
  if (hasOddHeaders(upload) || hasOddMetadata(upload)) return 'odd headers';
  if (await hasTombstone(firestore, uid)) return 'account deleted';
  if (!(await isWithinLimit(bucket, uid, upload.path))) return 'too many';
  const bytes = await readFile(bucket, upload.path, READ_TIMEOUT);
  return bytes && (await isPicture(bytes, upload.contentType)) ? 'accepted' : 'no picture';
}

/** Judges a new file, marks it if it is accepted and deletes it otherwise. Throws what Storage and Firestore throw. */
export async function judgeUpload(
  firestore: Firestore,
  bucket: Bucket,
  upload: Upload,
): Promise<UploadVerdict> {
  try {
    const verdict = await verdictOf(firestore, bucket, upload);
    if (verdict === 'elsewhere') return verdict;
    const file = bucket.file(upload.path);
    const thisVersion = { ifGenerationMatch: upload.generation };
    if (verdict === 'accepted') {
      await file.setMetadata({ metadata: { [JUDGED]: upload.generation } }, thisVersion);
    } else await file.delete(thisVersion);
    return verdict;
  } catch (error) {
    // The owner has deleted the file meanwhile.
    if (isAbsent(error)) return 'accepted';
    throw error;
  }
}
