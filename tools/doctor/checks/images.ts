// The repository of the functions' images: without a policy, continuous deployment sets one of a single day, and a release
// of last week cannot be rolled back to.
import { from, type Check, type CheckTarget } from '../check.ts';
import { missing, ok } from '../finding.ts';
import { valueAt } from '../google-api.ts';
import { runSetup } from '../resources.ts';

export const repositories = ({ projectId, wanted: { region } }: CheckTarget): string =>
  `https://artifactregistry.googleapis.com/v1/projects/${projectId}/locations/${region}/repositories`;

/** The name under which firebase-tools looks for a cleanup policy. */
export const CLEANUP = 'firebase-functions-cleanup';

export const images: Check = async (target) => {
  const answer = await target.api.get(`${repositories(target)}/gcf-artifacts`);
  const fix = runSetup(target.projectId);
  return from(
    'Artifact Registry',
    answer,
    missing('there is no repository for the images of functions', fix),
    (body) => [
      valueAt(body, `cleanupPolicies.${CLEANUP}`) === undefined
        ? missing('images of old functions are kept for ever', fix)
        : ok('images of old functions are removed'),
    ],
  );
};
