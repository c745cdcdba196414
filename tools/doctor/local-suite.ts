// Checks of the local suite: every emulator answers, the repository's functions are loaded, and Hosting answers pages.
import { PORTS, suiteUrl } from '../../scripts/config/project.ts';
import { isListening } from '../../scripts/processes/ports.ts';
import { missing, ok, reminder, type Finding } from './finding.ts';
import { valueAt, listAt, textAt } from './google-api.ts';
import type { Wanted } from './repository.ts';

const EMULATORS = ['auth', 'functions', 'firestore', 'hosting', 'storage', 'hub'] as const;

const RESTART = 'Stop the suite and run `npm start`, which builds first.';

async function json(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  return response.json();
}

export async function checkLocalSuite(wanted: Wanted): Promise<Finding[]> {
  const answering = await Promise.all(
    EMULATORS.map(async (name) => [name, await isListening(PORTS[name] ?? 0)] as const),
  );
  const findings = answering.map(([name, isUp]) =>
    isUp
      ? ok(`${name} answers on port ${String(PORTS[name])}`)
      : missing(`${name} does not answer on port ${String(PORTS[name])}`, 'Run `npm start`.'),
  );
  if (answering.some(([, isUp]) => !isUp)) return findings;

  const backends: unknown = await json(suiteUrl('functions', '/backends'));
  const loaded = listAt(backends, 'backends').flatMap((backend) => listAt(backend, 'functionTriggers'));
  for (const name of wanted.functions) {
    const trigger = loaded.find((one) => textAt(one, 'entryPoint') === name);
    const region = textAt(trigger, 'region') || textAt(listAt(trigger, 'regions')[0], '');
    if (trigger === undefined) findings.push(missing(`function ${name}: not loaded`, RESTART));
    else if (region !== '' && region !== wanted.region) {
      findings.push(missing(`function ${name}: in ${region}, not in ${wanted.region}`, RESTART));
    } else findings.push(ok(`function ${name}: loaded`));
  }
  const pages = await Promise.all(
    ['/', '/sitemap.xml'].map(
      async (path) => [path, (await fetch(suiteUrl('hosting', path))).status] as const,
    ),
  );
  for (const [path, status] of pages) {
    findings.push(
      status === 200
        ? ok(`Hosting answers ${path}`)
        : missing(`Hosting answers ${path} with ${String(status)}`, RESTART),
    );
  }
  const emulators: unknown = await json(suiteUrl('hub', '/emulators'));
  if (valueAt(emulators, 'firestore') === undefined)
    findings.push(missing('Firestore is not in the suite', RESTART));
  findings.push(
    reminder(
      'providers, mails, App Check, time to live and budgets exist on a real project only',
      'Ask with --project and its id.',
    ),
  );
  return findings;
}
