import { beforeEach, expect, test, vi } from 'vitest';
import { appOf } from '../requests/route.ts';
import { profileDocuments } from './profile-documents.ts';

const { readFile, logFailure } = vi.hoisted(() => ({
  readFile: vi.fn<() => Promise<Uint8Array>>(),
  logFailure: vi.fn(),
}));
vi.mock('virtual:public-page', () => ({
  assets: {},
  renderPublicPage: () => '',
  cvContent: ({ first_name, profile_image }: { first_name: string; profile_image: { file: string } }) => ({
    title: first_name,
    picture: profile_image.file,
  }),
  shortlistContent: (entries: readonly unknown[]) => ({ title: '', entries }),
}));
vi.mock(import('../runtime/log.ts'), () => ({ logFailure, logInfo: vi.fn() }));
vi.mock(import('../runtime/admin.ts'), async (original) => ({
  ...(await original()),
  bucket: () => ({ name: 'b' }) as never,
  firestore: () => ({}) as never,
  pictureBase: () => '',
}));
vi.mock(import('../pictures/read-file.ts'), async (original) => ({ ...(await original()), readFile }));
vi.mock(import('../public-page/respond.ts'), async (original) => ({
  ...(await original()),
  redirected: () => undefined,
}));
const profile = { id: 'asha', first_name: '', profile_image: { file: 'profile/a.jpg' } };
vi.mock(import('../public-page/find-address.ts'), () => ({
  findAddress: (address) => {
    const { username } = address as { readonly username: string };
    const first_name = username === 'asha' ? profile.first_name : username;
    return Promise.resolve({ outcome: 'public', profile: { ...profile, first_name } } as never);
  },
}));
vi.mock(import('../public-page/find-profile.ts'), () => ({
  findProfile: () => Promise.resolve({ outcome: 'missing' } as never),
}));
vi.mock(import('./draw-shortlist.ts'), () => ({ drawShortlist: () => Promise.resolve(Buffer.of()) }));
vi.mock(import('./draw-cv.ts'), () => ({
  drawCv: async (content: unknown, { files }) =>
    Buffer.from((await files((content as { picture: string }).picture)) ? 'with portrait' : 'without'),
}));

let name = 0;
beforeEach(() => {
  readFile.mockReset().mockResolvedValue(new Uint8Array([1]));
  // A new name makes a document that is not cached yet.
  profile.first_name = `Asha ${String((name += 1))}`;
});

interface Asked {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
}

const app = appOf([profileDocuments]);

async function get({ path, query = {}, remoteAddress = '198.51.100.9' }: Asked) {
  const address = Object.keys(query).length === 0 ? path : `${path}?${String(new URLSearchParams(query))}`;
  const response = await app.request(address, {}, { incoming: { socket: { remoteAddress } } });
  return {
    status: response.status,
    body: await response.text(),
    cacheControl: response.headers.get('cache-control'),
  };
}
const cv = async () => {
  const { body, cacheControl } = await get({ path: '/asha/cv.pdf' });
  return { body, cacheControl };
};
const CACHED = expect.stringContaining('public') as unknown;

test('a CV whose portrait cannot be read is logged, sent without it, and drawn again when next requested', async () => {
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

test('concurrent requests of one network share its limit: ten of 130 are refused', async () => {
  const answers = await Promise.all(
    Array.from({ length: 130 }, (_, index) =>
      get({ path: `/waiting-${String(index)}/cv.pdf`, remoteAddress: '198.51.100.1' }),
    ),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
});

test('a CV in the cache does not count towards the limit', async () => {
  const again = () => get({ path: '/asha/cv.pdf', remoteAddress: '198.51.100.2' });
  for (let index = 0; index < 130; index += 1) expect((await again()).status).toBe(200);
});

test('a shortlist of unknown names counts towards the limit with each of its names', async () => {
  const shortlist = (first: number) =>
    get({
      path: '/shortlist/photos.pdf',
      query: { names: Array.from({ length: 30 }, (_, index) => `name-${String(first + index)}`).join(',') },
      remoteAddress: '198.51.100.3',
    });
  for (let first = 0; first < 120; first += 30) expect((await shortlist(first)).status).toBe(200);
  expect((await shortlist(120)).status).toBe(429);
});
