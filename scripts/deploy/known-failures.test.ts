import { expect, it } from 'vitest';
import { knownFailure } from './known-failures.ts';

it.each([
  [
    'Validation failed for trigger projects/p/locations/l/triggers/t: Invalid resource state for "": Permission denied while using the Eventarc Service Agent.',
    /service agent is new/,
    true,
  ],
  ['Error: Failed to replace Run service projects/1/locations/asia-south1/services/sitemap', /409/, true],
  [
    'HTTP Error: 429, Could not create or update Cloud Run service a. Quota exceeded for total allowable CPU per project per region.',
    /quota of processors/,
    true,
  ],
  ['Error: We failed to modify the IAM policy for the project.', /service agents/, false],
  [
    'In non-interactive mode but have no value for the following environment variables: SITE_ORIGIN',
    /parameter/,
    false,
  ],
  ['In non-interactive mode but have no value for the secret VAPID_PRIVATE_KEY', /secret/, false],
])('the output "%s" is recognised as the failure %s, which is retried: %s', (output, what, isRetried) => {
  const failure = knownFailure(output);
  expect(failure?.what).toMatch(what);
  expect(failure?.retryAfter !== undefined).toBe(isRetried);
});

it('an output of no known failure is not recognised, and so not retried', () => {
  expect(knownFailure('Error: Permission denied on resource')).toBeUndefined();
});
