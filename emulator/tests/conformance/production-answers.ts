// The cases of production-rules.test.ts, with production's answers.
import type { Json } from '../support/driver.ts';
import { double, int, string } from '../support/json.ts';

const D = '/databases/$(database)/documents';
const MISSING = `get(${D}/s/missing).data.n == 1`;
const R = 'request.resource';

const repeated = (text: string, count: number, between: string): string =>
  Array.from({ length: count }, () => text).join(between);
/** A tree of `&&` with so many leaves, as flat as can be. */
const tree = (leaves: number): string => {
  if (leaves === 1) return 'true';
  const half = Math.floor(leaves / 2);
  return `(${tree(half)} && ${tree(leaves - half)})`;
};
const program = (rules: string, head = "rules_version = '2'; service cloud.firestore"): string =>
  `${head} { match /databases/{database}/documents { ${rules} } }`;
const condition = (text: string, path = '/c/{d}'): string =>
  program(`match ${path} { allow get: if ${text}; }`);
const withFunction = (declaration: string, call: string): string =>
  program(`${declaration} match /c/{d} { allow get: if ${call}; }`);
const chain = (depth: number): string =>
  Array.from(
    { length: depth },
    (_, n) => `function f${n}() { return ${n === depth - 1 ? 'true' : `f${n + 1}()`}; }`,
  ).join(' ');
const parameters = (count: number): string =>
  withFunction(
    `function f(${Array.from({ length: count }, (_, n) => `p${n}`).join(', ')}) { return p0 == 0; }`,
    `f(${repeated('0', count, ', ')})`,
  );
const variables = (count: number): string =>
  withFunction(
    `function f() { ${Array.from({ length: count }, (_, n) => `let v${n} = ${n};`).join(' ')} return v0 == 0; }`,
    'f()',
  );
const matches = (depth: number): string =>
  program(
    Array.from({ length: depth }).reduce<string>(
      (inner, _, n) => `match /m${n}/{d${n}} { ${inner} }`,
      'allow get;',
    ),
  );
const captures = (count: number): string =>
  condition('true', Array.from({ length: count }, (_, n) => `/s${n}/{c${n}}`).join(''));
const ofSize = (bytes: number): string => {
  const source = condition('true');
  return `//${' '.repeat(bytes - source.length - 3)}\n${source}`;
};
const inside = (open: string, depth: number, middle: string, close: string, after = ''): string =>
  condition(open.repeat(depth) + middle + close.repeat(depth) + after);

