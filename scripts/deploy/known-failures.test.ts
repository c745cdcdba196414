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
    /quota of processors or memory/,
    true,
  ],
  ['Error: We failed to modify the IAM policy for the project.', /service agents/, false],
  [
    'In non-interactive mode but have no value for the following environment variables: SITE_ORIGIN',
    /parameter/,
    false,
  ],
  ['In non-interactive mode but have no value for the secret VAPID_PRIVATE_KEY', /secret/, false],
  [
    'HTTP Error: 400, One or more users named in the policy do not belong to a permitted customer,  perhaps due to an organization policy.',
    /organisation's policy/,
    false,
  ],
  [
    'Unable to set the invoker for the IAM policy on the following functions: site',
    /opened to everybody/,
    true,
  ],
  [
    'Could not create or update Cloud Run service api, Container Healthcheck failed. Revision api-00001-abc is not ready',
    /did not start/,
    true,
  ],
  [
    'Build failed: FAILED_PRECONDITION: due to quota restrictions, cannot run builds in this region, see https://cloud.google.com/build/docs/locations',
    /no builders/,
    false,
  ],
  [
    'Quota exceeded for total allowable memory per project per region.',
    /quota of processors or memory/,
    true,
  ],
  ['Build 1b0c finished with status EXPIRED: build was queued for too long', /waited too long/, true],
  [
    'Max instances must be set to 6 or fewer in order to set the requested total CPU.',
    /quota of processors or memory/,
    true,
  ],
  [
    'Permission "artifactregistry.repositories.downloadArtifacts" denied on resource "projects/p/locations/l/repositories/gcf-artifacts"',
    /repository of images/,
    true,
  ],
  [
    'User code failed to load. Cannot determine backend specification. Timeout after 10000.',
    /not read in time/,
    true,
  ],
])('the output "%s" is recognised as the failure %s, which is retried: %s', (output, what, isRetried) => {
  const failure = knownFailure(output);
  expect(failure?.what).toMatch(what);
  expect(failure?.retryAfter !== undefined).toBe(isRetried);
});

it('an output of no known failure is not recognised, and so not retried', () => {
  expect(knownFailure('Error: Permission denied on resource')).toBeUndefined();
});
