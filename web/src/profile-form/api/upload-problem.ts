// Recognises every way an upload can fail, by code, by HTTP status and by message.
import type { Size } from '@marquee/domain/profile/picture';
import type { FileProblem } from '../pictures/file-check.ts';

export type UploadProblem =
  | FileProblem
  | 'unsupported-type'
  | 'permission'
  | 'protected-canvas'
  | 'unauthenticated'
  | 'too-many-requests'
  | 'quota'
  | 'network'
  | 'timeout'
  | 'unexpected'
  | 'failed'
  | 'unreadable'
  /** The device no longer hands out the file: it was moved or deleted, or is in a cloud that does not answer. */
  | 'gone'
  | 'incomplete'
  | 'too-many-pixels'
  | 'too-slow'
  | 'public-url';

/** A problem, and the picture's size in pixels where the text names it. */
export interface UploadFailure {
  readonly problem: UploadProblem;
  readonly size?: Size | undefined;
}

interface PictureErrorOptions extends ErrorOptions {
  readonly size?: Size;
}

/** An error that our own code throws; `problem` is its key in the catalogue of texts. */
export class PictureError extends Error implements UploadFailure {
  readonly problem: UploadProblem;
  readonly size: Size | undefined;

  constructor(problem: UploadProblem, { size, ...options }: PictureErrorOptions = {}) {
    super(problem, options);
    this.name = 'PictureError';
    this.problem = problem;
    this.size = size;
  }
}

const BY_CODE: Readonly<Record<string, UploadProblem>> = {
  'storage/unauthorized': 'permission',
  'storage/unauthorized-app': 'permission',
  'storage/unauthenticated': 'unauthenticated',
  'storage/quota-exceeded': 'quota',
  'storage/retry-limit-exceeded': 'timeout',
  'storage/server-file-wrong-size': 'failed',
  'storage/invalid-checksum': 'failed',
  'storage/cannot-slice-blob': 'unreadable',
};

const BY_STATUS: Readonly<Record<number, UploadProblem>> = {
  401: 'unauthenticated',
  403: 'permission',
  413: 'too-large',
  415: 'unsupported-type',
  429: 'too-many-requests',
  507: 'quota',
};

const BY_MESSAGE: readonly (readonly [RegExp, UploadProblem])[] = [
  [/(payload|file|entity) too large/i, 'too-large'],
  [/permission|unauthorized/i, 'permission'],
  [/rate.?limit|too many requests/i, 'too-many-requests'],
  [/timeout|timed out/i, 'timeout'],
  [/network|connection|failed to fetch/i, 'network'],
  [/quota|storage/i, 'quota'],
];

function field(error: Error, name: 'code' | 'status'): unknown {
  return name in error ? (error as Error & Record<typeof name, unknown>)[name] : undefined;
}

/**
 * The key in the catalogue of texts for any error of an upload. `online` is `navigator.onLine`: without a connection, a
 * timeout or an unknown error is reported as a lost connection.
 */
export function uploadProblem(error: unknown, online: boolean): UploadProblem {
  if (!(error instanceof Error)) return 'unexpected';
  if (error instanceof PictureError) return error.problem;
  const code = field(error, 'code');
  const byCode = typeof code === 'string' ? BY_CODE[code] : undefined;
  if (byCode === 'timeout' && !online) return 'network';
  if (byCode) return byCode;
  const status = field(error, 'status');
  const byStatus = typeof status === 'number' ? BY_STATUS[status] : undefined;
  if (byStatus) return byStatus;
  // Firebase adds a prefix and a code with the word 'Storage', which would be taken for a full storage.
  const message = error.message.replace(/^Firebase Storage:/i, '').replace(/\(storage\/[\w-]+\)/gi, '');
  const byMessage = BY_MESSAGE.find(([pattern]) => pattern.test(message))?.[1];
  return byMessage ?? (online ? 'failed' : 'network');
}

export const uploadFailure = (error: unknown, online: boolean): UploadFailure => ({
  problem: uploadProblem(error, online),
  size: error instanceof PictureError ? error.size : undefined,
});

/** Whether the user cancelled the upload, which is no failure. */
export function isCancelled(error: unknown): boolean {
  if (error instanceof DOMException) return error.name === 'AbortError';
  return error instanceof Error && field(error, 'code') === 'storage/canceled';
}

/** Problems of the file itself: a retry cannot help. */
const FILE_PROBLEMS: readonly UploadProblem[] = [
  'invalid-type',
  'empty',
  'protected-canvas',
  'too-small',
  'too-large',
  'unsupported-type',
  'unreadable',
  'gone',
  'incomplete',
  'too-many-pixels',
  'too-slow',
];

/** Whether another try with the same file may succeed. */
export function isRetryable(problem: UploadProblem): boolean {
  return !FILE_PROBLEMS.includes(problem);
}