/** Whether a source compiles. */
export const COMPILED: readonly (readonly [title: string, source: string, compiles: boolean])[] = [
  ['a plain rule', condition('true'), true],
  ['a condition that is missing', condition(''), false],
  ['a function that is missing', condition('f(1)'), true],
  ['existsAfter in a read', condition(`existsAfter(${D}/x/y)`), true],
  ['a function that nothing calls', withFunction('function f() { return true; }', 'true'), true],
  ['a wrong number of arguments', withFunction('function f(a) { return a; }', 'f(true, false)'), true],
  [
    'a function twice',
    withFunction('function f() { return true; } function f() { return false; }', 'f()'),
    false,
  ],
  [
    'a function that calls itself',
    withFunction('function f(n) { return n <= 0 || f(n - 1); }', 'f(3)'),
    false,
  ],
  [
    'functions that call each other',
    withFunction('function f() { return g(); } function g() { return f(); }', 'f()'),
    false,
  ],
  ...[20, 21].map((n) => [`a chain of ${n} calls`, withFunction(chain(n), 'f0()'), true] as const),
  ...[7, 8].map((n) => [`${n} parameters`, parameters(n), n === 7] as const),
  ...[10, 11, 20, 50].map((n) => [`${n} variables`, variables(n), n <= 11] as const),
  ...[10, 11].map((n) => [`${n} matches in one another`, matches(n), n === 10] as const),
  ...[20, 21].map((n) => [`${n} captures`, captures(n), false] as const),
  ['a source below 256 KiB', ofSize(256 * 1024 - 64), true],
  ['a source above 256 KiB', ofSize(256 * 1024 + 64), false],
  [
    'version 1 with a recursive wildcard at the end',
    program('match /c/{d=**} { allow get; }', "rules_version = '1'; service cloud.firestore"),
    true,
  ],
  [
    'version 1 with a recursive wildcard before the end',
    program('match /{d=**}/c/{e} { allow get; }', "rules_version = '1'; service cloud.firestore"),
    false,
  ],
  ['a recursive wildcard before the end', condition('true', '/{d=**}/c/{e}'), true],
  ['two recursive wildcards', condition('true', '/{d=**}/c/{e=**}'), false],
  [
    'version 3',
    program('match /c/{d} { allow get; }', "rules_version = '3'; service cloud.firestore"),
    false,
  ],
  ['no version', program('match /c/{d} { allow get; }', 'service cloud.firestore'), true],
  ['a method that is missing', program('match /c/{d} { allow fetch; }'), true],
  [
    'another service',
    program('match /c/{d} { allow get; }', "rules_version = '2'; service firebase.storage"),
    true,
  ],
  ['a sum of a number and a text', condition("1 + 'a' == 2"), true],
  ['a pattern that is none', condition("'a'.matches('(')"), false],
  ['a variable that is missing', condition('x == 1'), true],
  ['math.isInfinite', condition('math.isInfinite(1.0) == false'), true],
  ['a function that math lacks', condition('math.f(1) == 1'), true],
  ['a statement without its semicolon', program('match /c/{d} { allow get: if true }'), true],
  ...[97, 98, 99].map((n) => [`${n} operands of &&`, condition(repeated('true', n, ' && ')), true] as const),
  ...[98, 99].map((n) => [`${n} operands of ||`, condition(repeated('true', n, ' || ')), true] as const),
  ...[98, 99].map(
    (n) => [`${n} operands of +`, condition(`${repeated('1', n, ' + ')} > 0`), n === 98] as const,
  ),
  ...[98, 99].map((n) => [`${n} times !`, inside('!', n, 'true', ''), n === 98] as const),
  ...[98, 99].map((n) => [`${n} parentheses`, inside('(', n, 'true', ')'), n === 98] as const),
  ...[98, 99].map(
    (n) => [`${n} lists in one another`, inside('[', n, '', ']', ' != null'), n === 98] as const,
  ),
  ...[98, 99].map(
    (n) => [`${n} maps in one another`, inside("{'a': ", n, '1', '}', ' != null'), false] as const,
  ),
  ...[49, 50].map((n) => [`${n} times ! and parentheses`, inside('!(', n, 'true', ')'), n === 49] as const),
  ...[98, 99].map(
    (n) =>
      [
        `${n} calls in one another`,
        withFunction('function f(x) { return x; }', `${'f('.repeat(n)}true${')'.repeat(n)}`),
        n === 98,
      ] as const,
  ),
  ['a flat tree of 1,000 operands', condition(tree(1000)), true],
];

const eleven = Array.from({ length: 11 }, (_, n) => `exists(${D}/s/${n})`).join(' || ');

