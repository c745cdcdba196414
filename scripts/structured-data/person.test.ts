// What search engines are told of an actor holds against schema.org's vocabulary.
import Validator from '@adobe/structured-data-validator';
import { describe, expect, test } from 'vitest';
import { emptyProfile, type Profile } from '@marquee/domain/profile';
import { personJsonLd } from '../../web/src/server/person-json-ld.ts';
import { SAMPLE_PROFILE } from '../../web/src/features/public-profile/testing.ts';
import { schemaOrgVocabulary } from './vocabulary.ts';

const validator = new Validator(schemaOrgVocabulary());

const issues = async (item: object): Promise<string[]> =>
  (await validator.validate({ jsonld: { Person: [structuredClone(item)] } })).map(
    ({ severity, issueMessage }) => `${severity}: ${issueMessage}`,
  );

/** As it stands in the page, where what is undefined is left out. */
const person = (profile: Profile): object =>
  JSON.parse(JSON.stringify(personJsonLd(profile, 'https://marquee.example/asha-rao'))) as object;

describe('the person of', () => {
  test.each<[string, Profile]>([
    ['a full profile', SAMPLE_PROFILE],
    ['an empty profile', emptyProfile('u1')],
    ['a profile of controls', { ...emptyProfile('u1'), first_name: '\u202e', location: '\u0000' }],
  ])('%s is valid', async (_name, profile) => {
    expect(await issues(person(profile))).toEqual([]);
  });
});

describe('the validator', () => {
  test('knows the vocabulary', async () => {
    expect(await issues({ '@type': 'Person', name: 'Asha', shoeSize: 7 })).toEqual([
      'WARNING: Property "shoeSize" for type "Person" is not supported by the schema.org specification',
    ]);
    expect(
      await issues({ '@type': 'Person', name: 'Asha', homeLocation: { '@type': 'Plaice', name: 'Pune' } }),
    ).toEqual(['ERROR: Type "Plaice" is not a valid schema.org type']);
    expect(await issues({ '@type': 'Person' })).toEqual([expect.stringContaining('"name" is missing')]);
  });
});
