// Queries judged by conditions: a query is allowed only if its filters prove that the condition is true.
import { describe, expect, test } from 'vitest';
import type { Value } from '../../value/value.ts';
import type { QueryFilter } from '../engine.ts';
import {
  ALICE,
  compiled,
  Documents,
  type Plain,
  type QueryCase,
  queryRequest,
  reference,
  rulesFor,
  time,
  toValue,
} from '../testing.ts';

type FieldOp = Extract<QueryFilter, { value: Value }>['op'];

function where(field: string, op: FieldOp, value: Plain): QueryFilter {
  return { field: field.split('.'), op, value: toValue(value) };
}
const and = (...filters: QueryFilter[]): QueryFilter => ({ op: 'and', filters });
const or = (...filters: QueryFilter[]): QueryFilter => ({ op: 'or', filters });
const unary = (field: string, op: 'is-null' | 'is-not-null' | 'is-nan' | 'is-not-nan'): QueryFilter => ({
  field: field.split('.'),
  op,
});

function allows(condition: string, query: QueryCase): boolean {
  return compiled(rulesFor(`allow list: if ${condition};`)).authorize(queryRequest({ auth: ALICE, ...query }))
    .allowed;
}

const D = 'resource.data';

type Row = readonly [condition: string, filter: QueryFilter | undefined, expected: boolean];

