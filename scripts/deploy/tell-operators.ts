import type { GoogleApi } from '../../tools/doctor/google-api.ts';

/** Where the deployment runs: a run of GitHub's, or somebody's machine. */
function placeOf({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID }: NodeJS.ProcessEnv): string {
  return GITHUB_RUN_ID === undefined
    ? 'by hand'
    : `${GITHUB_SERVER_URL ?? ''}/${GITHUB_REPOSITORY ?? ''}/actions/runs/${GITHUB_RUN_ID}`;
}

/** Writes the log entry that the alert `deployments` reads: a failed job by itself tells only whoever pushed. */
export async function tellOperators(
  api: Pick<GoogleApi, 'change'>,
  projectId: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const event = 'deployment failed';
  try {
    await api.change('POST', 'https://logging.googleapis.com/v2/entries:write', {
      logName: `projects/${projectId}/logs/marquee-deploy`,
      resource: { type: 'global', labels: { project_id: projectId } },
      entries: [{ severity: 'ERROR', jsonPayload: { message: event, event, place: placeOf(env) } }],
    });
    console.log('The operators are told of the failure, by the alert deployments.');
  } catch (error) {
    console.error(
      `The alert of a failed deployment was not raised: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
