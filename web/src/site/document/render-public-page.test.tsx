// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { EMPTY_CREDIT } from '@marquee/domain/profile/credit';
import { emptyProfile, type Profile } from '@marquee/domain/profile/profile';
import type { PublicPageOutcome } from '@marquee/domain/site/public-page';
import { SAMPLE_PROFILE } from '../profile/sample-profile.ts';
import { ASSETS, html, meta, ORIGIN, page, published } from './page-of-profile.ts';
import { headScript, pageStyles, renderPublicPage } from './render-public-page.tsx';

describe('the page of a public profile', () => {
  const document = page(published());

  test('a public profile is a complete document, whose HTML has the texts, photos and links', () => {
    expect(html(published())).toMatch(/^<!doctype html><html lang="en" /);
    const text = document.body.textContent;
    for (const part of [
      'Asha Rao',
      'Film and theatre actor from Mumbai.',
      `5'6"`,
      '22 - 30 yrs',
      'Mumbai',
      'Photos & Headshots',
      'Hindi, English, Marathi',
      'Theatre Acting, Stage combat, Kathak, Mimicry',
      'National School of Drama',
      'Work Links',
      'Made with love on',
      'Make Your Own Free Profile',
    ]) {
      expect(text).toContain(part);
    }
    // The link of a video that a click plays on the page.
    expect(document.querySelector('a[href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"]')).not.toBeNull();
    expect(
      document.querySelectorAll('#photos li:not([hidden]) > a[href^="https://pictures.example/"] img'),
    ).toHaveLength(5);
    expect(document.querySelector('details a[href="/signup"]')).not.toBeNull();
  });

  test('a public profile has its parts in the specified order', () => {
    const markers = [
      'header nav',
      'picture img',
      'h1',
      'section[aria-label="At a glance"]',
      'a[href^="https://wa.me/"]',
      'header [data-opens=share]',
      'a[href="https://www.instagram.com/asha"]',
      '#photos',
      '#videos',
      '#details',
      '#work',
      'footer',
    ].map((selector) => document.querySelector(selector));
    markers.reduce((before, marker) => {
      expect(marker).not.toBeNull();
      expect((before?.compareDocumentPosition(marker as Node) ?? 0) & 4).toBe(4);
      return marker;
    });
  });

  test('a public profile has title, description, keywords, robots, mining reservation and canonical address', () => {
    expect(document.title).toBe('Asha Rao - Actor | Marquee');
    expect(meta(document, 'description')).toBe('Film and theatre actor from Mumbai.');
    expect(meta(document, 'keywords')).toBe(
      'Asha Rao, actor, Mumbai, Theatre Acting, Stage combat, Kathak, Hindi, English',
    );
    expect(meta(document, 'robots')).toBe('index, follow');
    // The page reserves the rights to text and data mining.
    expect(meta(document, 'tdm-reservation')).toBe('1');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${ORIGIN}/asha-rao`);
  });

  test('the description of a public profile is its introduction, cut to 155 characters and an ellipsis', () => {
    const long = page(published({ introduction: 'x'.repeat(156) }));
    expect(meta(long, 'description')).toBe(`${'x'.repeat(155)}...`);
    expect(meta(page(published({ introduction: 'x'.repeat(155) })), 'description')).toBe('x'.repeat(155));
  });

  test('a public profile has share tags with title, address and a card, whose address changes with the card’s facts', () => {
    expect(meta(document, 'og:type')).toBe('profile');
    expect(meta(document, 'og:url')).toBe(`${ORIGIN}/asha-rao`);
    expect(meta(document, 'og:title')).toBe('Asha Rao - Actor | Marquee');
    expect(meta(document, 'og:image')).toMatch(/^https:\/\/marquee\.example\/api\/card\/u1\.jpg\?v=\w+$/);
    expect(meta(document, 'og:image:width')).toBe('1200');
    expect(meta(document, 'twitter:card')).toBe('summary_large_image');
    const card = (changes: Partial<Profile>) => meta(page(published(changes)), 'og:image');
    expect(card({ profile_image: null })).not.toBe(card({}));
    expect(card({ height: 'other' })).not.toBe(card({}));
    expect(card({ education: 'other' })).toBe(card({}));
  });

  test('the month of the last save is shown where it is known, and no line where it is not', () => {
    const text = (confirmed_at: number | null) => page(published({ confirmed_at })).body.textContent;
    expect(text(Date.parse('2026-11-05'))).toContain('November 2026');
    expect(text(null)).not.toContain('confirmed');
    expect(text(Date.parse('2026-11-05'))).toContain('confirmed');
  });

  test.each([
    ['میرا ڈرامہ', 'rtl'],
    ['Kasav', null],
  ])('the table of credits that begin with %j has the direction %j', (title, direction) => {
    const table = page(published({ credits: [{ ...EMPTY_CREDIT, title, year: 2019 }] })).querySelector(
      'table',
    );
    expect(table?.getAttribute('dir')).toBe(direction);
  });

  test('a public profile names the script that its inline script imports, and has no script file, preload or JSON', () => {
    expect(document.documentElement.dataset['start']).toBe(ASSETS.script);
    expect(document.querySelectorAll('script[src], link[rel=modulepreload]')).toHaveLength(0);
    expect(document.querySelectorAll('script[type="application/json"]')).toHaveLength(0);
  });

  test('a public profile leads to a form that reports it, and shows the address to copy', () => {
    const link = (from: Document) => from.querySelector('[data-opens=report]')?.getAttribute('href');
    expect(link(document)).toBe('/asha-rao?report#report');
    expect(link(page(published(), { lang: 'hi' }))).toBe('/asha-rao?lang=hi&report#report');
    expect(document.querySelector('[data-opens=report]')?.getAttribute('rel')).toBe('nofollow');
    expect(document.querySelector('#report')).toBeNull();
    const form = page(published(), { asksReport: true }).querySelector<HTMLFormElement>('dialog#report form');
    expect(form?.getAttribute('action')).toBe('/api/reportProfile');
    expect(form?.method).toBe('post');
    expect(form?.querySelector('input[name=profileId]')?.getAttribute('value')).toBe('u1');
    expect(form?.querySelectorAll('input[name=reason]')).toHaveLength(7);
    expect(document.querySelector('footer')?.textContent).toContain('marquee.example/asha-rao');
  });

  test('a public profile contains the links for signed-out and signed-in visitors, and the address to share', () => {
    const texts = (selector: string) =>
      Array.from(document.querySelectorAll(selector), (element) => element.textContent);
    expect(texts('[data-signed-out]')).toEqual([
      'Create Your Profile',
      'Login',
      'Make Your Own Free Profile',
    ]);
    expect(texts('[data-signed-in]')).toEqual(['My Profile', 'Show QR code', 'Go to My Profile']);
    expect(document.querySelector('#share input')?.getAttribute('value')).toBe(`${ORIGIN}/asha-rao`);
  });

  test('the share dialog of a public profile opens without a script, and the owner’s bar is hidden', () => {
    const opener = document.querySelector('header [data-opens=share]');
    expect(document.querySelector(opener?.getAttribute('href') ?? '')?.tagName).toBe('DIALOG');
    expect(document.querySelector<HTMLElement>('[data-owner=u1]')?.hidden).toBe(true);
  });

  test('the head script is the only inline script of a public profile', () => {
    const inline = Array.from(document.scripts).filter((script) => script.type === '' && script.src === '');
    expect(inline.map(({ textContent }) => textContent)).toEqual([headScript]);
  });

  test('the style elements of a public profile are those of pageStyles, and the fonts come before the head script', () => {
    expect(Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent)).toEqual(
      pageStyles(ASSETS),
    );
    const [script, fonts] = [...document.querySelectorAll('head style, head script')].toReversed();
    expect(fonts?.textContent).toBe(ASSETS.later.css);
    expect(script?.textContent).toBe(headScript);
    expect(document.querySelectorAll('[style]')).toHaveLength(0);
  });

  test('a public profile has the styles of its own sections only', () => {
    const outcome = published({ introduction: 'class="other_0' });
    const rendered = renderPublicPage({ outcome, origin: ORIGIN, path: '/asha-rao' }, ASSETS);
    const [, used = ''] = /class="(\w{4})/.exec(rendered) ?? [];
    const sections = [used, 'other_'].map((prefix) => ({ prefix, css: `.${prefix}{color:red}` }));
    const page = renderPublicPage({ outcome, origin: ORIGIN, path: '/asha-rao' }, { ...ASSETS, sections });
    expect(page).toContain(`<style>.${used}{color:red}</style>`);
    expect(page).not.toContain('.other_{');
    expect(pageStyles({ ...ASSETS, sections })).toContain('.other_{color:red}');
  });

  test('a public profile asks for the smallest size of each picture where the browser saves data', () => {
    const saving = renderPublicPage(
      { outcome: published(), origin: ORIGIN, path: '/asha-rao', savesData: true },
      ASSETS,
    );
    const sizes = [...saving.matchAll(/ (?:imageS|s)izes="([^"]*)"/g)].map(([, size]) => size);
    expect(new Set(sizes)).toEqual(new Set(['1px']));
    expect(html(published())).not.toContain('"1px"');
  });

  test('a public profile preloads only the portrait, with its image’s sources, and gives each picture a size', () => {
    const [preload, ...more] = document.querySelectorAll('link[rel=preload][as=image]');
    expect(more).toEqual([]);
    const image = document.querySelector('picture img');
    expect(preload?.getAttribute('href')).toBe(image?.getAttribute('src'));
    expect(preload?.getAttribute('imagesrcset')).toBe(image?.getAttribute('srcset'));
    expect(preload?.getAttribute('imagesizes')).toBe(image?.getAttribute('sizes'));
    expect(image?.getAttribute('srcset')).toMatch(/thumb\S* 384w, \S+medium\S* 800w, \S+ 1280w$/);
    expect(image?.getAttribute('data-color')).toBe('#a1b2c3');
    for (const picture of document.querySelectorAll('article [width], article a > img, picture img')) {
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
    }
  });
});

describe('the languages of a public profile', () => {
  const inHindi = (outcome: PublicPageOutcome): Document =>
    new DOMParser().parseFromString(
      renderPublicPage({ outcome, origin: ORIGIN, path: '/Asha', lang: 'hi' }, ASSETS),
      'text/html',
    );
  const document = inHindi(published());

  test('a page in Hindi has Hindi labels, and what the actor wrote', () => {
    expect(document.documentElement.lang).toBe('hi');
    const text = document.body.textContent;
    for (const part of ['Asha Rao', 'Film and theatre actor from Mumbai.', 'फ़ोटो और हेडशॉट', '22 - 30 साल']) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Photos & Headshots');
    expect(inHindi({ outcome: 'private' }).title).toBe('प्राइवेट प्रोफ़ाइल');
  });

  test('the pages in English and Hindi link to each other, and the canonical address of the Hindi one is its own', () => {
    const alternates = (page: Document) =>
      Array.from(page.querySelectorAll('link[rel=alternate]'), (link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]);
    const expected = [
      ['en', `${ORIGIN}/asha-rao`],
      ['hi', `${ORIGIN}/asha-rao?lang=hi`],
      ['x-default', `${ORIGIN}/asha-rao`],
    ];
    expect(alternates(document)).toEqual(expected);
    expect(alternates(page(published()))).toEqual(expected);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `${ORIGIN}/asha-rao?lang=hi`,
    );
    expect(meta(document, 'og:url')).toBe(`${ORIGIN}/asha-rao`);
    expect(document.querySelector('footer a[hreflang=en]')?.getAttribute('href')).toBe('/asha-rao');
    expect(page(published()).querySelector('footer a[hreflang=hi]')?.getAttribute('href')).toBe(
      '/asha-rao?lang=hi',
    );
  });

  test('a page that is requested in an unknown language is in English', () => {
    const request = { outcome: published(), origin: ORIGIN, path: '/asha-rao', lang: 'xx' };
    expect(renderPublicPage(request, ASSETS)).toBe(html(published()));
  });
});

test('the page of a private profile opened by a named link has no controls that need its plain address', () => {
  const linked = (isPrivate: boolean): Document =>
    page({
      outcome: 'public',
      profile: SAMPLE_PROFILE,
      link: { code: '0123456789abc', isPrivate, hasVersion: false, asksAnswer: false },
    });
  const offers = '[data-keep], [data-opens="share"]';
  expect(linked(false).querySelectorAll(offers)).toHaveLength(3);
  expect(linked(true).querySelectorAll(offers)).toHaveLength(0);
});

test('a version’s headline is below the name and in the document’s title, as text', () => {
  const headline = '<b>Comedian</b>';
  const link = { code: '0123456789abc', isPrivate: false, hasVersion: true, asksAnswer: false };
  const document = page({ outcome: 'public', profile: { ...SAMPLE_PROFILE, headline }, link });
  expect(document.querySelector('h1 + p')?.textContent).toBe(headline);
  expect(document.title).toContain(`- ${headline} |`);
  expect(page({ outcome: 'public', profile: SAMPLE_PROFILE }).querySelector('h1 + p')).toBeNull();
});

test('the page of a named link asks for an answer, unless the link asks for none', () => {
  const buttons = (asksAnswer: boolean): (string | null)[] => {
    const link = { code: '0123456789abc', isPrivate: false, hasVersion: false, asksAnswer };
    const document = page({ outcome: 'public', profile: SAMPLE_PROFILE, link });
    return [...document.querySelectorAll('form[action="/api/answer"] button')].map((one) => one.textContent);
  };
  expect(buttons(true)).toEqual(['Got it', 'Send a tape', 'Shortlisted', 'Not this time']);
  expect(buttons(false)).toEqual([]);
  expect(page({ outcome: 'public', profile: SAMPLE_PROFILE }).querySelector('[data-answer]')).toBeNull();
});

test('the page that a stored answer leads back to marks it and says what the actor will see', () => {
  const link = { code: '0123456789abc', isPrivate: false, hasVersion: false, asksAnswer: true };
  const outcome = { outcome: 'public', profile: SAMPLE_PROFILE, link } as const;
  const request = {
    outcome,
    origin: ORIGIN,
    path: '/asha-rao/0123456789abc',
    answered: 'send_tape',
  } as const;
  const document = new DOMParser().parseFromString(renderPublicPage(request, ASSETS), 'text/html');
  const pressed = document.querySelectorAll('[data-answer] button[aria-pressed=true]');
  expect([...pressed].map(({ textContent }) => textContent)).toEqual(['Send a tape']);
  expect(document.getElementById('answer')?.textContent).toContain('“Send a tape”');
});

test('the page of an empty profile has no empty sections', () => {
  const document = page({
    outcome: 'public',
    profile: { ...emptyProfile('u2'), first_name: 'Jo', is_profile_public: true },
  });
  expect(document.querySelector('h1')?.textContent).toBe('Jo');
  expect(document.querySelector('main')?.textContent).not.toContain('Actor profile');
  expect(
    document.querySelectorAll('article section, article dl, article ul, article img, iframe'),
  ).toHaveLength(0);
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${ORIGIN}/actor/u2`);
});

test('the language link of a page whose path begins with two slashes stays on this site', () => {
  const html = renderPublicPage(
    { outcome: { outcome: 'missing' }, origin: ORIGIN, path: '//evil.example' },
    ASSETS,
  );
  const document = new DOMParser().parseFromString(html, 'text/html');
  expect(document.querySelector('footer a[hreflang=hi]')?.getAttribute('href')).toBe('/evil.example?lang=hi');
});
