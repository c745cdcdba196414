// The repository of the functions' images: without a policy, continuous deployment sets one of a single day, and a release
// of last week cannot be rolled back to.
import { type Check, type CheckTarget, from, type Mend, type Part } from '../doctor/check.ts';
import { missing, ok } from '../doctor/finding.ts';
import { valueAt } from '../doctor/google-api.ts';
import { runSetup } from '../doctor/resources.ts';

const repositories = ({ projectId, wanted: { region } }: CheckTarget): string =>
  `https://artifactregistry.googleapis.com/v1/projects/${projectId}/locations/${region}/repositories`;

/** The name under which firebase-tools looks for a cleanup policy. */
const CLEANUP = 'firebase-functions-cleanup';

const checkImages: Check = async (target) => {
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

/** Rolling back to a Hosting release needs the images of its functions, which are kept for this long. */
const WEEK = '604800s';

const mendImages: Mend = async (target) => {
  const { api, report } = target;
  const collection = repositories(target);
  if ((await api.find(`${collection}/gcf-artifacts`)) === undefined) {
    await api.change('POST', `${collection}?repositoryId=gcf-artifacts`, { format: 'DOCKER' });
    report('made the repository of images');
  }
  await api.change('PATCH', `${collection}/gcf-artifacts?updateMask=cleanupPolicies`, {
    cleanupPolicies: {
      [CLEANUP]: { id: CLEANUP, action: 'DELETE', condition: { tagState: 'ANY', olderThan: WEEK } },
    },
  });
  report('images are removed after a week');
};

export const images: Part = { name: 'Images', check: checkImages, mend: mendImages };
