// @vitest-environment jsdom
// What an actor writes may be in another script than the page: each text has its own direction, and each link that opens
// a window gives that window no hold on the page.
import { expect, test } from 'vitest';
import { EMPTY_CREDIT } from '@marquee/domain/profile/credit';
import { FACTS } from '@marquee/domain/profile/facts';
import type { Profile } from '@marquee/domain/profile/profile';
import { NO_VIDEO_DETAILS } from '@marquee/domain/profile/video-details';
import { everyText } from '#web/testing/odd-documents.ts';
import { ASSETS, SAMPLE_PROFILE, samplePicture } from '../profile/sample-profile.ts';
import { page } from './page-of-profile.ts';
import { renderFixedPages } from './render-fixed-pages.tsx';

const URDU = 'میرا ڈرامہ';

const WRITTEN: Profile = {
  ...SAMPLE_PROFILE,
  ...everyText(URDU),
  username: SAMPLE_PROFILE.username,
  introduction_video: SAMPLE_PROFILE.introduction_video,
  whatsapp_link: SAMPLE_PROFILE.whatsapp_link,
  headline: URDU,
  photos: [{ ...samplePicture('one'), caption: URDU, photographer: URDU }],
  credits: [
    { ...EMPTY_CREDIT, title: URDU, role: URDU, production: URDU, year: 2019, link: 'https://film.example/' },
  ],
  additional_videos: [
    { ...NO_VIDEO_DETAILS, platform: 'youtube', url: 'https://youtu.be/eRsGyueVLvQ', title: URDU },
    { ...NO_VIDEO_DETAILS, platform: 'instagram', url: 'https://www.instagram.com/reel/abc/', title: URDU },
  ],
  skills: [URDU],
  languages: [URDU],
  facts: {
    ...SAMPLE_PROFILE.facts,
    ...Object.fromEntries(
      Object.entries(FACTS).flatMap(([name, { kind }]): [string, unknown][] => {
        if (kind === 'line') return [[name, `${URDU} ${name}`]];
        return kind === 'list' ? [[name, [`${URDU} ${name}`]]] : [];
      }),
    ),
  },
  representation: {
    role: 'agent',
    name: URDU,
    company: URDU,
    phone: '+91 98200 12346',
    email: 'dev@menon.example',
    instead: false,
  },
};

const link = { code: '0123456789abc', isPrivate: false, hasVersion: true, asksAnswer: false };
const written = page({ outcome: 'public', profile: WRITTEN, link });

const OWN_DIRECTION = 'bdi, [dir="auto"], [dir="rtl"]';

test('each text that an actor writes has the direction of its own script', () => {
  const holders = [...written.body.querySelectorAll('*')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.includes(URDU)),
  );
  expect(holders.length).toBeGreaterThan(15);
  expect(
    holders
      .filter(
        (element) => element.closest(OWN_DIRECTION) === null && element.querySelector(OWN_DIRECTION) === null,
      )
      .map(({ outerHTML }) => outerHTML),
  ).toEqual([]);
});

test('a link that opens another window gives that window no hold on the page', () => {
  const links = [...written.querySelectorAll('a[target="_blank"]')];
  expect(links.map((each) => each.getAttribute('href'))).toContain('https://film.example/');
  for (const each of links) expect(each.getAttribute('rel') ?? '', each.outerHTML).toContain('noopener');
});

test.each(Object.entries(FACTS).filter(([, { kind }]) => kind === 'line' || kind === 'list'))(
  'the page shows the fact %s',
  (name) => {
    expect(written.body.textContent).toContain(`${URDU} ${name}`);
  },
);

test('a name on the shortlist has the direction of its own script', () => {
  const fixed = renderFixedPages({ origin: '', samples: { en: '/s-en', hi: '/s-hi' } }, ASSETS);
  const { html = '' } = fixed.find(({ file }) => file.includes('shortlist')) ?? {};
  const card = new DOMParser().parseFromString(html, 'text/html').querySelector('template');
  expect(card?.content.querySelector('[data-name]')?.getAttribute('dir')).toBe('auto');
});