/** Whether statements of these conditions allow a get of a document with n, pattern and nothing. */
export const EVALUATED: readonly (readonly [
  title: string,
  conditions: readonly string[],
  allowed: boolean,
])[] = [
  ...[100, 250, 333, 334, 335, 400, 500, 501, 999, 1000, 1001, 2000].map(
    (n) => [`${n} operands`, [tree(n)], n <= 334] as const,
  ),
  ['twenty calls', ['f0()'], true],
  ['true, an error', ['true', MISSING], true],
  ['an error, true', [MISSING, 'true'], true],
  ['true, eleven lookups', ['true', eleven], true],
  ['eleven lookups, true', [eleven, 'true'], true],
  ['true, a bad pattern', ['true', "'a'.matches(resource.data.pattern)"], true],
  ['a bad pattern, true', ["'a'.matches(resource.data.pattern)", 'true'], true],
  ['true, getAfter', ['true', `getAfter(${D}/s/present).data.n == 1`], true],
  ['500 operands, true', [tree(500), 'true'], false],
  ['true, 500 operands', ['true', tree(500)], true],
  ['500 operands or true', [`${tree(500)} || true`], false],
  ['an error or true', [`${MISSING} || true`], true],
  ['true or an error', [`true || ${MISSING}`], true],
  ['not (an error and false)', [`!(${MISSING} && false)`], true],
  ['not (false and an error)', [`!(false && ${MISSING})`], true],
  ['a missing member', ['resource.data.x == 1'], false],
  ['a missing member with a default', ["resource.data.get('x', 0) == 0"], true],
  ['a member that is not in', ["!('x' in resource.data)"], true],
  ['a bad pattern', ["'a'.matches(resource.data.pattern)"], false],
  ['an overflow', ['9223372036854775807 + 1 > 0'], false],
  ['a division of integers', ['7 / 2 == 3'], true],
  ['a division of floats', ['7.0 / 2 == 3.5'], true],
  ['an integer as a float', ['1 == 1.0'], true],
  ['math.isInfinite', ['math.isInfinite(1.0) == false'], false],
  ['debug', ['debug(true)'], true],
  ['a missing function', ['f(1)'], false],
  ['existsAfter', [`existsAfter(${D}/s/present)`], true],
  ['null', ['resource.data.nothing == null'], true],
  ['the size of é', ["'é'.size() == 1"], true],
  ['a date', ['request.time.date() is timestamp'], true],
  ['durations', ["duration.value(1, 's') == duration.value(1000, 'ms')"], true],
  ['a get', [`get(${D}/s/present).data.n == 1`], true],
  ['a get of nothing', [MISSING], false],
  ['a get of nothing as null', [`get(${D}/s/missing) == null`], true],
  ['exists', [`exists(${D}/s/present)`], true],
  ['exists of nothing', [`!exists(${D}/s/missing)`], true],
  ['a get by a text', ["get(path('/databases/' + database + '/documents/s/present')).data.n == 1"], true],
  ['the id of a get', [`get(${D}/s/present).id == 'present'`], true],
  ['getAfter', [`getAfter(${D}/s/present).data.n == 1`], true],
];

/** Whether a condition allows to get or delete a document with `a: 1` and the id d. */
export const READS: readonly (readonly [method: 'get' | 'delete', condition: string, allowed: boolean])[] = [
  ['get', 'resource.data.a == 1', true],
  ['get', "request.method == 'get'", true],
  ['get', "resource.id == 'd'", true],
  ['get', 'resource.__name__ is path', true],
  ['get', `${R} == null`, false],
  ['get', "!('resource' in request)", true],
  ['delete', 'resource.data.a == 1', true],
  ['delete', "request.method == 'delete'", true],
  ['delete', `${R} == null`, true],
  ['delete', "'resource' in request", true],
];

const SHAPE = `${R}.data.keys().hasOnly(['n', 's']) && ${R}.data.n is int && ${R}.data.s is string`;

/** Whether a condition allows to create the document c/d with fields. */
export const CREATIONS: readonly (readonly [fields: Json, condition: string, allowed: boolean])[] = [
  [{ n: int(1), s: string('x') }, SHAPE, true],
  [{ n: string('1'), s: string('x') }, SHAPE, false],
  [{ n: int(1) }, 'resource == null', true],
  [{}, `${R}.id == 'd'`, true],
  [{}, `${R}.__name__ == path('/databases/' + database + '/documents/c/d')`, true],
  [{}, `${R}.__name__ == ${D}/c/d`, true],
  [{}, "request.method == 'create'", true],
  [{}, `request.path == ${D}/c/d`, true],
  [{}, 'request.time is timestamp', true],
  [{ x: int(1), y: int(2) }, `${R}.data.size() == 2`, true],
  [{ x: int(1) }, `${R}.data.size() == 2`, false],
];

const setting =
  (fields: Json, mask?: readonly string[]) =>
  (name: string): Json => ({
    update: { name, fields },
    ...(mask && { updateMask: { fieldPaths: mask } }),
  });
const transforming =
  (transform: Json) =>
  (name: string): Json => ({
    transform: { document: name, fieldTransforms: [transform] },
  });
const MERGED = `${R}.data.a == 1 && ${R}.data.b == 2`;

