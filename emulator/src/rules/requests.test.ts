// Requests judged by whole rulesets: methods, match patterns, functions, writes, lookups and reasons of refusals.
import { describe, expect, test } from 'vitest';
import { compileRules, newLookupBudget } from './compile.ts';
import {
  ALICE,
  compiled,
  type DocumentCase,
  documentRequest,
  Documents,
  rulesFor,
  verdict,
} from './testing.ts';

const service = (body: string, version: 1 | 2 = 2): string =>
  `rules_version = '${version}'; service cloud.firestore { match /databases/{database}/documents { ${body} } }`;

function allows(source: string, request: DocumentCase): boolean {
  return compiled(source).authorize(documentRequest(request)).allowed;
}

describe('methods of allow statements', () => {
  const groups = { read: ['get'], write: ['create', 'update', 'delete'] };
  const methods = ['get', 'create', 'update', 'delete'] as const;
  const statements = [
    'get',
    'list',
    'create',
    'update',
    'delete',
    'read',
    'write',
    'read, write',
    'create, delete',
  ];
  test.each(statements.flatMap((statement) => methods.map((method) => [statement, method] as const)))(
    'allow %s covers %s if and only if it names the method or its group',
    (statement, method) => {
      const covered = statement
        .split(', ')
        .flatMap((name) => (name in groups ? groups[name as 'read'] : [name]));
      expect(allows(service(`match /c/{d} { allow ${statement}; }`), { method })).toBe(
        covered.includes(method),
      );
    },
  );
});

describe('match patterns with wildcards', () => {
  const rows: readonly (readonly [source: string, path: string, expected: boolean])[] = [
    [service('match /c/d { allow read; }'), 'c/d', true],
    [service('match /c/e { allow read; }'), 'c/d', false],
    [service('match /c/{x} { allow read: if x == "d"; }'), 'c/d', true],
    [service('match /c/{x} { allow read; }'), 'c/d/e/f', false],
    [service('match /c/{x}/e/{y} { allow read; }'), 'c/d', false],
    [service('match /c/{x} { match /e/{y} { allow read: if x + y == "df"; } }'), 'c/d/e/f', true],
    [service('match /c { match /{x} { allow read; } }'), 'c/d', true],
    [service('match /c/{x=**} { allow read; }'), 'c/d/e/f', true],
    [service('match /c/{x=**} { allow read: if x == /d/e/f && x[1] == "e"; }'), 'c/d/e/f', true],
    [
      service('match /{x=**} { allow read: if !exists(/databases/$(database)/documents/$(x)); }'),
      'c/d',
      true,
    ],
    [service('match /c/{x}/{y=**} { allow read; }'), 'c/d', true],
    [service('match /c/{x}/{y=**} { allow read; }', 1), 'c/d', false],
    [service('match /c/{x=**} { allow read; }', 1), 'c/d', true],
    [service('match /{x=**}/c/{y} { allow read; }'), 'c/d', true],
    [service('match /{x=**}/c/{y} { allow read: if x == /a/b/k/l; }'), 'a/b/k/l/c/d', true],
    [service('match /{x=**}/c/{y} { allow read; }'), 'c/d/e/f', false],
    [service('match /c/{x} { allow read: if false; } match /{p=**} { allow read; }'), 'c/d', true],
    [service('match /c/{x} { allow read: if nope(); allow read: if true; }'), 'c/d', true],
    [service('match /e/d { allow read; }'), 'c/d', false],
    ['service cloud.firestore { match /databases/{db}/documents/c/{x} { allow read; } }', 'c/d', true],
    ['service firebase.storage { match /databases/{db}/documents/c/{x} { allow read; } }', 'c/d', false],
    ['rules_version = "2"; service cloud.firestore { match /{all=**} { allow read; } }', 'c/d', true],
    ['service cloud.firestore { match /databases/other/documents/c/{x} { allow read; } }', 'c/d', false],
    [service('match /my-c.x~y/{d} { allow read; }'), 'my-c.x~y/d', true],
  ];
  test.each(rows)('the verdict of the rules "%s" on a get of %s is %s', (source, path, expected) => {
    expect(allows(source, { path })).toBe(expected);
  });
});

