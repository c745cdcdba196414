import { expect, test } from 'vitest';
import { profileEditor } from '#web/i18n/en/profile-editor.ts';
import { isCancelled, isRetryable, PictureError, uploadFailure, uploadProblem } from './upload-problem.ts';

const failure = (fields: { code?: string; status?: number; message?: string }): Error =>
  Object.assign(new Error(fields.message ?? ''), fields);

/** An error with a message in the form that `firebase/storage` gives it. */
const storageError = (code: string, text: string, status = 0): Error =>
  failure({ code, status, message: `Firebase Storage: ${text} (${code})` });

test.each([
  ['File size exceeded', failure({ status: 413 })],
  ['File size exceeded', failure({ message: 'Payload too large' })],
  ['File size exceeded', failure({ message: 'The file too large to store' })],
  ['Unsupported file type', failure({ status: 415 })],
  ['Permission denied', failure({ status: 403 })],
  ['Permission denied', failure({ message: 'new row violates permission' })],
  ['Permission denied', storageError('storage/unauthorized', 'User does not have permission.', 403)],
  ['Permission denied', storageError('storage/unauthenticated', 'User is not authenticated.', 401)],
  ['Too many requests', failure({ status: 429 })],
  ['Too many requests', failure({ message: 'rate limit reached' })],
  ['Storage limit reached', failure({ status: 507 })],
  ['Storage limit reached', failure({ message: 'no storage left' })],
  ['Storage limit reached', storageError('storage/quota-exceeded', 'Quota for bucket exceeded.')],
  ['Network error', failure({ message: 'network is down' })],
  ['Network error', failure({ message: 'connection reset' })],
  ['Upload timeout', failure({ message: 'timeout of 60000 ms' })],
  ['Upload timeout', storageError('storage/retry-limit-exceeded', 'Max retry time exceeded.')],
  ['Unexpected error', 'not an Error object'],
  ['Unexpected error', undefined],
  ['Upload failed', failure({ message: 'something else' })],
  ['Upload failed', storageError('storage/unknown', 'An unknown error occurred.')],
  ['Storage limit reached', failure({ message: 'no room in Firebase Storage: full' })],
  ['Upload failed', Object.assign(new Error('other'), { code: ['storage/unauthorized'], status: '413' })],
  ['Upload failed', new PictureError('public-url')],
  ['Invalid file type', new PictureError('invalid-type')],
  ['Invalid file', new PictureError('empty')],
  ['Invalid file', new PictureError('unreadable')],
  ['File too small', new PictureError('too-small')],
])('the title ‘%s’ is shown for the upload error %j', (title, error) => {
  expect(profileEditor.upload[uploadProblem(error, true)].title).toBe(title);
});

test('without a network, a timeout or unknown error of an upload is a network error', () => {
  expect(uploadProblem(storageError('storage/retry-limit-exceeded', 'Max retry time exceeded.'), false)).toBe(
    'network',
  );
  expect(uploadProblem(new Error('something else'), false)).toBe('network');
  expect(uploadProblem(storageError('storage/quota-exceeded', 'Quota exceeded.'), false)).toBe('quota');
});

test('isCancelled is true for an upload that the user stopped, and false for another error', () => {
  expect(isCancelled(storageError('storage/canceled', 'User canceled the upload/download.'))).toBe(true);
  expect(isCancelled(new DOMException('stopped', 'AbortError'))).toBe(true);
  expect(isCancelled(new Error('other'))).toBe(false);
  expect(isCancelled(new DOMException('damaged', 'EncodingError'))).toBe(false);
});

test('another try is offered after a failure on the way, and not for a fault of the file itself', () => {
  expect((['network', 'timeout', 'quota', 'failed', 'permission'] as const).filter(isRetryable)).toHaveLength(
    5,
  );
  expect((['empty', 'too-large', 'unreadable', 'gone', 'incomplete'] as const).filter(isRetryable)).toEqual(
    [],
  );
});

test('a failure has the size of the picture where the error names it', () => {
  const size = { width: 20_000, height: 20_000 };
  expect(uploadFailure(new PictureError('too-many-pixels', { size }), true)).toEqual({
    problem: 'too-many-pixels',
    size,
  });
  expect(uploadFailure(new Error('something else'), false)).toEqual({ problem: 'network', size: undefined });
});
