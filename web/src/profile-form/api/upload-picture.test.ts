// Uploads against a Storage in memory: what is sent, deleted and counted. tests/journeys/editor-pictures.spec.ts does the
// same in a browser.
import type * as Storage from 'firebase/storage';
import { beforeEach, expect, test, vi } from 'vitest';
import { uploadPicture, type UploadRequest } from './upload-picture.ts';

interface Task {
  readonly path: string;
  readonly metadata: Record<string, unknown>;
  readonly sends: (bytes: number) => void;
  readonly ends: () => void;
  readonly fails: (error: Error) => void;
  readonly calls: string[];
  readonly listeners: Set<unknown>;
}

const mocks = vi.hoisted(() => ({
  tasks: [] as Task[],
  deletePicture: vi.fn((_path: string) => Promise.resolve()),
  getDownloadURL: vi.fn((path: string) => Promise.resolve(`https://pictures/${path}`)),
  connection: { isOffline: false, listeners: new Set<() => void>() },
}));
const { tasks, deletePicture, getDownloadURL, connection } = mocks;

vi.mock('firebase/storage', async (original) => ({
  ...(await original<typeof Storage>()),
  ref: (_storage: unknown, path: string) => path,
  getDownloadURL: mocks.getDownloadURL,
  uploadBytesResumable: (path: string, _blob: Blob, metadata: Record<string, unknown>) => {
    let resolve: (value: undefined) => void = () => undefined;
    let reject: (error: Error) => void = () => undefined;
    const promise = new Promise<undefined>((ends, fails) => {
      resolve = ends;
      reject = fails;
    });
    const calls: string[] = [];
    const listeners = new Set<(snapshot: { bytesTransferred: number }) => void>();
    mocks.tasks.push({
      path,
      metadata,
      calls,
      listeners,
      sends: (bytesTransferred) => listeners.forEach((listener) => listener({ bytesTransferred })),
      ends: () => resolve(undefined),
      fails: reject,
    });
    return Object.assign(promise, {
      on: (event: string, listener: (snapshot: { bytesTransferred: number }) => void) => {
        if (event === 'state_changed') listeners.add(listener);
        return () => listeners.delete(listener);
      },
      cancel: () => {
        calls.push('cancel');
        reject(Object.assign(new Error('Cancelled.'), { code: 'storage/canceled' }));
      },
      pause: () => calls.push('pause'),
      resume: () => calls.push('resume'),
    });
  },
}));
vi.mock('#web/firebase/storage.ts', () => ({ storage: {} }));
vi.mock('#web/firebase/auth.ts', () => ({ auth: { currentUser: { uid: 'asha' } } }));
vi.mock('./delete-picture.ts', () => ({ deletePicture: mocks.deletePicture }));
vi.mock('#web/pwa/connection.ts', () => ({
  isOffline: () => mocks.connection.isOffline,
  subscribeToConnection: (listener: () => void) => {
    mocks.connection.listeners.add(listener);
    return () => mocks.connection.listeners.delete(listener);
  },
}));

const blob = (bytes: number): Blob => new Blob(['x'.repeat(bytes)], { type: 'image/webp' });

const requestOf = (changes: Partial<UploadRequest> = {}): UploadRequest => ({
  uid: 'asha',
  uploaded: new Set(),
  kind: 'profile',
  encoded: {
    full: blob(300),
    copies: [{ step: 480, blob: blob(100) }],
    width: 800,
    height: 1000,
    color: '#102030',
  },
  onProgress: () => undefined,
  signal: new AbortController().signal,
  ...changes,
});

const endAll = (): void => tasks.forEach(({ ends }) => ends());
const paths = (): string[] => tasks.map(({ path }) => path);

beforeEach(() => {
  tasks.length = 0;
  connection.isOffline = false;
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true }));
});

test('all sizes of a picture are sent below its owner’s folder, and noted before they are sent', async () => {
  const request = requestOf();
  const picture = uploadPicture(request);
  expect(paths()).toEqual([...request.uploaded]);
  expect(paths()).toHaveLength(2);
  for (const { path, metadata } of tasks) {
    expect(path).toMatch(/^profiles\/asha\/profile\/asha-profile-.*\.webp$/);
    expect(metadata).toMatchObject({ contentType: 'image/webp', cacheControl: expect.any(String) as string });
  }
  endAll();
  const { file, ...others } = await picture;
  expect(`profiles/asha/${file}`).toBe(paths()[0]);
  expect(others).toMatchObject({ width: 800, height: 1000, steps: [480], color: '#102030' });
  expect(deletePicture).not.toHaveBeenCalled();
});

