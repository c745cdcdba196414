// Compares the deployed functions with the repository's.
import { serviceAccountOf } from '@marquee/domain/site/region';
import { type Check, from, shortName, type Part } from '../doctor/check.ts';
import { missing, ok, warning } from '../doctor/finding.ts';
import { listAt, textAt } from '../doctor/google-api.ts';

const checkFunctions: Check = async ({ projectId, api, wanted }) => {
  const answer = await api.get(
    `https://cloudfunctions.googleapis.com/v2/projects/${projectId}/locations/-/functions?pageSize=200`,
  );
  const fix = `Run \`npx firebase deploy --only functions --project ${projectId}\` (the project has to be on the Blaze plan).`;
  return from('Functions', answer, missing('no function is deployed', fix), (body) => {
    const deployed = listAt(body, 'functions');
    return wanted.functions.map((name) => {
      const ofName = deployed.filter((one) => shortName(textAt(one, 'name')) === name);
      const here = ofName.find((one) => textAt(one, 'name').includes(`/locations/${wanted.region}/`));
      if (ofName.length === 0) return missing(`function ${name}: not deployed`, fix);
      if (here === undefined) {
        return missing(
          `function ${name}: deployed, but not in ${wanted.region}`,
          `${fix} Then delete the other.`,
        );
      }
      if (textAt(here, 'state') !== 'ACTIVE') {
        return missing(`function ${name}: ${textAt(here, 'state').toLowerCase()}`, fix);
      }
      const account = textAt(here, 'serviceConfig.serviceAccountEmail');
      if (account !== serviceAccountOf(projectId)) {
        return missing(`function ${name}: runs as ${account}, not as ${serviceAccountOf(projectId)}`, fix);
      }
      const runtime = textAt(here, 'buildConfig.runtime');
      return runtime === wanted.runtime
        ? ok(`function ${name}: active on ${runtime}`)
        : warning(`function ${name}: runs on ${runtime}, not on ${wanted.runtime}`, fix);
    });
  });
};

export const functions: Part = { name: 'Functions', check: checkFunctions, isOfRelease: true };
