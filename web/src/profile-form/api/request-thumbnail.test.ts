import { beforeEach, expect, test, vi } from 'vitest';
import { fetchThumbnail } from './request-thumbnail.ts';

const { auth, callFunction, isOffline } = vi.hoisted(() => ({
  auth: { currentUser: null as { readonly uid: string } | null },
  callFunction: vi.fn<(name: string, data: unknown) => Promise<unknown>>(),
  isOffline: vi.fn(() => false),
}));
vi.mock('#web/firebase/auth.ts', () => ({ auth }));
vi.mock('#web/firebase/functions.ts', () => ({ callFunction }));
vi.mock('#web/pwa/connection.ts', () => ({ isOffline }));

const URL = 'https://youtu.be/dQw4w9WgXcQ';
const THUMB = { file: 'videos/a.webp', width: 480, height: 270, steps: [], color: '#102030' };

beforeEach(() => {
  auth.currentUser = { uid: 'asha' };
  callFunction.mockResolvedValue({ thumb: THUMB });
});

test('a video’s thumbnail is the one that the function has stored', async () => {
  expect(await fetchThumbnail(URL)).toMatchObject(THUMB);
  expect(callFunction).toHaveBeenCalledExactlyOnceWith('videoThumbnail', { url: URL });
});

test.each([
  ['refuses', () => Promise.reject(new Error('not-found'))],
  ['answers nothing', () => Promise.resolve(undefined)],
  ['answers with no thumbnail', () => Promise.resolve({ thumb: null })],
  [
    'answers with a file of another folder',
    () => Promise.resolve({ thumb: { ...THUMB, file: '../ravi/a.webp' } }),
  ],
])('a video has no thumbnail where the function %s', async (_what, answer) => {
  callFunction.mockImplementation(answer);
  expect(await fetchThumbnail(URL)).toBeNull();
});

test('no thumbnail is asked for after a logout or without a connection', async () => {
  isOffline.mockReturnValueOnce(true);
  expect(await fetchThumbnail(URL)).toBeNull();
  auth.currentUser = null;
  expect(await fetchThumbnail(URL)).toBeNull();
  expect(callFunction).not.toHaveBeenCalled();
});
