// The functions as a visitor meets them: through Hosting's rewrites, in the suite's own project.
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readViews } from '@marquee/domain/views/views';
import { callable, storedLink, suiteDatabase, useDocuments } from './environment.ts';
import { suiteUrl } from '../../scripts/config/project.ts';

const { firestore, auth } = suiteDatabase();

/** Makes the names of this run unique: other tests and a second run use other documents. */
const RUN = Math.random().toString(36).slice(2, 10);
const name = `endpoint-${RUN}`;
const former = `former-${RUN}`;
const hidden = `hidden-${RUN}`;
const uid = `uid${RUN}`;
const hiddenUid = `hid${RUN}`;
const ATTACK = '</script><script>document.title = "owned"</script><img src=x onerror=alert(1)>';

const CODE = '0123456789abc';
const PUBLIC_CODE = 'zyxwvtsrqpnmk';

const documents: Readonly<Record<string, object>> = {
  [`profiles/${uid}`]: {
    username: name,
    former_usernames: [former],
    first_name: 'Asha',
    last_name: ATTACK,
    introduction: ATTACK,
    is_profile_public: true,
  },
  [`profiles/${hiddenUid}/private/links`]: {
    links: { [CODE]: storedLink({ opens_private: true }), [PUBLIC_CODE]: storedLink() },
  },
  [`profiles/${hiddenUid}`]: { username: hidden, first_name: 'Zulekha', is_profile_public: false },
  [`usernames/${name}`]: { uid },
  [`usernames/${former}`]: { uid },
  [`usernames/${hidden}`]: { uid: hiddenUid },
};

const get = (path: string, init: RequestInit = {}) =>
  fetch(suiteUrl('hosting', path), { redirect: 'manual', ...init });

async function views(): Promise<number> {
  const { docs } = await firestore.collection(`profiles/${uid}/views`).get();
  return docs.flatMap((week) => readViews(week.id, week.data())).reduce((sum, { count }) => sum + count, 0);
}

const look = (data: object, headers?: Readonly<Record<string, string>>) =>
  get('/api/trackProfileView', callable(data, headers));

useDocuments(firestore, documents);
beforeAll(() => auth.createUser({ uid: hiddenUid, email: `${hiddenUid}@example.com`, emailVerified: true }));

afterAll(async () => {
  const { docs } = await firestore.collection('notifications').where('user_id', '==', uid).get();
  await Promise.all(docs.map((document) => document.ref.delete()));
  await auth.deleteUser(hiddenUid);
});

test('a public page is complete HTML, small and cached, with an ETag', async () => {
  const response = await get(`/${name}`);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
  expect(html).toContain('<h1');
  expect(html).toContain('Asha');
  expect(gzipSync(html).byteLength).toBeLessThan(30 * 1024);
  const tag = response.headers.get('etag') ?? '';
  const again = await get(`/${name}`, { headers: { 'if-none-match': tag } });
  expect(again.status).toBe(304);
  const head = await get(`/${name}`, { method: 'HEAD' });
  expect(head.headers.get('etag')).toBe(tag);
  expect(await head.text()).toBe('');
});

test.each([`/actor/${uid}`, `/${former}`])('the path %s is redirected to the public page', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(`/${name}`);
});

test('a public page is in the sitemap, and a private page is not', async () => {
  const response = await get('/sitemap.xml');
  const xml = await response.text();
  expect(response.headers.get('content-type')).toMatch(/^application\/xml/);
  expect(xml).toContain(`/${name}</loc>`);
  expect(xml).not.toContain(hidden);
  expect((await get('/robots.txt')).status).toBe(200);
  expect(await (await get('/.well-known/security.txt')).text()).toMatch(
    /^Contact: mailto:privacy@example\.com\nExpires: 20\d\d-/,
  );
});

test('a public page has a share card', async () => {
  const html = await (await get(`/${name}`)).text();
  const address = /\/api\/card\/[^"?]+\?v=\w+/.exec(html)?.[0] ?? '';
  const response = await get(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect((await response.arrayBuffer()).byteLength).toBeLessThan(300 * 1024);
});

test.each(['', '?v=1'])(
  'the share card with the query %j is redirected to its current address',
  async (query) => {
    const response = await get(`/api/card/${uid}.jpg${query}`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toMatch(new RegExp(`^/api/card/${uid}\\.jpg\\?v=\\w+$`));
  },
);

test('the sitemap with a query is redirected, and another sitemap is answered with 404', async () => {
  const response = await get('/sitemap.xml?lang=hi');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/sitemap.xml']);
  expect((await get('/sitemap-700-of-1000.xml')).status).toBe(404);
});

test.each([
  [`/${hidden}`, 403, 'Private Profile'],
  [`/nobody-${RUN}`, 404, 'Profile Not Found'],
])('the page of %s is answered with %i', async (path, status, title) => {
  const response = await get(path);
  const html = await response.text();
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(html).toContain(`<title>${title}</title>`);
  expect(html).toContain('noindex, nofollow');
  expect(html).not.toContain('Zulekha');
});

test('the card of a private profile is answered with 404', async () => {
  expect((await get(`/api/card/${hiddenUid}.jpg`)).status).toBe(404);
});

test('the share card of a private profile is served only with the code of the link that opens it', async () => {
  const html = await (await get(`/${hidden}/${CODE}`)).text();
  const address = /\/api\/card\/[^"]+/.exec(html)?.[0].replace('&amp;', '&') ?? '';
  expect(address).toContain(`&code=${CODE}`);
  expect(html).toMatch(new RegExp(`property="og:url" content="[^"]+/${hidden}/${CODE}"`));
  const card = await get(address);
  expect([card.status, card.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(card.headers.get('content-type')).toBe('image/jpeg');
  for (const other of ['aaaaaaaaaaaaa', PUBLIC_CODE, '']) {
    expect((await get(address.replace(CODE, other))).status).toBe(404);
  }
});

test('a public page refuses POST, and names the allowed methods', async () => {
  const response = await get(`/${name}`, { method: 'POST' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

test('a visitor’s view is counted once, and requests of programs or of visitors who opted out never', async () => {
  const visitorKey = `${RUN}${'0'.repeat(32)}`.replace(/[^0-9a-f]/g, 'a').slice(0, 32);
  const first = await look({ profileId: uid, visitorKey });
  expect(await first.json()).toEqual({ result: { success: true, recorded: true } });
  const second = await look({ profileId: uid, visitorKey });
  expect(await second.json()).toEqual({ result: { success: true, recorded: true } });
  expect(await views()).toBe(1);
  for (const [header, value] of [
    ['user-agent', 'WhatsApp/2.24.1 A'],
    ['dnt', '1'],
    ['sec-gpc', '1'],
  ] as const) {
    expect((await look({ profileId: uid }, { [header]: value })).status).toBe(200);
  }
  expect(await views()).toBe(1);
});

test.each([
  [{ profileId: `none${RUN}` }, 404],
  [{ profileId: hiddenUid }, 403],
])('a view with the data %j is answered with %i', async (data, status) => {
  expect((await look(data)).status).toBe(status);
});