describe('functions in rules', () => {
  const rows: readonly (readonly [functions: string, condition: string, expected: boolean | string])[] = [
    ['function same(a, b) { return a == b; }', 'same(1, 1)', true],
    ['function own() { return id == "d" && database == "(default)"; }', 'own()', true],
    ['function f() { return g(); } function g() { return true; }', 'f()', true],
    ['function f(x) { let y = x + 1; let z = y * 2; return z == 6; }', 'f(2)', true],
    ['function f() { let bad = resource.data.missing; return true; }', 'f()', true],
    [
      'function f() { let bad = resource.data.missing; return bad == 1; }',
      'f()',
      'Property missing is undefined on object.',
    ],
    ['function f() { let bad = 1 / 0; return bad == 1 || true; }', 'f()', true],
    ['function f(x) { return true; }', 'f(resource.data.missing)', true],
    [
      'function f(x) { return x == 1; }',
      'f(resource.data.missing)',
      'Property missing is undefined on object.',
    ],
    ['function f() { return true }', 'f()', true],
    ['function f(id) { return id == "other"; }', 'f("other")', true],
    ['function math() { return true; }', 'math() && math.abs(-1) == 1', true],
    ['function exists(x) { return x == 1; }', 'exists(1)', true],
    ['function f() { return 1; }', 'f()', false],
    [
      'function f() { return x; } function g(x) { return f(); }',
      'g(true)',
      'Variable not found error: Name: [x].',
    ],
    ['', 'firestore.exists(/a/b)', 'Variable not found error: Name: [firestore].'],
    ['function f() { let x = 1;\n let y = 2;\n return x + y == 3 }', 'f()', true],
    ['', 'nope(1)', 'Function not found error: Name: [nope].'],
  ];
  test.each(rows)(
    'rules with functions "%s" and the condition %s give %s',
    (functions, condition, expected) => {
      expect(verdict(condition, { resource: {} }, functions)).toBe(expected);
    },
  );

  test('a call finds the functions of the enclosing blocks, the innermost first, and fails without such a function', () => {
    const source = `rules_version = '2';
      function top() { return mid() == 0; }
      function always() { return true; }
      service cloud.firestore {
        function inService(x) { return x && always(); }
        match /databases/{database}/documents {
          function shadowed() { return false; }
          match /c/{id} {
            function shadowed() { return inService(true); }
            allow get: if shadowed();
            allow delete: if top();
          }
        }
      }`;
    expect(allows(source, {})).toBe(true);
    // `top` calls `mid`, which no block declares.
    expect(allows(source, { method: 'delete' })).toBe(false);
  });
});

describe('write requests', () => {
  const before = { owner: 'alice', n: 1n, m: { x: 1n } };
  const rows: readonly (readonly [condition: string, expected: boolean | string, DocumentCase])[] = [
    ['resource == null', true, { method: 'create', newResource: {} }],
    ['resource.data.n == 1', 'Null value error.', { method: 'create', newResource: {} }],
    ['request.resource == null', true, { method: 'delete', resource: before }],
    ['resource.data.owner == "alice"', true, { method: 'delete', resource: before }],
    [
      'resource.data.n == 1 && request.resource.data.n == 2',
      true,
      { method: 'update', resource: before, newResource: { ...before, n: 2n } },
    ],
    [
      'request.resource.data.diff(resource.data).affectedKeys().hasOnly(["n"])',
      true,
      { method: 'update', resource: before, newResource: { ...before, n: 2n } },
    ],
    [
      'request.resource.data.diff(resource.data).affectedKeys().hasOnly(["n"])',
      false,
      { method: 'update', resource: before, newResource: { ...before, m: { x: 2n } } },
    ],
    [
      'request.resource.data.keys() == resource.data.keys()',
      true,
      { method: 'update', resource: { a: 1n, b: 1n }, newResource: { b: 2n, a: 2n } },
    ],
    ['request.resource.id == "d"', true, { method: 'create', newResource: {} }],
    ['request.method == "update"', true, { method: 'update', resource: before, newResource: before }],
  ];
  test.each(rows)('the condition "%s" gives %s for a write', (condition, expected, request) => {
    expect(verdict(condition, request)).toBe(expected);
  });
});

