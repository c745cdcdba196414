// What a request costs in production's unit, against counts that a public project (davideast/pyric) measured on the
// Rules Test API in September 2026.
import { expect, test } from 'vitest';
import { compileRules } from './compile.ts';
import { compiled, type DocumentCase, documentRequest, Documents, rulesFor } from './testing.ts';

const request: DocumentCase = {
  path: 'c/x',
  resource: { a: 1n, m: { k: 1n } },
  before: new Documents({ 'cfg/c': { on: true } }),
};

function cost(body: string): { readonly allowed: boolean; readonly expressions: number } {
  const { allowed, cost } = compiled(rulesFor(body)).authorize(documentRequest(request));
  return { allowed, expressions: cost.expressions };
}

const times = (count: number, condition: string): string => Array(count).fill(condition).join(' && ');

/** What `count` copies of a condition, joined by `&&`, cost; in the cost of twenty copies, the operators are 38. */
const MEASURED: readonly [condition: string, count: number, expressions: number, functions?: string][] = [
  ['true', 20, 58],
  [`id == 'x'`, 20, 98],
  [`!(id == 'y')`, 20, 118],
  ['resource.data.a == 1', 20, 138],
  ['g(id)', 20, 138, `function g(x) { return x == 'x'; }`],
  [`id in ['x', 'y']`, 20, 138],
  ['resource.data.keys().size() > 0', 20, 158],
  [`id[0:1] == 'x'`, 20, 158],
  [`(id == 'x' ? true : false)`, 20, 158],
  ['lt(id)', 20, 178, `function lt(x) { let v = x; return v == 'x'; }`],
  [`resource.data.m == {'k': 1}`, 10, 88],
  ['get(/databases/$(database)/documents/cfg/c).data.on == true', 5, 63],
];

test.each(MEASURED)(
  'the condition %s, repeated %i times, costs %i expressions',
  (condition, count, expressions, functions = '') => {
    expect(cost(`${functions} allow get: if ${times(count, condition)};`)).toEqual({
      allowed: true,
      expressions,
    });
  },
);

test('twenty disjuncts of which only the last is true cost as much as twenty conjuncts', () => {
  const disjuncts = [...Array<string>(19).fill(`id == 'y'`), `id == 'x'`].join(' || ');
  expect(cost(`allow get: if ${disjuncts};`)).toEqual({ allowed: true, expressions: 98 });
});

test('a chain whose first conjunct is false costs this conjunct and the && operators', () => {
  expect(cost(`allow get: if !(id == 'x') && ${times(19, `id == 'x'`)};`)).toEqual({
    allowed: false,
    expressions: 23,
  });
});

test('expressions of allow statements that were false count as well as those of the one that allows', () => {
  const refusing = `allow get: if ${times(19, 'resource.data.a == 1')} && resource.data.a == 2;`;
  expect(cost(`${refusing} ${refusing} allow get: if ${times(20, 'resource.data.a == 1')};`)).toEqual({
    allowed: true,
    expressions: 414,
  });
});

test.each([
  ['a let that nothing reads', `function f() { let v = id == 'x' && id == 'x'; return true; }`, 'f()', 11],
  ['a ternary that takes its second branch', '', `(id == 'y' ? false : true)`, 8],
  ['an `is` expression', '', 'id is string', 3],
  ['a call of a function in a namespace', '', 'math.abs(1) == 1', 5],
  ['an operand beside one that fails', '', `resource.data.b == 1 || id == 'x'`, 10],
  [
    'a path with interpolated segments',
    '',
    'exists(/databases/$(database)/documents/c/$(resource.data.id))',
    9,
  ],
])('%s costs the expected number of expressions', (_name, functions, condition, expressions) => {
  expect(cost(`${functions} allow get: if ${condition};`).expressions).toBe(expressions);
});

const halves = (count: number): string =>
  `function half() { return ${times(90, `id == 'x'`)}; } allow get: if half() && half() && ${times(count, 'true')};`;

test('a request that evaluates 1,000 expressions is allowed, one that evaluates 1,002 is refused', () => {
  // Each call of `half` costs 1 + 270 + 178; each further term costs 3.
  expect(cost(halves(33))).toEqual({ allowed: true, expressions: 999 });
  expect(cost(`${halves(33).slice(0, -1)} || false;`)).toEqual({ allowed: true, expressions: 1000 });
  expect(cost(halves(34))).toEqual({ allowed: false, expressions: 1002 });
});

test('a request beyond the limit of expressions is refused, even if another operand or statement allows the request', () => {
  const beyond = halves(40).slice(0, -1);
  expect(cost(`${beyond} || true; allow get: if true;`).allowed).toBe(false);
  const answer = compiled(rulesFor(beyond + ';')).authorize(documentRequest(request));
  expect(answer).toMatchObject({
    reason: expect.stringContaining('the maximum of 1000 expressions to evaluate has been reached') as string,
  });
});

test('rules compiled with the expression limit ‘count’ allow a request beyond the limit and report its cost', () => {
  const { rules } = compileRules(rulesFor(halves(40)), 'cloud.firestore', { expressionLimit: 'count' });
  expect(rules?.authorize(documentRequest(request))).toMatchObject({
    allowed: true,
    cost: { expressions: 1020 },
  });
});

test('a request with an exponential number of function calls is refused before all calls are evaluated', () => {
  const doubling = Array.from(
    { length: 18 },
    (_, n) => `function f${n}() { return f${n + 1}() == f${n + 1}(); }`,
  );
  const { allowed, expressions } = cost(
    `${doubling.join('\n')} function f18() { return 1; } allow get: if f0();`,
  );
  expect(allowed).toBe(false);
  expect(expressions).toBeLessThan(20_000);
});

