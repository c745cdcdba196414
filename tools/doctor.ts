// `npm run doctor -- --project id`: what is missing of a project's configuration, and how to fix it. Changes nothing.
// Without --project, or with one that begins with demo-, it looks at the local suite. Ends with 1 when something is
// missing or could not be seen.
import { parseArgs } from 'node:util';
import { applicationDefault } from 'firebase-admin/app';
import { CHECKS } from './doctor/checks.ts';
import type { Finding } from './doctor/finding.ts';
import { googleApi } from './doctor/google-api.ts';
import { checkLocalSuite } from './doctor/local-suite.ts';
import { readWanted } from './doctor/repository.ts';
import { targetOf } from './target.ts';

const SIGNS: Readonly<Record<Finding['level'], string>> = {
  ok: '✓',
  missing: '✗',
  warning: '!',
  unknown: '?',
  reminder: '·',
};

function print(name: string, findings: readonly Finding[]): void {
  console.log(`\n${name}`);
  for (const { level, what, fix } of findings) {
    console.log(`  ${SIGNS[level]} ${what}${fix === undefined ? '' : `\n      ${fix}`}`);
  }
}

/** A token of the user logged in on this machine. Throws instructions when nobody is. */
async function accessToken(): Promise<string> {
  try {
    return (await applicationDefault().getAccessToken()).access_token;
  } catch {
    throw new Error(
      'There are no Google credentials here, or no connection: run `gcloud auth application-default login`, or set GOOGLE_APPLICATION_CREDENTIALS.',
    );
  }
}

async function examine(project: string | undefined): Promise<Finding[]> {
  const { projectId, isLocal } = targetOf(project);
  const wanted = readWanted(projectId);
  if (isLocal) {
    const findings = await checkLocalSuite(wanted);
    print(`The local suite (${projectId})`, findings);
    return findings;
  }
  console.log(`Looking at ${projectId} …`);
  const token = await accessToken();
  const api = googleApi({ projectId, token: () => Promise.resolve(token) });
  const all: Finding[] = [];
  for (const [name, check] of Object.entries(CHECKS)) {
    const findings = await check({ projectId, api, wanted, fetch });
    print(name, findings);
    all.push(...findings);
  }
  return all;
}

try {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  const findings = await examine(values.project);
  const count = (level: Finding['level']): number => findings.filter((one) => one.level === level).length;
  console.log(
    `\n${String(count('ok'))} right, ${String(count('missing'))} missing, ${String(count('warning'))} to be bettered, ${String(count('unknown'))} not seen`,
  );
  process.exitCode = count('missing') + count('unknown') === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