test('a picture that is no WebP is stored as a JPEG', async () => {
  const jpeg = new Blob(['x'], { type: 'image/jpeg' });
  const picture = uploadPicture(requestOf({ encoded: { ...requestOf().encoded, full: jpeg, copies: [] } }));
  endAll();
  expect((await picture).file).toMatch(/\.jpg$/);
});

test('the progress is that of all files together', async () => {
  const onProgress = vi.fn();
  const picture = uploadPicture(requestOf({ onProgress }));
  const [full, copy] = tasks;
  full?.sends(100);
  copy?.sends(100);
  full?.sends(300);
  expect(onProgress.mock.calls.flat()).toEqual([0.25, 0.5, 1]);
  endAll();
  await picture;
  expect(tasks.map(({ listeners }) => listeners.size)).toEqual([0, 0]);
});

test('when one file fails, the others are stopped, and what was sent is deleted and no longer noted', async () => {
  const request = requestOf();
  const picture = uploadPicture(request);
  const failure = new Error('Quota.');
  tasks[1]?.fails(failure);
  await expect(picture).rejects.toBe(failure);
  expect(tasks[0]?.calls).toContain('cancel');
  await vi.waitFor(() => expect(deletePicture.mock.calls.flat()).toEqual(paths()));
  await vi.waitFor(() => expect(request.uploaded.size).toBe(0));
});

test('what cannot be deleted stays noted, for the next save', async () => {
  deletePicture.mockRejectedValue(new Error('Offline.'));
  const request = requestOf();
  const picture = uploadPicture(request);
  tasks[0]?.fails(new Error('Quota.'));
  await expect(picture).rejects.toThrow('Quota.');
  await vi.waitFor(() => expect(deletePicture).toHaveBeenCalledTimes(2));
  expect(request.uploaded.size).toBe(2);
  deletePicture.mockResolvedValue(undefined);
});

test('an upload that the user stops cancels all files, and one that is stopped before sends none', async () => {
  const controller = new AbortController();
  const picture = uploadPicture(requestOf({ signal: controller.signal }));
  controller.abort();
  await expect(picture).rejects.toMatchObject({ code: 'storage/canceled' });
  expect(tasks.map(({ calls }) => calls)).toEqual([['cancel'], ['cancel']]);

  tasks.length = 0;
  await expect(uploadPicture(requestOf({ signal: AbortSignal.abort() }))).rejects.toThrow('aborted');
  expect(tasks).toEqual([]);
});

test('an upload pauses while the connection is lost, and follows it no longer once it has ended', async () => {
  const picture = uploadPicture(requestOf());
  connection.isOffline = true;
  connection.listeners.forEach((listener) => listener());
  connection.isOffline = false;
  connection.listeners.forEach((listener) => listener());
  expect(tasks[0]?.calls).toEqual(['pause', 'resume']);
  endAll();
  await picture;
  expect(connection.listeners.size).toBe(0);
});

test('a picture without a public address has failed, and one that does not answer there yet is a warning', async () => {
  getDownloadURL.mockRejectedValueOnce(new Error('None.'));
  const without = uploadPicture(requestOf());
  endAll();
  await expect(without).rejects.toMatchObject({ problem: 'public-url' });

  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const fetch = vi.fn(() => Promise.resolve({ ok: false, status: 404 }));
  vi.stubGlobal('fetch', fetch);
  const late = uploadPicture(requestOf());
  endAll();
  await late;
  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'An uploaded picture does not answer at its public address yet.',
      new Error('HTTP status 404'),
    ),
  );
  expect(fetch).toHaveBeenCalledExactlyOnceWith(expect.any(String), { method: 'HEAD' });
});

test('an upload for another account than the one logged in sends nothing', async () => {
  await expect(uploadPicture(requestOf({ uid: 'ravi' }))).rejects.toMatchObject({
    problem: 'unauthenticated',
  });
  expect(tasks).toEqual([]);
});
