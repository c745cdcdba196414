// Whether a condition is true for every document that a query could return, tried with documents of many values.
import { planQuery } from '../src/query/plan.ts';
import { compiled, documentRequest, Documents, rulesFor } from '../src/rules/testing.ts';
import { readQuery } from '../src/transports/wire/convert-query.ts';
import { parseRequest } from '../src/transports/wire/proto-json.ts';
import { parseFields } from '../src/transports/wire/value-json.ts';
import type { DatabaseId, StoredDocument } from '../src/value/document.ts';
import { formatDatabaseName } from '../src/value/resource-name.ts';
import type { Json } from '../tests/support/driver.ts';
import { map } from '../tests/support/json.ts';

const DATABASE: DatabaseId = { project: 'demo', database: '(default)' };
const TIME = { seconds: 0, nanos: 0 };
/** The documents that conditions look up. */
const STORED = new Documents({ 'c/a': { p: 1n, q: 'a' }, 'c/b': { p: { x: 1n }, q: ['a'] } });
const IDS = ['a', 'missing', 'z'];

/**
 * Tries documents with these values, and with none, as `p`, `p.x` and `q`: whether the query returns any, and whether the
 * condition is true for all of those.
 */
export function tryDocuments(
  condition: string,
  template: Json,
  values: readonly Json[],
): { readonly isAny: boolean; readonly isTrueForAll: boolean } {
  const name = formatDatabaseName(DATABASE);
  const asked = JSON.parse(JSON.stringify(template).replaceAll('DATABASE', name)) as Json;
  const request = { parent: `${name}/documents`, structuredQuery: asked };
  const { structuredQuery } = parseRequest('RunQueryRequest', request);
  if (!structuredQuery) throw new Error('There is no query.');
  const plan = planQuery(DATABASE, readQuery([], structuredQuery));
  const rules = compiled(rulesFor(`allow get: if ${asOfGet(condition, plan.query)};`));
  const returned = documentsOf(values).flatMap((json) => {
    const fields = parseFields(json);
    return IDS.map((id) => ({ path: ['c', id], fields, createTime: TIME, updateTime: TIME })).filter(
      (document) => plan.matches(document),
    );
  });
  const isAllowed = ({ path, fields }: StoredDocument): boolean => {
    const get = documentRequest({ path: path.join('/'), before: STORED });
    return rules.authorize({ ...get, resource: fields }).allowed;
  };
  return { isAny: returned.length > 0, isTrueForAll: returned.every(isAllowed) };
}

function documentsOf(values: readonly Json[]): Json[] {
  const own = [
    {},
    ...values.flatMap((value) => [
      { p: value },
      { p: map({ x: value }) },
      { p: map({ x: value, y: value }) },
    ]),
  ];
  const others = [{}, ...values.map((value) => ({ q: value }))].flatMap((q) => [q, { ...q, r: values[0] }]);
  return own.flatMap((p) => others.map((q) => ({ ...p, ...q })));
}

/** The condition of a list as one for a document: what it asks of the query is written into it. */
function asOfGet(
  condition: string,
  {
    limit,
    offset,
    orderBy,
  }: { limit: number | undefined; offset: number; orderBy: readonly { field: readonly string[] }[] },
): string {
  const order = orderBy.map(({ field }) => `'${field.join('.')}': 'ASC'`).join(', ');
  return condition
    .replaceAll('request.query.limit', String(limit ?? null))
    .replaceAll('request.query.offset', String(offset))
    .replaceAll('request.query.orderBy', `{${order}}`)
    .replaceAll('request.method', "'list'")
    .replaceAll('request.path', '(/databases/$(database)/documents/c)');
}
