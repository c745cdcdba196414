// How long a visitor waits for the WhatsApp link of a profile: the built function on Google's Functions framework.
import { BROWSER_AGENT, PROJECT_ID } from '../scripts/config/project.ts';
import { CONTACT_LIMITS } from '../functions/src/contact/limits.ts';
import { startFunction } from './measure/functions.ts';
import { startBareServer, startFirestore } from './measure/processes.ts';
import { median, percentile, times } from './measure/statistics.ts';
import { fullProfile, put, putAll } from './measure/stored-documents.ts';
import type { BenchResult } from './report/result.ts';

/** One profile each, because a network gets no more links of one profile per day. */
const PROFILES = CONTACT_LIMITS.linksPerNetwork;
/** Warm-up: requests before the sixth are not counted. */
const WARM_UP = 5;

/** Milliseconds until the response. */
async function clocked(port: number, profile: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(`http://localhost:${String(port)}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': BROWSER_AGENT },
    body: JSON.stringify({ profile }),
  });
  const body = await response.text();
  if (!response.ok) throw new Error(`askContact answered ${String(response.status)}: ${body}`);
  return performance.now() - started;
}

export async function contact(): Promise<BenchResult> {
  const stops: (() => unknown)[] = [];
  try {
    const firestore = await startFirestore();
    stops.push(() => firestore.stop());
    const bare = await startBareServer();
    stops.push(() => bare.stop());
    const stored = {
      ...fullProfile(),
      is_profile_public: true,
      has_contact: true,
      whatsapp_link: 'https://wa.me/910000000000',
    };
    const profiles = Array.from({ length: PROFILES }, (_, index) =>
      put(`profiles/p${String(index)}`, stored, PROJECT_ID),
    );
    await putAll(firestore.port, profiles, PROJECT_ID);
    const asking = await startFunction('askContact', firestore.port);
    stops.push(() => asking.stop());
    const [first = Number.NaN, ...more] = await times(PROFILES, (index) =>
      clocked(asking.port, `p${String(index)}`),
    );
    const answers = more.slice(WARM_UP);
    const plain = (await times(PROFILES, () => clocked(bare.port, 'p0'))).slice(WARM_UP);
    return {
      measured: `${String(PROFILES)} profiles asked for their link one after another, with Firestore's answers from our emulator.`,
      figures: [
        { what: 'the link, p50', value: median(answers), unit: 'ms', goal: { most: 1000 } },
        {
          what: 'the same',
          value: median(answers),
          unit: 'ms',
          against: { what: "Node's bare server", value: median(plain) },
        },
        { what: 'the link, p95', value: percentile(answers, 0.95), unit: 'ms', goal: { most: 1000 } },
        { what: 'the first link of a new process', value: first, unit: 'ms' },
      ],
      notes: [
        'One transaction: five reads, three writes. In production each trip to Firestore adds a few milliseconds within a region, and a cold start comes before the first answer.',
      ],
    };
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
