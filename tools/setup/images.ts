import type { Mend } from '../doctor/check.ts';
import { CLEANUP, repositories } from '../doctor/checks/images.ts';

/** Rolling back to a Hosting release needs the images of its functions, which are kept for this long. */
const WEEK = '604800s';

export const mendImages: Mend = async (target) => {
  const { api, say } = target;
  const all = repositories(target);
  if ((await api.get(`${all}/gcf-artifacts`)).kind === 'absent') {
    await api.change('POST', `${all}?repositoryId=gcf-artifacts`, { format: 'DOCKER' });
    say('made the repository of images');
  }
  await api.change('PATCH', `${all}/gcf-artifacts?updateMask=cleanupPolicies`, {
    cleanupPolicies: {
      [CLEANUP]: { id: CLEANUP, action: 'DELETE', condition: { tagState: 'ANY', olderThan: WEEK } },
    },
  });
  say('images are removed after a week');
};