const issues = (body: string): readonly string[] =>
  compileRules(rulesFor(body), 'cloud.firestore')
    .issues.filter(({ severity }) => severity === 'ERROR')
    .map(({ description }) => description);
const complex = 'Expression is too complex to evaluate safely.';
const chain = (count: number, operator: string): string => Array(count).fill(`id == 'x'`).join(operator);

test.each([' && ', ' || '])(
  '98 comparisons or 99 names joined by %s compile, one more does not',
  (operator) => {
    expect(issues(`allow get: if ${chain(98, operator)};`)).toEqual([]);
    expect(issues(`allow get: if ${chain(99, operator)};`)).toContain(complex);
    expect(issues(`allow get: if ${Array(99).fill('true').join(operator)};`)).toEqual([]);
    expect(issues(`allow get: if ${Array(100).fill('true').join(operator)};`)).toEqual([complex, complex]);
    expect(issues(`function f() { return ${chain(99, operator)}; } allow get: if f();`)).toContain(complex);
    expect(issues(`function f() { let v = ${chain(99, operator)}; return v; } allow get: if f();`)).toContain(
      complex,
    );
  },
);

/** Expressions that are too complex with one more repetition, and the number of repetitions that compile. */
const DEEPEST: readonly (readonly [of: string, most: number, text: (count: number) => string])[] = [
  ['!', 98, (count) => `${'!'.repeat(count)}true`],
  ['[…]', 98, (count) => `${'['.repeat(count)}1${']'.repeat(count)}`],
  ['[[]] beside an operator', 98, (count) => `${'['.repeat(count)}${']'.repeat(count)} != null`],
  [`{'a': …} beside an operator`, 97, (count) => `${"{'a': ".repeat(count)}1${'}'.repeat(count)} != null`],
  ['!(…)', 49, (count) => `${'!('.repeat(count)}true${')'.repeat(count)}`],
  ['(…)', 98, (count) => `${'('.repeat(count)}true${')'.repeat(count)}`],
  ['+ beside an operator', 98, (count) => `${Array(count).fill('1').join(' + ')} == 1`],
  ['is', 98, (count) => `id${' is int'.repeat(count)}`],
  ['… ? … : …', 98, (count) => `${'true ? true : '.repeat(count)}false`],
  ['int(…)', 98, (count) => `${'int('.repeat(count)}1${')'.repeat(count)}`],
  ['/a/$(…)', 98, (count) => `${'/a/$('.repeat(count)}id${')'.repeat(count)}`],
  ['id[…]', 98, (count) => `${'id['.repeat(count)}0${']'.repeat(count)}`],
  ['! of an index', 97, (count) => `${'!'.repeat(count)}id[0]`],
];

test.each(DEEPEST)('an expression with %s compiles %i times, and once more not', (_of, most, text) => {
  expect(issues(`allow get: if ${text(most)};`)).toEqual([]);
  expect(issues(`allow get: if ${text(most + 1)};`)).toContain(complex);
});

test('members and methods in a chain are on one level', () => {
  expect(issues(`allow get: if id${'.a'.repeat(150)} == 1;`)).toEqual([]);
  expect(issues(`allow get: if id${'.lower()'.repeat(150)} == 'x';`)).toEqual([]);
});

test('49 terms nested to the right compile, 50 do not', () => {
  const nested = (count: number): string =>
    `${`id == 'x' && (`.repeat(count - 1)}id == 'x'${')'.repeat(count - 1)}`;
  expect(issues(`allow get: if ${nested(49)};`)).toEqual([]);
  expect(issues(`allow get: if ${nested(50)};`)).toEqual([complex, complex]);
});

test('97 pairs of parentheses around a comparison compile, 98 do not', () => {
  const grouped = (count: number): string => `${'('.repeat(count)}id == 'x'${')'.repeat(count)}`;
  expect(issues(`allow get: if ${grouped(97)};`)).toEqual([]);
  expect(issues(`allow get: if ${grouped(98)};`)).toEqual([complex, complex]);
  expect(issues(`allow get: if ${grouped(99)};`)).toEqual([complex]);
});

test('eleven lets in a function compile, twelve do not', () => {
  const lets = (count: number): string => {
    const names = Array.from({ length: count }, (_, n) => `v${n}`);
    const declared = names.map((name) => `let ${name} = 1;`).join(' ');
    return `function f() { ${declared} return [${names.join(', ')}].size() > 0; } allow get: if f();`;
  };
  expect(issues(lets(11))).toEqual([]);
  expect(issues(lets(12))).toEqual([
    'Maximum allowed variable count of 10 for a given function has been reached.',
  ]);
});

test('a call stack of 21 functions compiles, one of 22 does not, called or not', () => {
  const stack = (count: number): string => {
    const functions = Array.from({ length: count - 1 }, (_, n) => `function f${n}() { return f${n + 1}(); }`);
    return `${functions.join('\n')} function f${count - 1}() { return true; }`;
  };
  expect(issues(`${stack(21)} allow get: if f0();`)).toEqual([]);
  const tooDeep = ['Maximum allowed call depth of 20 is reached for the call stack of [f0].'];
  expect(issues(`${stack(22)} allow get: if f0();`)).toEqual(tooDeep);
  expect(issues(stack(22))).toEqual(tooDeep);
  expect(issues(stack(24))).toEqual([expect.stringContaining('[f2]')]);
});