const tables: Record<string, readonly Row[]> = {
  'without resource': [
    ['true', undefined, true],
    ['request.auth != null', undefined, true],
    ['request.auth.uid == "bob"', undefined, false],
    ['request.method == "list"', undefined, true],
    ['resource != null', undefined, true],
    ['resource == null', undefined, false],
    ['request.path == /databases/$(database)/documents/c', undefined, true],
  ],
  equality: [
    [`${D}.owner == request.auth.uid`, undefined, false],
    [`${D}.owner == request.auth.uid`, where('owner', '==', 'alice'), true],
    [`request.auth.uid == ${D}.owner`, where('owner', '==', 'alice'), true],
    [`${D}.owner == request.auth.uid`, where('owner', '==', 'bob'), false],
    [`${D}.owner == request.auth.uid`, where('other', '==', 'alice'), false],
    [`${D}.owner != 'bob'`, where('owner', '==', 'alice'), true],
    [`!(${D}.owner == 'bob')`, where('owner', '==', 'alice'), true],
    [`!(${D}.owner == 'alice')`, where('owner', '==', 'alice'), false],
    [`!(${D}.owner == 'alice')`, undefined, false],
    [`${D}.published`, where('published', '==', true), true],
    [`!${D}.published`, where('published', '==', false), true],
    [`${D}.published`, undefined, false],
    [`${D}.count == 1`, where('count', '==', 1.0), true],
    [`${D}.count == 2`, where('count', '==', 1n), false],
    [`${D}.a.b == 'x'`, where('a.b', '==', 'x'), true],
    [`${D}.a.b == 'x'`, where('a', '==', { b: 'x' }), true],
    [`${D}.a.c == 'x'`, where('a', '==', { b: 'x' }), false],
    [`${D}['owner'] == 'alice'`, where('owner', '==', 'alice'), true],
    [`${D}.get('owner', '') == 'alice'`, where('owner', '==', 'alice'), true],
    [`${D}.get('owner', 'alice') == 'alice'`, undefined, false],
    [`${D}.get(['a', 'b'], '') == 'x'`, where('a.b', '==', 'x'), true],
    [`${D}.owner == 'alice' && ${D}.published == true`, where('owner', '==', 'alice'), false],
    [
      `${D}.owner == 'alice' && ${D}.published == true`,
      and(where('owner', '==', 'alice'), where('published', '==', true)),
      true,
    ],
    [`${D}.owner == 'alice' || ${D}.published == true`, where('published', '==', true), true],
    [`${D}.owner == 'alice' || ${D}.published == true`, where('published', '==', false), false],
    [`${D}.a == ${D}.b`, and(where('a', '==', 'x'), where('b', '==', 'x')), true],
    [`${D}.a == ${D}.b`, where('a', '==', 'x'), false],
    [`${D}.list == ['a']`, where('list', '==', ['a']), true],
    [`${D}.list == [1]`, where('list', '==', [1n]), false],
    [`${D}.list != [1]`, where('list', '==', [1n]), false],
    [`${D}.list != ['x']`, where('list', '==', ['a']), true],
    [`[${D}.owner] != ['bob']`, undefined, false],
    [`!('bob' in [${D}.owner])`, undefined, false],
    [`${D}.ref == /databases/$(database)/documents/u/x`, where('ref', '==', reference('u/x')), true],
    [`${D}.name.size() < 9`, where('name', '==', 'short'), true],
    [`${D}.name.size() < 9`, where('name', '>', 'short'), false],
  ],
  'in and or': [
    [`${D}.state == 'open'`, where('state', 'in', ['open']), true],
    [`${D}.state == 'open'`, where('state', 'in', ['open', 'closed']), false],
    [`${D}.state in ['open', 'closed']`, where('state', 'in', ['open', 'closed']), true],
    [`${D}.state in ['open', 'closed']`, where('state', '==', 'open'), true],
    [`${D}.state in ['open', 'closed']`, where('state', '==', 'draft'), false],
    [`${D}.state in ['open', 'closed']`, undefined, false],
    [`!(${D}.state in ['draft'])`, where('state', 'in', ['open', 'closed']), true],
    [`!(${D}.state in ['draft'])`, where('state', 'not-in', ['draft', 'x']), true],
    [`!(${D}.state in ['draft'])`, where('state', '!=', 'draft'), true],
    [`!(${D}.state in ['draft'])`, undefined, false],
    [`${D}.state in ['open'].toSet()`, where('state', '==', 'open'), true],
    [`${D}.level in [1, 2]`, where('level', '==', 1n), true],
    [
      `${D}.owner == 'alice' || ${D}.published`,
      or(where('owner', '==', 'alice'), where('published', '==', true)),
      true,
    ],
    [
      `${D}.owner == 'alice' || ${D}.published`,
      or(where('owner', '==', 'alice'), where('published', '==', false)),
      false,
    ],
    [
      `${D}.owner == 'alice' && ${D}.n > 0`,
      and(where('owner', '==', 'alice'), or(where('n', '>', 0n), where('n', '==', 5n))),
      true,
    ],
    [
      `${D}.owner == 'alice' && ${D}.n > 0`,
      and(where('owner', '==', 'alice'), or(where('n', '>', 0n), where('m', '==', 5n))),
      false,
    ],
  ],
  ranges: [
    [`${D}.n < 10`, where('n', '<', 10n), true],
    [`${D}.n < 10`, where('n', '<=', 10n), false],
    [`${D}.n <= 10`, where('n', '<', 10.0), true],
    [`${D}.n <= 10`, where('n', '<=', 10n), true],
    [`${D}.n < 10`, where('n', '<', 11n), false],
    [`${D}.n < 10`, where('n', '==', 9n), true],
    [`${D}.n < 10`, where('n', 'in', [1n, 9n]), true],
    [`${D}.n < 10`, where('n', 'in', [1n, 10n]), false],
    [`${D}.n > 10`, where('n', '>', 10n), true],
    [`${D}.n > 10`, where('n', '>=', 10n), false],
    [`${D}.n >= 10`, where('n', '>', 12n), true],
    [`10 < ${D}.n`, where('n', '>', 10n), true],
    [`10 >= ${D}.n`, where('n', '<=', 10n), true],
    [`${D}.n > 10`, where('n', '<', 20n), false],
    [`!(${D}.n > 10)`, where('n', '<', 10n), true],
    [`!(${D}.n > 10)`, where('n', '<=', 10n), true],
    [`!(${D}.n >= 10)`, where('n', '<=', 10n), false],
    [`!(${D}.n < 10)`, where('n', '>=', 10n), true],
    [`${D}.n > 0 && ${D}.n < 10`, and(where('n', '>', 3n), where('n', '<', 5n)), true],
    [`${D}.n == 5`, and(where('n', '>=', 5n), where('n', '<=', 5n)), true],
    [`${D}.n != 5`, where('n', '>', 5n), true],
    [`${D}.n != 5`, where('n', '>=', 5n), false],
    [`${D}.n != 'five'`, where('n', '>', 5n), true],
    [`${D}.n != 5`, where('n', '!=', 5n), true],
    [`${D}.n != 5`, where('n', '!=', 6n), false],
    [`${D}.n != null`, where('n', '!=', 6n), true],
    [`${D}.n != null`, where('n', '>', 6n), true],
    [`${D}.n != null`, unary('n', 'is-not-null'), true],
    [`${D}.n != null`, unary('n', 'is-not-nan'), true],
    [`${D}.n == null`, unary('n', 'is-null'), true],
    [`${D}.n != null`, unary('n', 'is-null'), false],
    [`math.isNaN(${D}.n)`, unary('n', 'is-nan'), true],
    [`${D}.n == 5`, unary('n', 'is-nan'), false],
    [`${D}.n > 5`, unary('n', 'is-nan'), false],
    [`${D}.n == 5`, where('n', '==', null), false],
    [`${D}.n == null`, where('n', '==', null), true],
    [`${D}.s >= 'a'`, where('s', '>=', 'b'), true],
    [`${D}.s >= 'a'`, where('s', '>=', 3n), false],
    [`${D}.at <= request.time`, where('at', '<=', time('2024-01-01T00:00:00Z').plain), true],
    [`${D}.at <= request.time`, where('at', '<=', time('2025-01-01T00:00:00Z').plain), false],
    [`${D}.flag > false`, where('flag', '>', false), false],
  ],
  lists: [
    [`request.auth.uid in ${D}.members`, where('members', 'array-contains', 'alice'), true],
    [`request.auth.uid in ${D}.members`, where('members', 'array-contains', 'bob'), false],
    [`request.auth.uid in ${D}.members`, where('members', 'array-contains-any', ['alice']), true],
    [`request.auth.uid in ${D}.members`, where('members', 'array-contains-any', ['alice', 'bob']), false],
    [`request.auth.uid in ${D}.members`, undefined, false],
    [`!('bob' in ${D}.members)`, where('members', 'array-contains', 'alice'), false],
    [`1 in ${D}.members`, where('members', 'array-contains', 1n), true],
    [`1 in ${D}.members`, where('members', 'array-contains', 1.0), false],
    [`'a' in ${D}.members`, where('members', '==', ['a', 'b']), true],
    [`'owner' in ${D}`, where('owner', '>', ''), true],
    [`'owner' in ${D}`, undefined, false],
    [`!('owner' in ${D})`, undefined, false],
    [`'a' in ${D}.m`, where('m.a', '==', 1n), true],
    [`'alice' in ${D}.roles`, where('roles.alice', '==', 'owner'), true],
    [`${D}.roles[request.auth.uid] == 'owner'`, where('roles.alice', '==', 'owner'), true],
    [
      `${D}.roles[request.auth.uid] in ['owner', 'editor']`,
      where('roles.alice', 'in', ['owner', 'editor']),
      true,
    ],
  ],
  types: [
    [`${D}.s is string`, where('s', '==', 'x'), true],
    [`${D}.s is string`, where('s', '>', 'x'), true],
    [`${D}.s is string`, where('s', '!=', 'x'), false],
    [`${D}.n is number`, where('n', '>', 1n), true],
    [`${D}.n is int`, where('n', '>', 1n), false],
    [`!(${D}.n is string)`, where('n', '>', 1n), true],
    [`${D}.l is list`, where('l', 'array-contains', 1n), true],
    [`${D}.m is map`, where('m.a', '==', 1n), true],
    [`${D}.b is bool`, where('b', '==', true), true],
    [`${D}.at is timestamp`, where('at', '<', time('2024-01-01T00:00:00Z').plain), true],
  ],
  'names and captures': [
    [`id == 'x'`, undefined, false],
    [`id != 'x'`, undefined, false],
    [`resource.id == 'x'`, where('__name__', '==', reference('c/x')), true],
    [`resource.id == 'x'`, where('__name__', '==', reference('c/y')), false],
    [`${D}.n == 1`, where('__name__', '==', reference('c/x')), true],
    [`${D}.n == 1`, where('__name__', 'in', [reference('c/x'), reference('c/y')]), false],
    [`request.path == /databases/$(database)/documents/c/x`, where('__name__', '==', reference('c/x')), true],
    [`resource.id == 'z'`, where('__name__', '==', reference('c/z')), false],
    [`resource.id in ['x', 'y']`, where('__name__', 'in', [reference('c/x'), reference('c/y')]), true],
    [`resource.id == 'x'`, undefined, false],
    [
      `resource.__name__ == /databases/$(database)/documents/c/x`,
      where('__name__', '==', reference('c/x')),
      true,
    ],
    [`database == '(default)'`, undefined, true],
  ],
  lookups: [
    [`exists(/databases/$(database)/documents/users/$(request.auth.uid))`, undefined, true],
    [`get(/databases/$(database)/documents/users/$(request.auth.uid)).data.admin`, undefined, true],
    [`exists(/databases/$(database)/documents/c/$(id))`, undefined, false],
    [`exists(/databases/$(database)/documents/users/$(${D}.owner))`, where('owner', '==', 'alice'), true],
    [`exists(/databases/$(database)/documents/users/$(${D}.owner))`, undefined, false],
    [`exists(/databases/$(database)/documents/users/$(${D}.owner))`, where('owner', '>', 'a'), false],
  ],
};