describe('lookups by get and exists', () => {
  const doc = (path: string): string => `/databases/$(database)/documents/${path}`;
  const exists = (count: number): string =>
    Array.from({ length: count }, (_, n) => `exists(${doc(`u/${n}`)})`).join(' || ');

  test('get and exists read the state before the write, getAfter and existsAfter the state after it', () => {
    const before = new Documents({ 'u/x': { n: 1n } });
    const after = new Documents({ 'u/x': { n: 2n }, 'u/y': {} });
    const condition = [
      `get(${doc('u/x')}).data.n == 1`,
      `getAfter(${doc('u/x')}).data.n == 2`,
      `!exists(${doc('u/y')})`,
      `existsAfter(${doc('u/y')})`,
    ].join(' && ');
    expect(verdict(condition, { method: 'create', newResource: {}, before, after })).toBe(true);
  });

  test('one operation may look up ten documents, not eleven, and repeated lookups of a document count once', () => {
    expect(verdict(`!(${exists(10)})`)).toBe(true);
    expect(verdict(`!(${exists(11)})`)).toBe('Maximum of 10 document lookups has been reached.');
    const repeated = Array.from({ length: 30 }, () => `exists(${doc('u/x')})`).join(' || ');
    expect(verdict(`!(${repeated})`)).toBe(true);
  });

  test('a document counts again if it is read after exists, not if exists follows', () => {
    const documents = Array.from({ length: 6 }, (_, n) => [`u/${n}`, { n: 1n }] as const);
    const before = new Documents(Object.fromEntries(documents));
    const all = (test: (path: string) => string): string =>
      documents.map(([path]) => test(doc(path))).join(' && ');
    const asked = all((path) => `exists(${path})`);
    const read = all((path) => `get(${path}).data.n == 1`);
    expect(verdict(`${read} && ${asked}`, { before })).toBe(true);
    expect(verdict(`${asked} && ${read}`, { before })).toBe(
      'Maximum of 10 document lookups has been reached.',
    );
    expect(verdict(`${all((path) => `existsAfter(${path})`)} && ${asked}`, { before })).toBe(true);
    expect(verdict(`${all((path) => `getAfter(${path}) != null`)} && ${read}`, { before })).toBe(true);
  });

  test('a document that both exists and get look up is read once', () => {
    const before = new Documents({ 'u/x': { n: 1n } });
    const condition = `exists(${doc('u/x')}) && get(${doc('u/x')}).data.n == 1 && get(${doc('u/x')}).data.n != 2`;
    expect(verdict(condition, { before })).toBe(true);
    expect(before.reads).toEqual(['u/x']);
  });

  test('lookups of the requested document are not counted', () => {
    expect(verdict(`!(${exists(10)}) && !exists(${doc('c/d')})`)).toBe(true);
  });

  test('the operations of a commit share one budget of lookups', () => {
    const source =
      service(`match /c/{n} { allow create: if !exists(/databases/$(database)/documents/u/$(n + 'a'))
      && !exists(/databases/$(database)/documents/u/$(n + 'b')); }`);
    const rules = compiled(source);
    const lookups = newLookupBudget(20);
    const create = (n: number): boolean =>
      rules.authorize(documentRequest({ method: 'create', path: `c/${n}`, newResource: {}, lookups }))
        .allowed;
    for (let n = 0; n < 10; n++) expect(create(n)).toBe(true);
    expect(create(10)).toBe(false);
    // Lookups of an earlier operation are cached.
    expect(create(0)).toBe(true);
  });
});

test('a request whose token has a claim nested in 100,000 lists is refused without a crash', () => {
  let claim: unknown = 'x';
  for (let depth = 0; depth < 100_000; depth++) claim = [claim];
  const auth = { uid: 'deep', token: { claim } };
  const rules = compiled(rulesFor('allow get: if request.auth.token.claim == 1;'));
  expect(rules.authorize(documentRequest({ auth })).allowed).toBe(false);
});

test('a regular expression that would hang a backtracking engine gives its result in time', () => {
  expect(verdict(`resource.data.s.matches('(a+)+b')`, { resource: { s: 'a'.repeat(20_000) } })).toBe(false);
});

const rules = compiled(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /c/{id} {
      allow get: if false;
      allow get: if
        resource.data.x == 1;
    }
  }
}`);

test('the reason of a refusal names every allow statement that was evaluated, with its result', () => {
  expect(rules.authorize(documentRequest({ resource: {} }))).toMatchObject({
    allowed: false,
    reason:
      "false for 'get' @ L5, evaluation error at L7:9 for 'get' @ L7, Property x is undefined on object. for 'get' @ L7",
  });
});

test('the reason of a refusal says when no allow statement covers the request', () => {
  const answer = rules.authorize(documentRequest({ path: 'x/y' }));
  expect(answer).toMatchObject({ allowed: false, reason: 'No matching allow statements' });
});

test('debug prints its argument and returns it', () => {
  const printed: string[] = [];
  const source = rulesFor(
    'allow get: if debug(request.auth.uid) == debug("alice") && debug([1, {"a": /b/c}]).size() == 2;',
  );
  const { rules } = compileRules(source, 'cloud.firestore', { print: (text) => printed.push(text) });
  expect(rules?.authorize(documentRequest({ auth: ALICE })).allowed).toBe(true);
  expect(printed).toEqual(['"alice"', '"alice"', '[1, {"a": /b/c}]']);
});
