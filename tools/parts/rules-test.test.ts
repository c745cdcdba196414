// The check against answers of the shape that projects.test gives (firebase.google.com/docs/reference/rules/rest).
import { expect, test } from 'vitest';
import type { Answer } from '../doctor/google-api.ts';
import { readWanted } from '../doctor/repository.ts';
import { rulesTest } from './rules-test.ts';

interface Sent {
  readonly url: string;
  readonly body: {
    readonly source: { readonly files: readonly { readonly name: string; readonly content: string }[] };
    readonly testSuite: { readonly testCases: readonly TestCase[] };
  };
}

interface TestCase {
  readonly expectation: string;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly time: string;
    readonly resource?: { readonly data: Readonly<Record<string, unknown>> };
  };
  readonly resource?: unknown;
  readonly functionMocks: readonly {
    readonly function: string;
    readonly args: readonly { readonly exactValue: string }[];
    readonly result: { readonly value: unknown };
  }[];
}

const wanted = readWanted('marquee-live');

async function ask(answer: (cases: readonly TestCase[]) => Answer) {
  const sent: Sent[] = [];
  const findings = await rulesTest.check({
    projectId: 'marquee-live',
    wanted,
    fetch: () => Promise.reject(new Error('not asked')),
    api: {
      get: () => Promise.reject(new Error('not asked')),
      post: (url, body) => {
        const request = { url, body } as unknown as Sent;
        sent.push(request);
        return Promise.resolve(answer(request.body.testSuite.testCases));
      },
    },
  });
  return { findings, sent };
}

const found = (body: Readonly<Record<string, unknown>>): Answer => ({ kind: 'found', body });
const allowed = (cases: readonly TestCase[]) => ({
  testResults: cases.map(() => ({ state: 'SUCCESS', functionCalls: [] })),
});

test('each write is sent as a test case with its lookups, and passes where production allows it', async () => {
  const { findings, sent } = await ask((cases) => found(allowed(cases)));
  const [request] = sent;
  expect(request?.url).toBe('https://firebaserules.googleapis.com/v1/projects/marquee-live:test');
  expect(request?.body.source.files).toEqual([{ name: 'firestore.rules', content: wanted.firestoreRules }]);
  const cases = request?.body.testSuite.testCases ?? [];
  expect(cases.map(({ request: { method } }) => method)).toEqual([
    'update',
    'update',
    'create',
    'update',
    'create',
    'update',
    'update',
    'create',
    'create',
    'update',
    'create',
    'create',
  ]);
  const [profile] = cases;
  expect(profile?.request.resource?.data['updated_at']).toBe(profile?.request.time);
  expect(profile?.functionMocks).toContainEqual({
    function: 'getAfter',
    args: [{ exactValue: '/databases/(default)/documents/usernames/fourth' }],
    result: { value: { data: { uid: 'owner1', created_at: profile?.request.time } } },
  });
  expect(profile?.functionMocks).toContainEqual({
    function: 'getAfter',
    args: [{ exactValue: '/databases/(default)/documents/usernames/first' }],
    result: { value: { data: { uid: 'owner1', released_at: profile?.request.time } } },
  });
  expect(findings.map(({ level }) => level)).toEqual(cases.map(() => 'ok'));
});

test('a write that production refuses is reported with the reason', async () => {
  const { findings } = await ask((cases) =>
    found({
      testResults: allowed(cases).testResults.with(0, {
        state: 'FAILURE',
        functionCalls: [],
        ...{ debugMessages: ['Error: maximum of 1000 expressions to evaluate has been reached.'] },
      }),
    }),
  );
  expect(findings[0]).toEqual({
    level: 'missing',
    what: 'production refuses the fullest save: profile, contact, a new username for the oldest (update profiles/owner1)',
    fix: 'Error: maximum of 1000 expressions to evaluate has been reached.',
  });
  expect(findings.slice(1).map(({ level }) => level)).not.toContain('missing');
});

test('rules that production does not compile are reported with their errors', async () => {
  const { findings } = await ask(() =>
    found({
      issues: [
        { severity: 'WARNING', description: 'Unused function: x.' },
        { severity: 'ERROR', description: "Unexpected '}'.", sourcePosition: { line: 3, column: 1 } },
      ],
    }),
  );
  expect(findings).toMatchObject([
    { level: 'missing', what: "production does not compile firestore.rules: Unexpected '}'." },
  ]);
});

test('results that the answer lacks are reported as unknown, and so is an API that gives no answer', async () => {
  const { findings } = await ask(() => found({}));
  expect(new Set(findings.map(({ level }) => level))).toEqual(new Set(['unknown']));
  const unseen = await ask(() => ({ kind: 'unseen', why: 'it is switched off' }));
  expect(unseen.findings).toEqual([
    { level: 'unknown', what: 'Rules Test API: not seen', fix: 'it is switched off' },
  ]);
});
