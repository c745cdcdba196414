// `npm start`: the whole product on http://localhost:5000, with sample actors. Ctrl-C stops all of it.
//   --official   Google's own emulators (Java 11, gcloud's or firebase-tools' archive) instead of ours
//   --no-build   serve what is built
//   --no-seed    without the sample actors
//   --verbose    everything firebase-tools prints
//   anything else is passed on, such as --import dir --export-on-exit
import { setTimeout as sleep } from 'node:timers/promises';
import { readPushMessage } from '@marquee/domain/notifications/push-message';
import { build, isBuilt } from './build/build-parts.ts';
import { readMailbox } from './suite/mailbox.ts';
import { PORTS, suiteUrl } from './config/project.ts';
import { checkPorts } from './processes/ports.ts';
import { SAMPLE_PASSWORD } from './seed/sample-actors.ts';
import { seedApart } from './seed/seed-apart.ts';
import { runDueSchedules } from './suite/scheduler.ts';
import { isOfFunctions } from './suite/shown-lines.ts';
import { startSuite, type Suite } from './suite/suite.ts';
import type { PushedMessage } from './push-service/push-service.ts';
import { runMain } from './processes/run-main.ts';

const OWN_FLAGS = ['--official', '--no-build', '--no-seed', '--verbose'];
const flags = process.argv.slice(2);
const has = (flag: string): boolean => flags.includes(flag);

async function prepareBuild(): Promise<void> {
  const state = await isBuilt('emulator');
  if (has('--no-build')) {
    if (state === 'missing')
      throw new Error('There is no local build yet: run `npm start` once without --no-build.');
    return;
  }
  if (state === 'fresh') return;
  await build('emulator', (step) => {
    console.log(`Building the ${step} …`);
  });
}

/** Prints a push as the browser would show it. */
function showPush({ text, bytes }: PushedMessage): void {
  const message = text === undefined ? undefined : readPushMessage(text);
  console.log(
    message
      ? `\n  🔔  ${message.title}\n      ${message.body}\n      ${suiteUrl('hosting', message.path)} (${String(bytes)} bytes)`
      : '\n  🔔  A push that its browser could not read',
  );
}

async function showMessages(shown: Set<string>): Promise<void> {
  // An error is ignored, since the suite may be stopping; if it is not, the next round reads the messages.
  const messages = await readMailbox().catch(() => []);
  for (const { id, to, subject, body } of messages) {
    if (shown.has(id)) continue;
    shown.add(id);
    console.log(`\n  ✉  To ${to}: ${subject}\n     ${body.replaceAll('\n', '\n     ')}`);
  }
}

async function main(): Promise<void> {
  await checkPorts();
  await prepareBuild();
  console.log('Starting the emulators …');
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (interrupted.signal.aborted) return;
      console.log('\nStopping …');
      interrupted.abort();
    });
  }
  const suite: Suite = await startSuite({
    signal: interrupted.signal,
    official: has('--official'),
    onPush: showPush,
    args: flags.filter((flag) => !OWN_FLAGS.includes(flag)),
    onLine: (line) => {
      if (has('--verbose') || isOfFunctions(line)) console.log(line);
    },
  });
  try {
    if (!has('--no-seed')) {
      // When the suite ends, this does not wait for the seed, which would retry for long.
      const actors = await Promise.race([seedApart(), suite.ended.then(() => [])]);
      if (actors.length > 0)
        console.log(`
  Marquee     ${suiteUrl('hosting')}
  Profiles    ${actors.map(({ path }) => suiteUrl('hosting', path)).join('\n              ')}
  Log in as   ${actors[0]?.email ?? ''}  (password: ${SAMPLE_PASSWORD})
  Firestore   ${suiteUrl('firestore')} (documents, requests, rules)
  Emulators   auth ${String(PORTS['auth'])}, firestore ${String(PORTS['firestore'])}, functions ${String(PORTS['functions'])}, storage ${String(PORTS['storage'])}
  Mails       ${suiteUrl('inbox')} (their HTML, too)
  Mails, text messages and pushes are shown here. Ctrl-C stops everything.`);
    } else {
      console.log(`\n  Marquee     ${suiteUrl('hosting')}\n  Ctrl-C stops everything.`);
    }
    const shown = new Set<string>();
    const ended = suite.ended.then(() => true);
    for (let second = 1; !(await Promise.race([ended, sleep(1000, false)])); second += 1) {
      await showMessages(shown);
      // An error is ignored, since the emulators may be stopping.
      if (second % 60 === 0) runDueSchedules(second / 60).catch(() => undefined);
    }
  } catch (error) {
    await suite.stop();
    throw error;
  }
  const code = await suite.ended;
  if (!interrupted.signal.aborted && code !== 0)
    throw new Error('The emulators ended by themselves; .local/suite.log says why.');
}

await runMain(main);
// An interrupted seed may still be calling the suite.
process.exit();
