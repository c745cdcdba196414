import { expect, test } from 'vitest';
import { fieldsInError } from './field-order.ts';

test('fields in error are named by their paths, in the order of the screen', () => {
  expect(
    fieldsInError({
      additional_videos: [{}, { url: 'videoUrl' }],
      social: { website: 'website' },
      date_of_birth: 'dateOfBirth',
      first_name: 'firstName',
    }),
  ).toEqual(['first_name', 'date_of_birth', 'social.website', 'additional_videos.1.url']);
  expect(fieldsInError({})).toEqual([]);
});
