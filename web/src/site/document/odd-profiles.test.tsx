// @vitest-environment jsdom
// Whatever is stored under a public profile, its address answers with a complete page.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '@marquee/domain/testing/rounds';
import type { PublicPageOutcome } from '@marquee/domain/site/public-page';
import { readProfile } from '@marquee/domain/profile/read-profile';
import { everyText, oddDocument } from '#web/testing/odd-documents.ts';
import { ASSETS } from '../profile/sample-profile.ts';
import { renderPublicPage } from './render-public-page.tsx';

function render(stored: unknown): Document {
  const outcome: PublicPageOutcome = {
    outcome: 'public',
    profile: readProfile('u1', stored),
  };
  const html = renderPublicPage({ outcome, origin: 'https://marquee.example', path: '/u1' }, ASSETS);
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The types of the page's scripts. An ordinary profile's page has the same: no stored value may add a script. */
const scripts = (page: Document): string[] =>
  Array.from(page.querySelectorAll('script'), (script) => script.getAttribute('type') ?? 'none');

const DANGEROUS = /^(?:javascript:|data:(?!text\/vcard))/i;

// The elements are filtered by code, because a selector would take four times as long in jsdom.
const addresses = (page: Document): string[] =>
  Array.from(page.getElementsByTagName('*')).flatMap((element) =>
    ['href', 'src'].flatMap((name) => element.getAttribute(name) ?? []),
  );

test('every odd stored profile gives a page with one heading, a footer, no added script and no dangerous address', () => {
  const expected = scripts(render({ first_name: 'Meera' }));
  expect(expected.toSorted()).toEqual(['application/ld+json', 'none']);
  fc.assert(
    fc.property(oddDocument, (stored) => {
      const page = render(stored);
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      expect(page.querySelector('footer')).not.toBeNull();
      expect(scripts(page)).toEqual(expected);
      expect(addresses(page).filter((address) => DANGEROUS.test(address))).toEqual([]);
    }),
    // Each run sets about half of all fields.
    rounds(100),
  );
});

test('texts of 100 KB that contain markup are shown as text', () => {
  const text = `</script><b>न \u202e👩‍👩‍👧 ${'xn \n'.repeat(25_000)}`;
  const page = render({
    ...everyText(text),
    skills: [text],
    languages: [text],
    social: { facebook: text, website: `https://x.example/${text}` },
    additional_videos: [text],
    is_profile_public: true,
  });
  expect(page.querySelector('h1')?.textContent).toContain('</script><b>न');
  expect(page.querySelectorAll('main b')).toHaveLength(0);
});

test('a stored document that is no profile gives a page with one heading', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(render(stored).querySelectorAll('h1')).toHaveLength(1);
    }),
    rounds(50),
  );
});
