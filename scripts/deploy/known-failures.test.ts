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
  [
    'Request to https://run.googleapis.com had HTTP Error: 400, Constraint constraints/run.allowedIngress violated for projects/p attempting to create service site.',
    /policy of the organisation/,
    false,
  ],
  [
    "HTTP Error: 400, 'us-central1' violates constraint 'constraints/gcp.resourceLocations' on the resource 'projects/p'.",
    /policy of the organisation/,
    false,
  ],
  [
    "HTTP Error: 403, Request is prohibited by organization's policy. vpcServiceControlsUniqueIdentifier: x",
    /policy of the organisation/,
    false,
  ],
  [
    'Authentication Error: Your credentials are no longer valid. Please run firebase login --reauth',
    /login has ended/,
    false,
  ],
  [
    'HTTP Error: 401, Request had invalid authentication credentials. Expected OAuth 2 access token',
    /login has ended/,
    false,
  ],
  [
    'Cloud Functions deployment requires the pay-as-you-go (Blaze) billing plan. To upgrade your project, visit',
    /no billing account/,
    false,
  ],
  [
    'Error: Extensions require the Blaze plan, but project p is not on the Blaze plan. Please visit https://x to upgrade.',
    /no billing account/,
    false,
  ],
  [
    "HTTP Error: 400, Billing account for project '1' is not open. Billing must be enabled for activation of service(s)",
    /no billing account/,
    false,
  ],
  [
    'HTTP Error: 403, The billing account for the owning project is disabled in state delinquent',
    /no billing account/,
    false,
  ],
  [
    'Missing permissions required for functions deploy. You must have permission iam.serviceAccounts.ActAs on service account a@b',
    /lacks a role/,
    false,
  ],
  [
    'Permission denied on secret: projects/1/secrets/SMTP_PASSWORD/versions/1 for Revision service account a@b.',
    /read a secret yet/,
    true,
  ],
  ['Error: Error generating the service identity for eventarc.googleapis.com.', /no permission yet/, true],
  [
    'Validation failed for trigger t: Permission "eventarc.events.receiveEvent" denied on "a@b".',
    /no permission yet/,
    true,
  ],
  [
    'Functions successfully deployed but could not set up cleanup policy in location asia-south1.',
    /kept for ever/,
    false,
  ],
  [
    'Error: Failed to set the IAM Policy on the Service projects/p/l/services/site',
    /opened to everybody/,
    true,
  ],
  ['HTTP Error: 409, unable to queue the operation', /another change of the same thing/, true],
  [
    "HTTP Error: 429, Quota exceeded for quota metric 'Per project mutation requests' and limit per minute of service 'cloudfunctions.googleapis.com'",
    /no more changes/,
    true,
  ],
  ['Error: HTTP Error: 503, The service is currently unavailable.', /for a moment/, true],
  [
    'Error: Failed to make request to https://firebasehosting.googleapis.com/v1beta1/sites',
    /for a moment/,
    true,
  ],
  ['Error: Unexpected token \'<\', "<!DOCTYPE "... is not valid JSON', /for a moment/, true],
  ['The following Cloud Functions V2 regions are currently unreachable: asia-south1', /for a moment/, true],
  [
    "Could not create or update Cloud Run service api, Image 'asia-south1-docker.pkg.dev/p/gcf-artifacts/api' not found.",
    /new image/,
    true,
  ],
])('the output "%s" is recognised as the failure %s, which is retried: %s', (output, what, isRetried) => {
  const failure = knownFailure(output);
  expect(failure?.what).toMatch(what);
  expect(failure?.retryAfter !== undefined).toBe(isRetried);
});

it('an error that firebase-tools hides is looked for at the end of its log, and nowhere else', () => {
  const hidden = 'Error: An unexpected error has occurred.';
  const log =
    'HTTP Error: 503 early\n'.padEnd(10_000, '.') + 'HTTP Error: 401, invalid authentication credentials';
  expect(knownFailure(hidden, log)?.what).toBe('the login has ended');
  expect(knownFailure('Error: Permission denied on resource', log)).toBeUndefined();
});

it('an output of no known failure is not recognised, and so not retried', () => {
  expect(knownFailure('Error: Permission denied on resource')).toBeUndefined();
});
