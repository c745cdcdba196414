// Has production's Rules Test API judge the repository's rules: it evaluates them as production does, its limits
// included, and deploys nothing.
import { type Check, from, type Part } from '../doctor/check.ts';
import { type Finding, missing, ok, unknown } from '../doctor/finding.ts';
import { listAt, textAt } from '../doctor/google-api.ts';
import { type Fields, REQUEST_TIME, type RulesRequest, rulesRequests } from '../doctor/rules-requests.ts';

const ROOT = '/databases/(default)/documents';

/** A value as the API takes it: JSON, in which a text of RFC 3339 is a Timestamp. */
function json(value: unknown, time: string): unknown {
  if (value === REQUEST_TIME) return time;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((item) => json(item, time));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, json(item, time)]));
}

/** Mocks of the rules' lookups, which find the request's documents: the API reads no database. */
function mocks({ given, writes, absent }: RulesRequest, time: string): readonly object[] {
  const after: Readonly<Record<string, Fields | null>> = { ...given, ...writes };
  const paths = [...new Set([...Object.keys(after), ...absent])];
  const mock = (name: string, path: string, value: unknown): object => ({
    function: name,
    args: [{ exactValue: `${ROOT}/${path}` }],
    result: { value },
  });
  const lookup = (names: readonly [string, string], path: string, fields: Fields | null | undefined) => {
    const [exists, get] = names;
    if (!fields) return [mock(exists, path, false)];
    return [mock(exists, path, true), mock(get, path, { data: json(fields, time) })];
  };
  return paths.flatMap((path) => [
    ...lookup(['exists', 'get'], path, given[path]),
    ...lookup(['existsAfter', 'getAfter'], path, after[path]),
  ]);
}

/** A test case for each write of the request: the API knows no commits. */
function testCases(request: RulesRequest, time: string): { readonly what: string; readonly body: object }[] {
  return Object.entries(request.writes).map(([path, fields]) => {
    const before = request.given[path];
    const method = fields === null ? 'delete' : before ? 'update' : 'create';
    return {
      what: `${method} ${path}`,
      body: {
        expectation: 'ALLOW',
        request: {
          auth: request.auth,
          method,
          path: `${ROOT}/${path}`,
          time,
          ...(fields && { resource: { data: json(fields, time) } }),
        },
        ...(before && { resource: { data: json(before, time) } }),
        functionMocks: mocks(request, time),
      },
    };
  });
}

const checkRulesTest: Check = async ({ projectId, api, wanted }) => {
  const now = Date.now();
  const time = new Date(now).toISOString();
  const cases = rulesRequests(now).flatMap((request) =>
    testCases(request, time).map(({ what, body }) => ({ what: `${request.name} (${what})`, body })),
  );
  const answer = await api.post(`https://firebaserules.googleapis.com/v1/projects/${projectId}:test`, {
    source: { files: [{ name: 'firestore.rules', content: wanted.firestoreRules }] },
    testSuite: { testCases: cases.map(({ body }) => body) },
  });
  const notThere = unknown('Rules Test API: no answer', `Check that ${projectId} is the project's id.`);
  return from('Rules Test API', answer, notThere, (body) => {
    const errors = listAt(body, 'issues').filter((issue) => textAt(issue, 'severity') === 'ERROR');
    if (errors.length > 0) {
      return errors.map((issue) =>
        missing(`production does not compile firestore.rules: ${textAt(issue, 'description')}`, FIX),
      );
    }
    const results = listAt(body, 'testResults');
    return cases.map(({ what }, index): Finding => {
      const state = textAt(results[index], 'state');
      if (state === 'SUCCESS') return ok(`production allows ${what}`);
      if (state === '') return unknown(`production says nothing of ${what}`, FIX);
      const reasons = listAt(results[index], 'debugMessages').map(String);
      return missing(`production refuses ${what}`, reasons.join(' ') || FIX);
    });
  });
};

const FIX =
  'Compare with `npm test -- --only rules`, which prints what each request costs (emulator/docs/emulator.md).';

export const rulesTest: Part = {
  name: 'Firestore rules in production',
  check: checkRulesTest,
  isOfRelease: true,
};
