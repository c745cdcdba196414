import type { Mend } from '../doctor/check.ts';
import { CLEANUP, repositories } from '../doctor/checks/images.ts';

/** Rolling back to a Hosting release needs the images of its functions, which are kept for this long. */
const WEEK = '604800s';

export const mendImages: Mend = async (target) => {
  const { api, say } = target;
  const collection = repositories(target);
  if ((await api.find(`${collection}/gcf-artifacts`)) === undefined) {
    await api.change('POST', `${collection}?repositoryId=gcf-artifacts`, { format: 'DOCKER' });
    say('made the repository of images');
  }
  await api.change('PATCH', `${collection}/gcf-artifacts?updateMask=cleanupPolicies`, {
    cleanupPolicies: {
      [CLEANUP]: { id: CLEANUP, action: 'DELETE', condition: { tagState: 'ANY', olderThan: WEEK } },
    },
  });
  say('images are removed after a week');
};
