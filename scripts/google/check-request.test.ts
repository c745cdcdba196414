// Requests are checked by Google's own description of each method.
import { expect, it } from 'vitest';
import { APIS, checkRequest, describedMethod } from './check-request.ts';
import { SERVICES } from './services.ts';

/** An example of a route's path. */
const exampleOf = (path: string): string =>
  path
    .replace(/:app\*/, '1:1:web:1')
    .replace(/\/:(\w+)\*/g, '/one/two')
    .replace(/\/:\w+/g, '/one');

const ROUTES = SERVICES.flatMap(({ host, routes }) =>
  routes.map(({ on }) => {
    const [method = '', path = ''] = on.split(' ');
    return { host, on, described: describedMethod(host, method, exampleOf(path)) };
  }),
);

it('every route of the stand-in is a method that Google describes', () => {
  expect(ROUTES.filter(({ described }) => described === undefined)).toEqual([]);
});

it('every described method is served, or tells of an operation', () => {
  const served = new Set(ROUTES.map(({ described }) => described?.id));
  const ids = APIS.flatMap(({ methods }) => Object.keys(methods));
  expect(ids.filter((id) => !served.has(id) && !id.endsWith('.operations.get'))).toEqual([]);
});

it('every body that a method or another body names is described', () => {
  for (const { bodies, methods } of APIS)
    for (const { body } of Object.values(methods))
      if (body !== undefined) expect(bodies).toHaveProperty(body);
});

const P = 'https://firestore.googleapis.com/v1/projects/p/databases';
const BUCKET = 'PATCH https://storage.googleapis.com/storage/v1/b/b';
const POLICY = 'https://monitoring.googleapis.com/v3/projects/p/alertPolicies';

/** What the stand-in says of a request: '' for a right one. */
function verdict(request: string, body?: object): string {
  const [method = '', address = ''] = request.split(' ');
  const { host, pathname, searchParams } = new URL(address);
  const described = describedMethod(host, method, pathname);
  if (described === undefined) return 'unknown';
  try {
    checkRequest(described, searchParams, body === undefined ? undefined : { ...body });
    return '';
  } catch (error) {
    return String(error);
  }
}

it.each<readonly [string, object | undefined, RegExp]>([
  [`POST ${P}?databaseId=a`, { type: 'FIRESTORE_NATIVE', locationId: 'asia-south1' }, /^$/],
  [`POST ${P}?databaseId=a`, { type: 'FIRESTORE' }, /Invalid value at 'type' \(enum\), "FIRESTORE"/],
  [`POST ${P}?databaseId=a`, { colour: 'red' }, /Unknown name "colour": Cannot find field/],
  [`POST ${P}?databaseId=a`, { locationId: 5 }, /Invalid value at 'locationId' \(string\)/],
  [`POST ${P}?name=a`, {}, /Unknown name "name": Cannot bind query parameter/],
  [`POST ${P}/a`, {}, /^unknown$/],
  [`PATCH ${P}/a?updateMask=deleteProtectionState`, {}, /^$/],
  [`PATCH ${P}/a?updateMask=deleteProtection`, {}, /Invalid field mask: deleteProtection/],
  [`GET ${P}/a`, undefined, /^$/],
  [`GET ${P}/a:getIamPolicy`, undefined, /^unknown$/],
  [`POST ${POLICY}`, { combiner: 'OR', conditions: [{ displayName: 'slow' }] }, /^$/],
  [`POST ${POLICY}`, { combiner: 'PERHAPS' }, /'combiner' \(enum\), "PERHAPS"/],
  [`POST ${POLICY}`, { conditions: { displayName: 'slow' } }, /at 'conditions': a list is wanted/],
  [`POST ${POLICY}`, { conditions: [{ name: 'a', threshold: 1 }] }, /"threshold" at 'conditions\[0\]'/],
  [`POST ${POLICY}`, { userLabels: { team: 5 } }, /at 'userLabels\[team\]' \(string\)/],
  [BUCKET, { cors: [{ origin: ['*'], method: ['GET'] }], labels: { a: 'b' } }, /^$/],
  [BUCKET, { cors: [{ origins: ['*'] }] }, /Unknown name "origins" at 'cors\[0\]'/],
  [`POST ${POLICY}`, { enabled: 'yes' }, /at 'enabled' \(boolean\)/],
])('Google answers %s with %j by %s', (request, body, said) => {
  expect(verdict(request, body)).toMatch(said);
});
