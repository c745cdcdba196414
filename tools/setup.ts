// `npm run setup -- --project id`: brings a project to what the doctor asks for, as far as Google's APIs can, and lists what
// a person has to do. It may be run again at any time: what is right stays as it is.
//   --site https://…         where the site is going to be; without it https://<project>.web.app
//   --billing-account ID     links this billing account: its card is charged
//   --alerts-to you@…        who is told when something fails
//   --identity-platform      sets up Authentication as Identity Platform: past 50,000 users a month each costs $0.0055
//   --app-check              makes a key of reCAPTCHA and registers the app: past 10,000 checks a month it costs
//   --repository-id N        GitHub's repository that may deploy (`gh api repos/OWNER/NAME --jq .id`)
//   --environments a,b       the environments of that repository that may deploy
import { parseArgs } from 'node:util';
import type { MendTarget, Part, SetupOptions } from './doctor/check.ts';
import { missing, type Finding } from './doctor/finding.ts';
import { googleApi, NoCredentials } from './doctor/google-api.ts';
import { readWanted } from './doctor/repository.ts';
import { PARTS } from './parts.ts';
import { printFindings } from './print.ts';
import { accessToken, targetOf } from './target.ts';

const isOpen = ({ level }: Finding): boolean => level !== 'ok' && level !== 'reminder';

/** Checks a part, mends what is not right, and checks the part again. */
async function setUp(part: Part, targetNow: () => MendTarget): Promise<Finding[]> {
  const before = await part.check(targetNow());
  if (!before.some(isOpen) && part.sendsHidden !== true) {
    console.log(`\n${part.name}\n  ✓ ${before.length === 1 ? (before[0]?.what ?? '') : 'as it should be'}`);
    return before;
  }
  const toDo = before.filter(isOpen).length;
  console.log(`\n${part.name}${toDo === 0 ? '' : `: ${String(toDo)} to do`}`);
  const refused: Finding[] = [];
  try {
    await part.mend?.(targetNow());
  } catch (error) {
    if (error instanceof NoCredentials) throw error;
    const words = error instanceof Error ? error.message : String(error);
    console.log(`  ✗ Google says: ${words}`);
    refused.push(missing(`${part.name}: ${words}`, 'Setup tries it again.'));
  }
  const after = await part.check(targetNow());
  for (const { what } of after.filter(isOpen)) console.log(`  … ${what}`);
  return [...refused, ...after];
}

async function run(projectId: string, options: SetupOptions): Promise<number> {
  console.log(`Setting up ${projectId} …`);
  // Without credentials, the run ends here.
  await accessToken();
  const api = googleApi({ projectId, token: accessToken });
  const targetNow = (): MendTarget => ({
    projectId,
    api,
    // Read again for each part, because setup writes the settings files.
    wanted: readWanted(projectId),
    fetch,
    options,
    report: (what) => console.log(`  + ${what}`),
  });
  const left: Finding[] = [];
  for (const part of PARTS.filter(({ isOfRelease }) => isOfRelease !== true)) {
    const findings = await setUp(part, targetNow);
    left.push(...findings.filter(isOpen));
    // Without billing most APIs cannot be enabled.
    if (part.name === 'Billing' && findings.some(isOpen)) break;
  }
  const byHand = left.filter(({ by }) => by === 'hand');
  const failed = left.filter(({ by }) => by === undefined);
  if (failed.length > 0) printFindings('Not done: run setup again in some minutes', failed);
  if (byHand.length > 0) printFindings('Left for you', byHand);
  console.log(
    left.some(({ level }) => level === 'missing' || level === 'unknown')
      ? '\nThen run setup again: it looks at everything anew.'
      : `\nNext: npm run deploy -- --project ${projectId}`,
  );
  return failed.length;
}

try {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      site: { type: 'string' },
      'billing-account': { type: 'string' },
      'alerts-to': { type: 'string' },
      'identity-platform': { type: 'boolean', default: false },
      'app-check': { type: 'boolean', default: false },
      'repository-id': { type: 'string' },
      environments: { type: 'string', default: 'production' },
    },
  });
  const { projectId, isLocal } = targetOf(values.project);
  if (isLocal) throw new Error('Name a real project: npm run setup -- --project <id>.');
  const failed = await run(projectId, {
    site: values.site,
    billingAccount: values['billing-account'],
    alertsTo: values['alerts-to'],
    identityPlatform: values['identity-platform'],
    appCheck: values['app-check'],
    repositoryId: values['repository-id'],
    environments: values.environments.split(','),
  });
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