function show([condition, filter, expected]: Row): string {
  const shown = JSON.stringify(filter, (_key, value: unknown) =>
    typeof value === 'bigint' ? Number(value) : value,
  );
  return `the condition ${condition} ${expected ? 'allows' : 'refuses'} a query with the filter ${shown}`;
}

const before = new Documents({ 'users/alice': { admin: true }, 'c/x': { n: 1n }, 'c/y': {} });

describe.each(Object.entries(tables))('queries judged by conditions: %s', (_title, rows) => {
  test.each(rows.map((row) => [show(row), ...row] as const))('%s', (_title, condition, filter, expected) => {
    expect(allows(condition, { filter, before })).toBe(expected);
  });
});

describe('queries judged by request.query and their order', () => {
  const rows: readonly (readonly [string, QueryCase, boolean])[] = [
    ['request.query.limit <= 10', { limit: 10 }, true],
    ['request.query.limit <= 10', { limit: 11 }, false],
    ['request.query.limit <= 10', {}, false],
    ['request.query.offset == 0', {}, true],
    ['request.query.orderBy.name == "DESC"', { orderBy: [{ field: ['name'], direction: 'DESC' }] }, true],
    ['request.query.orderBy.name == "DESC"', { orderBy: [{ field: ['name'], direction: 'ASC' }] }, false],
    ['request.query.orderBy["a.b"] == "ASC"', { orderBy: [{ field: ['a', 'b'], direction: 'ASC' }] }, true],
    ['"name" in resource.data', { orderBy: [{ field: ['name'], direction: 'ASC' }] }, true],
    ['resource.data.name == "x"', { orderBy: [{ field: ['name'], direction: 'ASC' }] }, false],
  ];
  test.each(rows)('the verdict of the condition "%s" on the query %o is %s', (condition, query, expected) => {
    expect(allows(condition, query)).toBe(expected);
  });
});

