import { JSDOM } from 'jsdom';
import { PRERENDERED_ROUTES, routeAt } from '@marquee/domain/routes';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { common } from '../i18n/en/common.ts';
import type { AppRenderer, PrerenderedPage } from './prerendered.ts';

const ORIGIN = 'https://marquee.example';
/** Title, first heading, a text further down and a link of each. */
const SAYS = {
  '/': ['Marquee - Professional Actor Profiles', common.slogan, 'Completely free', '/signup'],
  '/login': ['Login | Marquee', 'Login to your account', 'New here?', '/forgot-password'],
  '/signup': ['Create your account | Marquee', 'Create your account', 'Already have an account?', '/login'],
  '/register': ['Create your account | Marquee', 'Create an account', 'Confirm password', '/login'],
  '/terms': ['Terms and Conditions | Marquee', 'Terms and Conditions', 'June 15, 2023', '/privacy'],
  '/privacy': ['Privacy Policy | Marquee', 'Privacy Policy', 'What we store', '/settings'],
  '/faqs': ['FAQs | Marquee', 'Frequently asked questions', 'Why is this free?', '/terms'],
} as const;

let renderer: AppRenderer;

beforeAll(async () => {
  for (const name of ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID']) {
    vi.stubEnv(`VITE_FIREBASE_${name}`, 'demo');
  }
  renderer = await import('./prerender-app.tsx');
});

const documentOf = ({ meta, styles, content }: PrerenderedPage): Document =>
  new JSDOM(`<!doctype html><head>${meta}${styles}</head><body><div id="root">${content}</div></body>`).window
    .document;

const content = (page: Document, selector: string): string | null =>
  page.querySelector(selector)?.getAttribute('content') ?? null;

describe.each(PRERENDERED_ROUTES)('%s', (route) => {
  const [title, heading, text, link] = SAYS[route];
  let page: Document;

  beforeAll(async () => {
    page = documentOf(await renderer.prerenderRoute(route, ORIGIN));
  });

  it('says what it is, to readers, search engines and messengers', () => {
    expect(page.title).toBe(title);
    expect(Array.from(page.querySelectorAll('h1'), (one) => one.textContent)).toEqual([heading]);
    expect(content(page, 'meta[name=description]')?.length).toBeGreaterThan(10);
    expect(content(page, 'meta[name=robots]')).toBe(
      routeAt(route)?.isListed === true ? 'index, follow' : 'noindex, nofollow',
    );
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(ORIGIN + route);
    expect(content(page, 'meta[property="og:title"]')).toBe(title);
    expect(content(page, 'meta[property="og:url"]')).toBe(ORIGIN + route);
    expect(content(page, 'meta[property="og:image"]')).toMatch(
      /^https:\/\/marquee\.example\/icons\/.*\.jpg$/,
    );
    expect(content(page, 'meta[name="twitter:title"]')).toBe(title);
  });

  it('can be read and left without a script', () => {
    const main = page.querySelector('main');
    expect(main?.textContent).toContain(text);
    expect(page.querySelector(`a[href="${link}"]`)).not.toBeNull();
    expect(page.querySelectorAll('script, [onclick]')).toHaveLength(0);
    // A form that is sent without its script says nothing in the address.
    for (const form of page.querySelectorAll('form')) expect(form.method).toBe('post');
  });

  it('brings the style of everything in it, as Emotion knows it again', () => {
    const elements = Array.from(page.querySelectorAll('style'));
    const named = new Set(elements.flatMap((style) => style.dataset['emotion']?.split(' ') ?? []));
    const used = new Set(
      Array.from(page.querySelectorAll('[class]')).flatMap((element) =>
        Array.from(element.classList).flatMap((name) => /^css-(\w+)(?:-.*)?$/.exec(name)?.[1] ?? []),
      ),
    );
    used.delete('0'); // No style at all.
    expect(used.size).toBeGreaterThan(10);
    const missing = [...used].filter(
      (name) => ![...named].some((one) => one === name || one.startsWith(`${name}-`)),
    );
    expect(missing).toEqual([]);
    const css = elements.map((style) => style.textContent).join('');
    expect(css).toContain('--mui-palette-primary-main');
    expect(css).toContain('--mq-ink');
    expect(css).not.toContain('</');
  });
});

it('leaves out what needs the address of a site that is not known', async () => {
  const page = documentOf(await renderer.prerenderRoute('/terms', ''));
  expect(
    page.querySelectorAll('link[rel=canonical], meta[property="og:url"], meta[property="og:image"]'),
  ).toHaveLength(0);
  expect(content(page, 'meta[property="og:title"]')).toBe(SAYS['/terms'][0]);
});

it('paints the frame for all other routes, with a way home and a spinner', async () => {
  const { content: html } = await renderer.prerenderShell();
  const page = new JSDOM(html).window.document;
  expect(page.querySelector('header a[href="/"]')).not.toBeNull();
  expect(page.querySelector('main h1')?.textContent).toBe(common.loading);
});

it('refuses an address that says nothing about itself', async () => {
  await expect(renderer.prerenderRoute('/meera-kulkarni', ORIGIN)).rejects.toThrow(
    'says nothing about itself',
  );
});
