// CV and contact sheet through Hosting: the same outcomes as the page's, headers and caching, and the text of the PDF.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../functions/src/documents/read-drawn-pdf.ts';
import { PROJECT_ID, suiteUrl } from '../../scripts/config/project.ts';
import { authorization } from '../rules/matrix/actors.ts';
import { storedLink, suiteDatabase, useDocuments } from './environment.ts';

const { firestore, auth } = suiteDatabase();
const run = randomUUID().slice(0, 8);
const [asha, dev, gone] = [`cv-asha-${run}`, `cv-dev-${run}`, `cv-gone-${run}`];
// Named links of Dev's private profile.
const [opens, plain, revoked] = ['bcdfghjkmnpqr', 'ccdfghjkmnpqr', 'dcdfghjkmnpqr'];
const documents: Readonly<Record<string, object>> = {
  [`profiles/a${run}`]: {
    username: asha,
    former_usernames: [`${asha}-old`],
    first_name: 'आशा',
    last_name: 'श्रीनिवास',
    location: 'Pune',
    height: `5'6"`,
    languages: ['Marathi', 'हिन्दी'],
    introduction: 'I listen. <script>alert(1)</script>',
    is_profile_public: true,
  },
  [`profiles/d${run}`]: { username: dev, first_name: 'Dev', is_profile_public: false },
  [`profiles/d${run}/private/links`]: {
    links: {
      [opens]: storedLink({ opens_private: true }),
      [plain]: storedLink(),
      [revoked]: storedLink({ opens_private: true, revoked: true }),
    },
  },
  [`profiles/g${run}`]: {
    username: gone,
    is_profile_public: true,
    taken_down: { at: new Date(), reason: 'spam' },
  },
  [`profiles/n${run}`]: { first_name: 'Nameless', is_profile_public: true },
  ...Object.fromEntries(
    [asha, `${asha}-old`, dev, gone].map((name) => [`usernames/${name}`, { uid: `${name.charAt(3)}${run}` }]),
  ),
};

const get = (path: string, headers: HeadersInit = {}): Promise<Response> =>
  fetch(suiteUrl('hosting', path), { redirect: 'manual', headers });

useDocuments(firestore, documents);
beforeAll(async () => {
  await auth.createUser({ uid: `d${run}`, email: `d${run}@example.com`, emailVerified: true });
  await auth.createUser({ uid: `a${run}` });
});
afterAll(() => auth.deleteUsers([`a${run}`, `d${run}`]));

describe.each(['cv.pdf', 'photos.pdf'])('the document %s', (file) => {
  it('the document of a public profile is a PDF with its name, cached for a minute at the edge', async () => {
    const response = await get(`/${asha}/${file}`);
    expect(response.status).toBe(200);
    const { headers } = response;
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(headers.get('content-disposition')).toMatch(
      /^inline; filename="[\w .()-]+\.pdf"; filename\*=UTF-8''%E0/,
    );
    expect(headers.get('x-robots-tag')).toBe('noindex');
    const [page] = await readPdf(new Uint8Array(await response.arrayBuffer()), 0.1);
    expect(page?.text).toContain('आशा श्रीनिवास');
  });

  it('a document that the browser has is answered with 304', async () => {
    const tag = (await get(`/${asha}/${file}`)).headers.get('etag') ?? '';
    const again = await get(`/${asha}/${file}`, { 'if-none-match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each([
    [`/${asha.toUpperCase()}`, 301, 'public, max-age=0, s-maxage=60'],
    [`/${asha}-old`, 301, 'public, max-age=0, s-maxage=60'],
    [`/actor/a${run}`, 301, 'public, max-age=0, s-maxage=60'],
    [`/actor/n${run}`, 200, 'public, max-age=0, s-maxage=60'],
    [`/${dev}`, 403, 'no-store'],
    [`/${gone}`, 410, 'no-store'],
    [`/nobody-${run}`, 404, 'no-store'],
    [`/actor/none${run}`, 404, 'no-store'],
    ['/a..b', 404, 'no-store'],
  ])('the document of %s is answered with %i', async (profile, status, cacheControl) => {
    const response = await get(`${profile}/${file}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, cacheControl]);
    if (status === 301) expect(response.headers.get('location')).toBe(`/${asha}/${file}`);
    if (status > 400) expect(response.headers.get('content-type')).toContain('text/html');
  });

  it('the document of a private profile is for its owner alone, and cached nowhere', async () => {
    const tokenOf = (uid: string) => authorization({ name: 'owner', uid, claims: {} }, PROJECT_ID);
    const own = await get(`/${dev}/${file}`, tokenOf(`d${run}`));
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const other = await get(`/${dev}/${file}`, tokenOf(`a${run}`));
    expect(other.status).toBe(403);
  });

  it.each([
    [opens, 200],
    [plain, 410],
    [revoked, 410],
    // A code that never existed is answered as one that has ended.
    ['zzzzzzzzzzzzz', 410],
  ])(
    'the document of a private profile by the named link %s is answered with %i, cached nowhere',
    async (code, status) => {
      const response = await get(`/${dev}/${code}/${file}`);
      expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
    },
  );

  it('the document of a private profile by its named link shows that link as the page’s address', async () => {
    const response = await get(`/${dev}/${opens}/${file}`);
    const [page] = await readPdf(new Uint8Array(await response.arrayBuffer()), 0.1);
    expect(page?.text).toContain(`/${dev}/${opens}`);
  });

  it('a POST to a document is refused', async () => {
    const response = await fetch(suiteUrl('hosting', `/${asha}/${file}`), { method: 'POST' });
    expect(response.status).toBe(405);
  });
});

it('a CV in Hindi has Hindi labels, and names Hindi as its language', async () => {
  const pdf = Buffer.from(await (await get(`/${asha}/cv.pdf?lang=hi`)).arrayBuffer());
  expect(pdf.toString('latin1')).toContain('/Lang (hi)');
  const [page] = await readPdf(pdf, 0.1);
  for (const text of ['परिचय', 'भाषाएँ', 'I listen. <script>alert(1)</script>', `5'6"`])
    expect(page?.text).toContain(text);
});
