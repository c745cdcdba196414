import { beforeEach, expect, test, vi } from 'vitest';
import { appOf } from '../requests/route.ts';
import { profileCard } from './profile-card.ts';

const { readFile, logFailure } = vi.hoisted(() => ({
  readFile: vi.fn<() => Promise<Uint8Array>>(),
  logFailure: vi.fn(),
}));
vi.mock(import('../runtime/log.ts'), () => ({ logFailure, logInfo: vi.fn() }));
const settings: { language?: string } = {};
vi.mock('virtual:public-page', () => ({
  cardContent: ({ first_name }: { first_name: string }, language: string) => ({
    name: first_name,
    line: language,
    facts: '',
  }),
}));
vi.mock(import('../runtime/admin.ts'), async (original) => ({
  ...(await original()),
  firestore: () =>
    ({
      collection: () => ({ doc: () => ({}) }),
      getAll: () => Promise.resolve([{ get: (field: 'language') => settings[field] }]),
    }) as never,
  bucket: () => ({ name: 'b' }) as never,
}));
vi.mock(import('../pictures/read-file.ts'), async (original) => ({ ...(await original()), readFile }));
vi.mock(import('./draw-card.ts'), () => ({
  drawCard: ({ line, portrait }: { line: string; portrait: Uint8Array | undefined }) =>
    Promise.resolve(Buffer.from(`${line}, ${portrait ? 'with portrait' : 'without'}`)),
}));
const profile = { first_name: 'Asha', is_profile_public: true, profile_image: { file: 'profile/a.jpg' } };
vi.mock(import('../public-page/firestore-profiles.ts'), async (original) => ({
  ...(await original()),
  publicProfiles: () => ({ profile: () => Promise.resolve(profile) }) as never,
}));

let name = 0;
beforeEach(() => {
  // A new name makes a card that is not cached yet.
  profile.first_name = `Asha ${String((name += 1))}`;
});

const app = appOf([profileCard]);

/** Requests the card, follows the redirect to its address with a version, and returns that response. */
async function card(): Promise<{ body: string; cacheControl: string | null }> {
  const { headers } = await app.request('/api/card/asha.jpg');
  const drawn = await app.request(headers.get('location') ?? '');
  return { body: await drawn.text(), cacheControl: drawn.headers.get('cache-control') };
}

test('a card whose portrait cannot be read is logged, sent without it, and drawn again at the next request', async () => {
  readFile.mockRejectedValueOnce(new Error('The file took too long.'));
  expect(await card()).toEqual({ body: 'en, without', cacheControl: 'no-store' });
  expect(logFailure).toHaveBeenCalledExactlyOnceWith('portrait of a card', expect.any(Error));
  readFile.mockResolvedValue(new Uint8Array([1]));
  expect(await card()).toEqual({
    body: 'en, with portrait',
    cacheControl: expect.stringContaining('public') as unknown,
  });
});

test('a card whose portrait is no longer there is cached, so that a deleted file costs one attempt', async () => {
  readFile.mockReset().mockRejectedValue(Object.assign(new Error('No such object'), { code: 404 }));
  for (let time = 0; time < 2; time += 1) {
    expect(await card()).toEqual({
      body: 'en, without',
      cacheControl: expect.stringContaining('public') as unknown,
    });
  }
  expect(readFile).toHaveBeenCalledOnce();
  expect(logFailure).not.toHaveBeenCalled();
});

test('a card is in the stored language of its actor, and in English without one', async () => {
  readFile.mockReset().mockResolvedValue(new Uint8Array([1]));
  settings.language = 'hi';
  expect((await card()).body).toBe('hi, with portrait');
  // Without a stored language, cards are in English.
  delete settings.language;
  expect((await card()).body).toBe('en, with portrait');
});
