// @vitest-environment jsdom
// What a public page says of its profile as schema.org's Person.
import { expect, test } from 'vitest';
import { EMPTY_CREDIT } from '@marquee/domain/profile/credit';
import type { Facts } from '@marquee/domain/profile/facts';
import type { Profile } from '@marquee/domain/profile/profile';
import { SAMPLE_PROFILE } from '../profile/sample-profile.ts';
import { ASSETS, ORIGIN, page, published } from './page-of-profile.ts';

const dataOf = (changes: Partial<Profile> = {}): unknown =>
  JSON.parse(page(published(changes)).querySelector('script[type="application/ld+json"]')?.textContent ?? '');

const withFacts = (facts: Partial<Facts>): unknown =>
  dataOf({ facts: { ...SAMPLE_PROFILE.facts, ...facts } });

test('the structured data of a public profile describes a Person, with every fact that schema.org has a property for', () => {
  expect(dataOf()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': `${ORIGIN}/asha-rao#person`,
    url: `${ORIGIN}/asha-rao`,
    mainEntityOfPage: `${ORIGIN}/asha-rao`,
    name: 'Asha Rao',
    givenName: 'Asha',
    familyName: 'Rao',
    height: `5'6"`,
    image: ['portrait', 'one', 'two', 'three', 'four', 'five', 'six'].map(
      (name) => `${ASSETS.pictureBase}profiles%2Fu1%2Fgallery%2F${name}.jpg?alt=media`,
    ),
    jobTitle: 'Actor',
    description: 'Film and theatre actor from Mumbai.',
    homeLocation: { '@type': 'Place', name: 'Mumbai' },
    knowsAbout: ['Theatre Acting', 'Stage combat', 'Kathak', 'Mimicry'],
    knowsLanguage: ['Hindi', 'English', 'Marathi'],
    sameAs: [
      'https://www.instagram.com/asha',
      'https://www.facebook.com/asha.rao',
      'https://www.imdb.com/name/nm1234567',
      'https://asha.example/',
    ],
  });
});

test('the structured data of a public profile names the actors’ association, and none where there is none', () => {
  expect(withFacts({ association: 'CINTAA' })).toMatchObject({
    memberOf: { '@type': 'Organization', name: 'CINTAA' },
  });
  expect(withFacts({ association: '' })).not.toHaveProperty('memberOf');
});

test.each([
  ['female', 'https://schema.org/Female'],
  ['male', 'https://schema.org/Male'],
  ['non_binary', undefined],
  ['agender', undefined],
])('the structured data of a profile with the gender %s says %s', (gender, term) => {
  expect((withFacts({ gender }) as { readonly gender?: string }).gender).toBe(term);
});

test('the structured data of a public profile names the Person as the actor of its credits, of five at most', () => {
  const film = { ...EMPTY_CREDIT, title: 'Kasav', year: 2019, link: 'https://film.example/' };
  const movie = { '@type': 'Movie', name: 'Kasav', url: 'https://film.example/' };
  expect(dataOf({ credits: [film] })).toMatchObject({ '@reverse': { actor: [movie] } });
  expect(dataOf({ credits: Array.from({ length: 6 }, () => film) })).toMatchObject({
    '@reverse': { actor: Array.from({ length: 5 }, () => movie) },
  });
});
