// What a release would break is found before anything is deployed.
import { expect, it, vi } from 'vitest';
import type { CheckTarget } from '../../tools/doctor/check.ts';
import type { Answer, Json } from '../../tools/doctor/google-api.ts';
import { readWanted } from '../../tools/doctor/repository.ts';
import type { Endpoint } from '../rehearse/package.ts';
import { boundsOf, faultsBefore } from './before-release.ts';

const endpoint = (cpu: Endpoint['cpu'], availableMemoryMb: number, maxInstances: number): Endpoint => ({
  entryPoint: 'a',
  region: ['asia-south1'],
  cpu,
  availableMemoryMb,
  maxInstances,
});

const FUNCTIONS = { site: endpoint(1, 1024, 3), hourly: endpoint('gcf_gen1', 512, 1) };

vi.mock('../rehearse/package.ts', () => ({ discover: () => Promise.resolve({ endpoints: FUNCTIONS }) }));

const found = (body: Json): Promise<Answer> => Promise.resolve({ kind: 'found', body });
const quota = (value: number) => ({
  dimensionsInfos: [{ applicableLocations: ['asia-south1'], details: { value: String(value) } }],
});

/** A project with quotas of processors and GiB of memory, and accounts that hold usernames. */
const target = (processors: number, memory: number, held: readonly string[] = []): CheckTarget => ({
  projectId: 'marquee-live',
  wanted: readWanted('marquee-live'),
  fetch,
  api: {
    get: (url) => found(quota(url.includes('CpuAlloc') ? processors * 1000 : memory * 1024 ** 3)),
    post: (_url, body) => {
      const { documents } = body as { documents: string[] };
      return found({
        list: documents.map((name) =>
          held.includes(name.split('/').at(-1) ?? '') ? { found: { name } } : { missing: name },
        ),
      });
    },
  },
});

it('the bounds of functions are their maximums of instances, with a third of a processor for 512 MB', () => {
  const { processors, memory } = boundsOf(Object.values(FUNCTIONS));
  expect(processors).toBeCloseTo(3.33, 2);
  expect(memory).toBe(3.5);
});

it.each<readonly [string, CheckTarget, readonly RegExp[]]>([
  ['that fits', target(20, 40), []],
  ['past the quota of processors', target(3, 40), [/3\.3 of 3 processors/]],
  ['past the quota of memory', target(20, 3), [/3\.5 of 3 GiB of memory/]],
  ['whose address an account holds', target(20, 40, ['terms', 'asha']), [/the username terms is held/]],
])('a release %s is refused for what it would break, and for nothing else', async (_what, to, says) => {
  const faults = await faultsBefore(to, 'functions/dist');
  expect(faults.map(({ what }) => what)).toEqual(says.map((one) => expect.stringMatching(one) as string));
  for (const { fix } of faults) expect(fix).toMatch(/Ask for more at https|Rename the path/);
});