describe('queries checked against rules', () => {
  const service = (body: string, version = 2): string =>
    `rules_version = '${version}'; service cloud.firestore { match /databases/{db}/documents { ${body} } }`;
  const group: QueryCase = { collectionId: 'posts', allDescendants: true };
  const rows: readonly (readonly [string, string, QueryCase, boolean])[] = [
    [
      'allow list allows a query of the collection',
      service('match /posts/{id} { allow list; }'),
      { collectionId: 'posts' },
      true,
    ],
    [
      'allow get refuses a query of the collection',
      service('match /posts/{id} { allow get; }'),
      { collectionId: 'posts' },
      false,
    ],
    [
      'a match of one named document refuses a query of its collection',
      service('match /posts/one { allow list; }'),
      { collectionId: 'posts' },
      false,
    ],
    [
      'a condition on the id of the parent document allows a query of its subcollection',
      service('match /users/{u}/posts/{id} { allow list: if u == "alice"; }'),
      { parent: 'users/alice', collectionId: 'posts' },
      true,
    ],
    [
      'a match without a recursive wildcard refuses a query of a collection group',
      service('match /posts/{id} { allow list; }'),
      group,
      false,
    ],
    [
      'a match with a leading recursive wildcard allows a query of a collection group',
      service('match /{path=**}/posts/{id} { allow list; }'),
      group,
      true,
    ],
    [
      'a match nested in a recursive wildcard allows a query of a collection group',
      service('match /{path=**} { match /posts/{id} { allow list; } }'),
      group,
      true,
    ],
    [
      'a match of every document allows a query of a collection group',
      service('match /{path=**} { allow list; }'),
      group,
      true,
    ],
    [
      'a match of every document allows a query of a collection group in version 1',
      service('match /{path=**} { allow list; }', 1),
      group,
      true,
    ],
    [
      'a match of another collection group refuses a query of a collection group',
      service('match /{path=**}/notes/{id} { allow list; }'),
      group,
      false,
    ],
    [
      'a condition on the unknown parents of a collection group refuses a query of the group',
      service('match /{path=**}/posts/{id} { allow list: if path[0] == "users"; }'),
      group,
      false,
    ],
    [
      'a condition on the id of a document allows a query of a collection group below the document',
      service('match /users/{u}/{rest=**} { allow list: if u == "alice"; }'),
      { ...group, parent: 'users/alice' },
      true,
    ],
    [
      'a match of a collection group allows a query of one collection in the group',
      service('match /{path=**}/posts/{id} { allow list; }'),
      { parent: 'users/alice', collectionId: 'posts' },
      true,
    ],
    [
      'a match of one collection id refuses a query of every collection',
      service('match /posts/{id} { allow list; }'),
      { collectionId: '' },
      false,
    ],
    [
      'a match of every collection id allows a query of every collection',
      service('match /{c}/{id} { allow list; }'),
      { collectionId: '' },
      true,
    ],
  ];
  test.each(rows)('%s', (_title, source, query, expected) => {
    expect(compiled(source).authorize(queryRequest(query)).allowed).toBe(expected);
  });
});

test('a query whose filter has too many disjuncts is refused', () => {
  const any = (field: string): QueryFilter =>
    where(
      field,
      'in',
      Array.from({ length: 30 }, (_, n) => BigInt(n)),
    );
  expect(allows('true', { filter: and(any('a'), any('b'), any('c')) })).toBe(false);
});
