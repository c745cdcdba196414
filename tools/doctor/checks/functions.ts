// What is deployed of the functions.
import { SERVICE_ACCOUNT } from '@marquee/domain/region';
import { FUNCTIONS_SECRETS } from '../../../scripts/config/settings.ts';
import { from, shortName, type Check } from '../check.ts';
import { missing, ok, warning } from '../finding.ts';
import { valueAt, listAt, textAt } from '../google-api.ts';

/** The image repository of the functions: without a policy, continuous deployment sets one of a single day. */
const images: Check = async ({ projectId, api, wanted }) => {
  const what = 'Artifact Registry';
  const answer = await api.get(
    `https://artifactregistry.googleapis.com/v1/projects/${projectId}/locations/${wanted.region}/repositories/gcf-artifacts`,
  );
  const fix = `\`npx firebase functions:artifacts:setpolicy --location ${wanted.region} --days 7 --force --project ${projectId}\`.`;
  const noRepository = missing(
    'there is no repository for the images of functions',
    `\`gcloud artifacts repositories create gcf-artifacts --repository-format=docker --location=${wanted.region} --project ${projectId}\`, then ${fix}`,
  );
  return from(what, answer, noRepository, (body) => [
    valueAt(body, 'cleanupPolicies.firebase-functions-cleanup') === undefined
      ? missing('images of old functions are kept for ever', fix)
      : ok('images of old functions are removed'),
  ]);
};

const deployed: Check = async ({ projectId, api, wanted }) => {
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
      if (account !== '' && !account.startsWith(`${SERVICE_ACCOUNT}`)) {
        return missing(`function ${name}: runs as ${account}, not as ${SERVICE_ACCOUNT}`, fix);
      }
      const runtime = textAt(here, 'buildConfig.runtime');
      return runtime === wanted.runtime
        ? ok(`function ${name}: active on ${runtime}`)
        : warning(`function ${name}: runs on ${runtime}, not on ${wanted.runtime}`, fix);
    });
  });
};

/** Values that functions read from Secret Manager; a deployment without a terminal fails when one is missing. */
const secrets: Check = async ({ projectId, api }) => {
  const findings = await Promise.all(
    FUNCTIONS_SECRETS.map(async (name) => {
      const answer = await api.get(
        `https://secretmanager.googleapis.com/v1/projects/${projectId}/secrets/${name}/versions/latest`,
      );
      const none = missing(
        `the secret ${name} is not there`,
        `Run \`npx firebase functions:secrets:set ${name} --project ${projectId}\` (docs/set-up.md, step 9).`,
      );
      return from(`secret ${name}`, answer, none, (body) => [
        textAt(body, 'state') === 'ENABLED' ? ok(`the secret ${name} is there`) : none,
      ]);
    }),
  );
  return findings.flat();
};

export const functions: Check = async (target) => [
  ...(await secrets(target)),
  ...(await images(target)),
  ...(await deployed(target)),
];
