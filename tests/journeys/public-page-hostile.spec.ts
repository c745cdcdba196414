// A public page under attack: what an owner wrote is text, and what somebody injects does not run.
import type { Page } from '@playwright/test';
import { deployment } from './replaceable-site.ts';
import { expect, siteStarted, test } from './fixtures.ts';
import { database, newActor } from './store.ts';
import { widthBeyond } from './width-beyond.ts';

const ATTACK =
  '</script><script>globalThis.owned = 1</script><img src=x onerror="globalThis.owned = 2"> \u202e"&amp;\'\u2066';
const ADDRESS = 'javascript:globalThis.owned=3';
const LONG = `${ATTACK} ${'x'.repeat(40 * 1024)}`;

/** Stores an actor with fields that form and rules would refuse, as an importer might; returns the page's path. */
async function storedActor(fields: Readonly<Record<string, unknown>>): Promise<string> {
  const { uid, username } = await newActor();
  await database.doc(`profiles/${uid}`).update(fields);
  return `/${username}`;
}

const isOwned = (page: Page): Promise<boolean> => page.evaluate(() => 'owned' in globalThis);

test('markup and long texts in any field of a profile are shown as text', async ({ journey }) => {
  const page = await journey.open('visitor');
  const everywhere = (text: string) => ({
    first_name: text,
    last_name: text,
    height: text,
    location: text,
    introduction: text,
    education: text,
    skills: [text, `custom-1-${encodeURIComponent(text.slice(0, 200))}`],
    languages: [text],
    introduction_video: ADDRESS,
    additional_videos: [
      { platform: 'youtube', url: ADDRESS },
      text.slice(0, 500),
      'data:text/html,<script>1</script>',
    ],
    social: { facebook: text, instagram: ADDRESS, imdb: '../../evil', website: ADDRESS },
    whatsapp_link: ADDRESS,
    profile_image: ADDRESS,
    photos: [ADDRESS, text.slice(0, 500)],
  });
  for (const fields of [everywhere(ATTACK), everywhere(LONG)]) {
    await page.goto(await storedActor(fields));
    await siteStarted(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      '<script>globalThis.owned = 1</script>',
    );
    // A right-to-left override ends where its text ends.
    await expect(page.getByText('Make Your Own Free Profile')).toBeVisible();
    expect(await isOwned(page)).toBe(false);
    const odd = await page.evaluate(() =>
      [...document.querySelectorAll('[href], [src]')]
        .map((element) => element.getAttribute(element.hasAttribute('href') ? 'href' : 'src') ?? '')
        .filter((address) => !/^(https?:|\/|#|data:text\/vcard|data:image)/.test(address) && address !== ''),
    );
    expect(odd).toEqual([]);
    expect(await widthBeyond(page)).toEqual([]);
  }
});

test('the Content Security Policy blocks injected scripts and styles', async ({ journey, closers }) => {
  const { origin, deploy, close } = await deployment();
  closers.push(close);
  // As if escaping had failed, the server's document contains the script.
  const attack =
    '<script>globalThis.owned = 1</script><img src="/favicon.svg" onload="globalThis.owned = 2"><style>h1{display:none}</style>';
  deploy((path, body) => (path === '/meera-kulkarni' ? body.replace('<body>', `<body>${attack}`) : body));
  const page = await journey.open('visitor', { baseURL: origin }, [
    /Content Security Policy/,
    /^The page’s settings blocked/,
  ]);
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(globalThis, { refused });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      refused.push(effectiveDirective),
    );
  });
  await page.goto('/meera-kulkarni');
  await siteStarted(page);
  // The same script is also injected into the page in the browser.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.owned = 3';
    const foreign = document.createElement('script');
    foreign.src = 'https://evil.example/x.js';
    document.body.append(script, foreign);
  });
  const refused = () =>
    page.evaluate(() => (globalThis as unknown as { refused: string[] }).refused.toSorted());
  await expect
    .poll(refused)
    .toEqual(['script-src-attr', 'script-src-elem', 'script-src-elem', 'script-src-elem', 'style-src-elem']);
  expect(await isOwned(page)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
