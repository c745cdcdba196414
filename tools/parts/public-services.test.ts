// A function whose creation failed once stays closed to visitors, in the CLI's hands; here it is opened.
import { REGION } from '@marquee/domain/site/region';
import { afterEach, expect, test } from 'vitest';
import { prepare } from '../../scripts/google/prepared.ts';
import { type Google, startGoogle } from '../../scripts/google/server.ts';
import { OWNER, type ProjectOptions } from '../../scripts/google/stand-in-project.ts';
import { type Answer, type GoogleApi, type Json, textAt } from '../doctor/google-api.ts';
import { readWanted } from '../doctor/repository.ts';
import { mendPublicServices, publicServices } from './public-services.ts';

const P = 'marquee-live';
const FUNCTIONS = `https://cloudfunctions.googleapis.com/v2/projects/${P}/locations/${REGION}/functions`;
const NAME = readWanted(P).publicFunctions[0] ?? '';

let google: Google | undefined;
afterEach(() => google?.close());

const wanted = { ...readWanted(P), publicFunctions: [NAME] };

const FIRST = 'not-deployed';

/** Google's API as the owner's requests reach the stand-in. */
function apiOf({ ask }: Google): GoogleApi {
  const answer = async (request: string, body?: object): Promise<Answer> => {
    const answered = await ask(OWNER, request, body);
    if (answered.status === 404) return { kind: 'absent' };
    if (answered.status >= 400) return { kind: 'unseen', why: textAt(answered.body, 'error.message') };
    return { kind: 'found', body: answered.body };
  };
  const find = async (url: string): Promise<Json | undefined> => {
    const found = await answer(`GET ${url}`);
    return found.kind === 'found' ? found.body : undefined;
  };
  return {
    get: (url) => answer(`GET ${url}`),
    post: (url, body) => answer(`POST ${url}`, body),
    change: async (method, url, body) => {
      const { status, body: changed } = await ask(OWNER, `${method} ${url}`, body);
      if (status >= 400) throw new Error(textAt(changed, 'error.message'));
      return changed;
    },
    find,
    known: async (url) => (await find(url)) ?? {},
  };
}

async function deployed(options: Partial<ProjectOptions> = {}): Promise<GoogleApi> {
  google = await startGoogle({ id: P, failsLate: [NAME], ...options });
  prepare(google.project);
  const created = await google.ask(OWNER, `POST ${FUNCTIONS}?functionId=${NAME}`, {
    buildConfig: { runtime: 'nodejs24' },
    serviceConfig: {
      serviceAccountEmail: `marquee-functions@${P}.iam.gserviceaccount.com`,
      maxInstanceCount: 1,
      availableCpu: '1',
    },
  });
  expect(JSON.stringify(created.body)).toContain('Container Healthcheck failed');
  return apiOf(google);
}

const levels = async (api: GoogleApi) =>
  (await publicServices.check({ projectId: P, api, wanted, fetch })).map(({ level }) => level);

test('a service that stayed closed after a failed creation is named by the doctor and opened, once', async () => {
  const api = await deployed();
  expect(await levels(api)).toEqual(['missing']);
  const said: string[] = [];
  const mend = () =>
    mendPublicServices({ projectId: P, api, wanted, report: (what) => void said.push(what) });
  await mend();
  expect(await levels(api)).toEqual(['ok']);
  await mend();
  expect(said).toEqual([`opened ${NAME}, which was closed to visitors`]);
});

test('a service that cannot be opened is reported, and does not keep those after it closed', async () => {
  const api = await deployed();
  const mend = mendPublicServices({
    projectId: P,
    api,
    wanted: { ...wanted, publicFunctions: [FIRST, NAME] },
    report: () => undefined,
  });
  await expect(mend).rejects.toThrow();
  expect(await levels(api)).toEqual(['ok']);
});

test('an organisation that refuses everybody is reported in Google’s words, and an exception lets the next try open', async () => {
  const api = await deployed({ refusesEverybody: true });
  const mend = () => mendPublicServices({ projectId: P, api, wanted, report: () => undefined });
  await expect(mend()).rejects.toThrow('do not belong to a permitted customer');
  if (google) google.project.traits.refusesEverybody = false;
  await mend();
  expect(await levels(api)).toEqual(['ok']);
});
