// @vitest-environment jsdom
// What HTML asks of every document, and a browser does not report.
import { expect, test } from 'vitest';
import { SAMPLE_PROFILE } from '../profile/sample-profile.ts';
import { renderFixedPages } from './render-fixed-pages.tsx';
import { renderPublicPage } from './render-public-page.tsx';
import { renderSample } from './render-sample.tsx';

const ASSETS = {
  css: '',
  later: { css: '' },
  pictureBase: 'https://pictures.example/',
  script: '/assets/start-site-abc.js',
};
const ORIGIN = 'https://marquee.example';

const documents: readonly { readonly file: string; readonly html: string }[] = [
  ...renderFixedPages({ origin: ORIGIN, samples: { en: '/sample', hi: '/hi/sample' } }, ASSETS),
  { file: 'the sample', html: renderSample('en', ASSETS) },
  {
    file: 'a public page',
    html: renderPublicPage(
      { outcome: { outcome: 'public', profile: SAMPLE_PROFILE }, origin: ORIGIN, path: '/Asha' },
      ASSETS,
    ),
  },
];

/** The elements of a document and of its templates. */
function elementsOf(html: string): Element[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const templates = [...page.querySelectorAll('template')].map(({ content }) => content);
  return [page, ...templates].flatMap((root) => [...root.querySelectorAll('*')]);
}

test.each(documents)(
  '$file names no id twice, and no image has sizes without a choice among files',
  ({ html }) => {
    const elements = elementsOf(html);
    const ids = elements.map(({ id }) => id).filter((id) => id !== '');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const sized = elements.filter(
      (element) => element.hasAttribute('sizes') && !element.hasAttribute('srcset'),
    );
    expect(sized.map(({ outerHTML }) => outerHTML)).toEqual([]);
  },
);
