import { beforeEach, expect, test, vi } from 'vitest';
import { profileDocuments } from './profile-documents.ts';

const { readFile, logFailure } = vi.hoisted(() => ({
  readFile: vi.fn<() => Promise<Uint8Array>>(),
  logFailure: vi.fn(),
}));
vi.mock('virtual:public-page', () => ({
  assets: {},
  renderPublicPage: () => '',
  cvContent: ({ first_name, profile_image }: { first_name: string; profile_image: { url: string } }) => ({
    title: first_name,
    picture: profile_image.url,
  }),
}));
vi.mock(import('../runtime/log.ts'), () => ({ logFailure, logInfo: vi.fn() }));
vi.mock(import('../runtime/admin.ts'), async (original) => ({
  ...(await original()),
  bucket: () => ({ name: 'b' }) as never,
}));
vi.mock(import('../pictures/read-file.ts'), async (original) => ({ ...(await original()), readFile }));
vi.mock(import('../public-page/begin-answer.ts'), async (original) => ({
  ...(await original()),
  isAnswered: () => false,
}));
const profile = { id: 'asha', first_name: '', profile_image: { url: '' } };
vi.mock(import('../public-page/find-address.ts'), () => ({
  findAddress: () => Promise.resolve({ outcome: 'public', profile } as never),
}));
vi.mock(import('./draw-cv.ts'), () => ({
  drawCv: async (content: unknown, { files }) =>
    Buffer.from((await files((content as { picture: string }).picture)) ? 'with portrait' : 'without'),
}));

let name = 0;
beforeEach(() => {
  logFailure.mockClear();
  profile.profile_image.url =
    'https://firebasestorage.googleapis.com/v0/b/b/o/profiles%2Fasha%2Fprofile%2Fa.jpg?alt=media';
  // Another document than before.
  profile.first_name = `Asha ${String((name += 1))}`;
});

const cv = () =>
  new Promise<{ body: string; cacheControl: string | undefined }>((resolve) => {
    const headers: Record<string, string> = {};
    const response = {
      set: (more: object) => {
        Object.assign(headers, more);
        return response;
      },
      status: () => response,
      on: () => response,
      end: (body: unknown) => resolve({ body: String(body), cacheControl: headers['Cache-Control'] }),
    };
    const request = { method: 'GET', path: '/asha/cv.pdf', query: {}, headers: {}, socket: {} };
    const more = { get: () => undefined, on: () => undefined };
    void profileDocuments({ ...request, ...more } as never, response as never);
  });
const CACHED = expect.stringContaining('public') as unknown;

test('a CV whose portrait cannot be read is sent without it, logged, and drawn again with it', async () => {
  readFile.mockRejectedValueOnce(new Error('The file took too long.'));
  expect(await cv()).toEqual({ body: 'without', cacheControl: 'no-store' });
  expect(logFailure).toHaveBeenCalledExactlyOnceWith('picture of a document', expect.any(Error));
  readFile.mockResolvedValue(new Uint8Array([1]));
  expect(await cv()).toEqual({ body: 'with portrait', cacheControl: CACHED });
});

test('a CV whose portrait is no longer there is cached', async () => {
  readFile.mockReset().mockRejectedValue(Object.assign(new Error('No such object'), { code: 404 }));
  expect(await cv()).toEqual({ body: 'without', cacheControl: CACHED });
  expect(await cv()).toEqual({ body: 'without', cacheControl: CACHED });
  expect(readFile).toHaveBeenCalledOnce();
  expect(logFailure).not.toHaveBeenCalled();
});
