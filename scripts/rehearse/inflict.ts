// Inflicts one misfortune on setup and the first deployment of an empty project.
import { faultsOf } from '../google/answer-request.ts';
import { valueAt } from '../../tools/doctor/google-api.ts';
import { OWNER } from '../google/stand-in-project.ts';
import {
  DEPLOYER,
  DEPLOY_BUILT,
  SETUP,
  setSecret,
  startRehearsal,
  type Rehearsed,
  type Tried,
} from './deployment.ts';
import type { Misfortune, Scene } from './misfortune.ts';

export interface Stage {
  readonly checkout: string;
  readonly siteUrl: string;
  /** The emulator of Firestore, `host:port`. */
  readonly documentsAt: string;
  readonly secretFile: string;
  readonly store: Scene['store'];
}

export interface Outcome {
  readonly name: string;
  readonly seconds: number;
  /** How it ended, in a few words. */
  readonly ended: string;
  /** What is not as it should be; nothing for a row that is right. */
  readonly problems: readonly string[];
}

/** What setup leaves to a person in any case. */
const LEFT =
  /Login with Google: off|the secret SMTP_PASSWORD is not there|verification mails do not go out by your server$|ownership_missing/;

/** What setup could not do, or see. */
export const openOf = (output: string): string[] =>
  output.split('\n').filter((line) => /^ {2}[✗?] /.test(line) && !LEFT.test(line));

const isSetUp = ({ code, output }: Tried): boolean =>
  code === 0 && openOf(output).length === 0 && !/^ {2}… .*: not seen$/m.test(output);
const isDeployed = ({ code, output }: Tried): boolean => code === 0 && output.includes('Deploy complete!');

/** What is wrong of a try that was to stop with a sentence (`says`), or to end well. */
function judge(what: string, tried: Tried, isDone: (tried: Tried) => boolean, says?: RegExp): string[] {
  const tail = `\n${tried.output.slice(-6000)}`;
  if (says === undefined) return isDone(tried) ? [] : [`${what} was to end well, and did not:${tail}`];
  return [
    ...(says.test(tried.output) ? [] : [`${what} does not say ${String(says)}:${tail}`]),
    ...(tried.output.includes('Next: npm run deploy') ? [`${what} says what comes next:${tail}`] : []),
    ...(isDone(tried) ? [`${what} ends as if all were well:${tail}`] : []),
  ];
}

/** Whom the site's services still refuse, and requests that Google has no method for. */
function afterwards({ google }: Rehearsed): string[] {
  const { project, requests } = google;
  const closed = ['site', 'api', 'views', 'drawings'].filter(
    (id) =>
      !project.allows(
        'allUsers',
        'run.routes.invoke',
        `${project.name}/locations/asia-south1/services/${id}`,
      ),
  );
  return [...closed.map((id) => `${id} is closed to visitors`), ...faultsOf(requests)];
}

/** The requests that were refused, each once. */
const refusalsOf = ({ google }: Rehearsed): string[] => [
  ...new Set(
    google.requests
      .filter(({ status, request }) => status >= 400 && !request.startsWith('CONNECT'))
      .map(({ status, request, message }) => `refused: ${String(status)} ${request} ${message ?? ''}`),
  ),
];

/** A misfortune that is to stop `setup` or `deploy`, tried twice; or one that stops nothing. */
export async function inflict(misfortune: Misfortune, stage: Stage): Promise<Outcome> {
  const { name, google: options = {}, setupSays, deploySays, mentions, hasNoSecret, asWorkflow } = misfortune;
  const began = performance.now();
  const { checkout, documentsAt, secretFile } = stage;
  const rehearsal = await startRehearsal(checkout, stage.siteUrl, { ...options, documentsAt });
  const scene: Scene = { project: rehearsal.google.project, checkout, store: stage.store };
  misfortune.given?.(scene.project);
  const problems: string[] = [];
  const tryOnce = async (what: 'setup' | 'deploy', says?: RegExp): Promise<Tried> => {
    const isSetup = what === 'setup';
    const member = asWorkflow && !isSetup ? DEPLOYER : OWNER;
    const tried = await rehearsal.attempt(member, isSetup ? SETUP : DEPLOY_BUILT);
    problems.push(...judge(what, tried, isSetup ? isSetUp : isDeployed, says));
    return tried;
  };
  let isCured = false;
  const cure = async (): Promise<void> => {
    if (!isCured) await misfortune.cure?.(scene);
    isCured = true;
  };
  const secret = (): Promise<string> => rehearsal.perform(OWNER, setSecret(secretFile));
  try {
    let last = await tryOnce('setup', setupSays);
    if (setupSays !== undefined) {
      await cure();
      for (let stops = 1; stops < (misfortune.setupStops ?? 1) && !isSetUp(last); stops += 1)
        last = await rehearsal.attempt(OWNER, SETUP);
      if (!isSetUp(last)) await tryOnce('setup');
    }
    if (problems.length === 0 && hasNoSecret !== true) await secret();
    if (problems.length === 0) {
      await misfortune.before?.(scene);
      last = await tryOnce('deploy', deploySays);
      if (deploySays !== undefined) {
        const isTold = scene.project.logEntries.some(
          (entry) => valueAt(entry, 'jsonPayload.event') === 'deployment failed',
        );
        if (!isTold) problems.push('the operators are not told of the failed deployment');
        await cure();
        if (hasNoSecret === true) await secret();
        last = await tryOnce('deploy');
      }
      if (mentions !== undefined && !mentions.test(last.output))
        problems.push(`the deployment does not mention ${String(mentions)}:\n${last.output.slice(-4000)}`);
      problems.push(...afterwards(rehearsal), ...(misfortune.lacks?.(scene) ?? []));
    }
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  } finally {
    await cure();
    rehearsal.google.close();
  }
  if (problems.length > 0) problems.push(...refusalsOf(rehearsal));
  const stops = setupSays === undefined ? 'the deployment' : 'setup';
  const isStopped = setupSays !== undefined || deploySays !== undefined;
  return {
    name,
    seconds: (performance.now() - began) / 1000,
    ended: isStopped ? `${stops} says what to do, the second try ends well` : 'the first try ends well',
    problems,
  };
}
