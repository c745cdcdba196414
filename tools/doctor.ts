// `npm run doctor -- --project id`: what a project's configuration lacks, and how to fix it. Changes nothing.
// `--test-mail you@example.com` also sends a mail. Without --project, or with a project whose id begins with demo-, it
// checks the local suite. Ends with 1 when something is missing or could not be read. With --after-deploy it checks
// only the parts that a release can break, and ends with 1 only when something is missing.
import { parseArgs } from 'node:util';
import type { Finding } from './doctor/finding.ts';
import { googleApi } from './doctor/google-api.ts';
import { checkLocalSuite } from './doctor/local-suite.ts';
import { readWanted } from './doctor/repository.ts';
import { sendTestMail } from './doctor/test-mail.ts';
import { PARTS } from './parts.ts';
import { printFindings } from './print.ts';
import { accessToken, openTarget, targetOf, type Target } from './target.ts';

async function testMail(target: Target, to: string): Promise<Finding[]> {
  const findings = [await sendTestMail(await openTarget(target, 'doctor'), to)];
  printFindings('Test mail', findings);
  return findings;
}

async function examine(target: Target, parts: typeof PARTS): Promise<Finding[]> {
  const { projectId, isLocal } = target;
  const wanted = readWanted(projectId);
  if (isLocal) {
    const findings = await checkLocalSuite(wanted);
    printFindings(`The local suite (${projectId})`, findings);
    return findings;
  }
  console.log(`Looking at ${projectId} …`);
  // Without credentials, the run ends here.
  await accessToken();
  const api = googleApi({ projectId, token: accessToken });
  const all: Finding[] = [];
  for (const { name, check } of parts) {
    const findings = await check({ projectId, api, wanted, fetch });
    printFindings(name, findings);
    all.push(...findings);
  }
  return all;
}

try {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      'test-mail': { type: 'string' },
      'after-deploy': { type: 'boolean', default: false },
    },
  });
  const isAfterDeploy = values['after-deploy'];
  const parts = isAfterDeploy ? PARTS.filter(({ isOfRelease }) => isOfRelease) : PARTS;
  const target = targetOf(values.project);
  const to = values['test-mail'];
  const findings = [
    ...(await examine(target, parts)),
    ...(to === undefined ? [] : await testMail(target, to)),
  ];
  const count = (level: Finding['level']): number => findings.filter((one) => one.level === level).length;
  console.log(
    `\n${String(count('ok'))} right, ${String(count('missing'))} missing, ${String(count('warning'))} to be bettered, ${String(count('unknown'))} not seen`,
  );
  process.exitCode = count('missing') + (isAfterDeploy ? 0 : count('unknown')) === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
// The Admin SDK's open connections would keep the process running.
process.exit();