/** Whether a condition allows a write to a document with `a: 1`. */
export const UPDATES: readonly (readonly [
  title: string,
  condition: string,
  write: (name: string) => Json,
  allowed: boolean,
])[] = [
  ['merges', MERGED, setting({ b: int(2) }, ['b']), true],
  ['merges another value', MERGED, setting({ b: int(3) }, ['b']), false],
  [
    'sees what is stored',
    "resource.data.a == 1 && resource.data.keys().hasOnly(['a'])",
    setting({ b: int(2) }, ['b']),
    true,
  ],
  [
    'adds one key',
    `${R}.data.diff(resource.data).affectedKeys().hasOnly(['b'])`,
    setting({ b: int(2) }, ['b']),
    true,
  ],
  [
    'changes and adds a key',
    `${R}.data.diff(resource.data).affectedKeys().hasOnly(['b'])`,
    setting({ a: int(9), b: int(2) }, ['a', 'b']),
    false,
  ],
  [
    'changes a key',
    `${R}.data.diff(resource.data).changedKeys().size() == 1`,
    setting({ a: int(2) }, ['a']),
    true,
  ],
  [
    'sets the same value',
    `${R}.data.diff(resource.data).changedKeys().size() == 1`,
    setting({ a: int(1) }, ['a']),
    false,
  ],
  ['has its method', "request.method == 'update'", setting({ a: int(1) }), true],
  ['replaces', `${R}.data.keys().hasOnly(['b'])`, setting({ b: int(2) }), true],
  [
    'increments',
    `${R}.data.a == resource.data.a + 5`,
    transforming({ fieldPath: 'a', increment: int(5) }),
    true,
  ],
  [
    'increments by a double',
    `${R}.data.a == resource.data.a + 5`,
    transforming({ fieldPath: 'a', increment: double(5) }),
    true,
  ],
  [
    'takes the server’s time',
    `${R}.data.t == request.time`,
    transforming({ fieldPath: 't', setToServerValue: 'REQUEST_TIME' }),
    true,
  ],
  [
    'appends to a list',
    `${R}.data.list == ['x', 'y']`,
    transforming({ fieldPath: 'list', appendMissingElements: { values: [string('x'), string('y')] } }),
    true,
  ],
  ['removes a field', `!('a' in ${R}.data)`, setting({}, ['a']), true],
];

/** What a rule sees of a query as it stands, with an order by n, and with a limit of 5 and an offset of 0. */
export const QUERY_SHAPES: readonly (readonly [
  rule: string,
  plain: boolean,
  ordered: boolean,
  limited: boolean,
])[] = [
  ['request.query is map', true, true, true],
  ["request.query.keys().hasAll(['limit', 'offset', 'orderBy'])", true, true, true],
  ["request.query.keys().hasOnly(['limit', 'offset', 'orderBy'])", false, false, false],
  ["'orderBy' in request.query", true, true, true],
  ['request.query.orderBy is map', true, true, true],
  ['request.query.orderBy is list', false, false, false],
  ['request.query.orderBy is string', false, false, false],
  ['request.query.orderBy.size() == 0', true, false, true],
  ["request.query.orderBy.n == 'ASC'", false, true, false],
  ['request.query.orderBy.size() == 1', false, true, false],
  ['request.query.limit is int', false, false, true],
  ['request.query.offset is int', true, true, true],
  ['request.query.offset == 0', true, true, true],
];

const lookups = (count: number, call: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => call(n)).join(' && ');
const getting = (n: number): string => `get(${D}/b/${n}).data.n == 1`;
const existing = (n: number): string => `exists(${D}/b/${n})`;

/** Whether so many lookups for one document are allowed; those of one document count once. */
export const ACCESS_BUDGETS: readonly (readonly [
  method: 'get' | 'create',
  condition: string,
  allowed: boolean,
])[] = [
  ['get', lookups(10, getting), true],
  ['get', lookups(11, getting), false],
  ['get', lookups(11, () => getting(0)), true],
  ['get', lookups(10, existing), true],
  ['get', lookups(11, existing), false],
  ['get', `${lookups(10, getting)} && ${existing(0)}`, true],
  ['create', lookups(10, getting), true],
  ['create', lookups(11, getting), false],
  ['create', `${lookups(10, getting)} && getAfter(${D}/b/0).data.n == 1`, true],
];

/** Whether a query may look up so many documents; the documentation says 10. */
export const LIST_BUDGETS: readonly (readonly [count: number, allowed: boolean])[] = [
  [10, true],
  [11, true],
  [15, true],
  [20, true],
  [21, false],
];
