// The compiler's errors and warnings, with their positions.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileRules } from './compile.ts';
import type { RulesIssue } from './engine.ts';
import { documentRequest, queryRequest, rulesFor } from './testing.ts';

function issuesOf(source: string): readonly string[] {
  return compileRules(source, 'cloud.firestore').issues.map(
    ({ severity, description, line, column }) => `${severity} ${line ?? '-'}:${column ?? '-'} ${description}`,
  );
}

/** A ruleset whose third line is the text. */
const inDocuments = (text: string): string =>
  `rules_version = '2'; service cloud.firestore {\nmatch /databases/{database}/documents {\n${text}\n}}`;

const OLD_VERSION =
  'WARNING -:- Ruleset uses old version (version [1]). Please update to the latest version (version [2]).';

const NO_RULES = "WARNING -:- The ruleset has no rules for 'cloud.firestore': every request is denied.";

const inDocumentsRows: readonly (readonly [text: string, ...expected: string[]])[] = [
  ['match /c/{d} { allow read: if true; }'],
  ['match /c/{d} { allow read: true; }', "ERROR 3:28 Missing 'if' before conditional expression."],
  ['/c/{d} { allow read; }', "ERROR 3:1 Missing 'match' keyword before path."],
  ['match /c/{d} { allow read: if true;; }', "ERROR 3:36 Unexpected ';'."],
  [
    'function f(x) { let y = 1; return true; } match /c/{d} { allow read: if f(1); }',
    'WARNING 3:12 Unused variable: x.',
    'WARNING 3:21 Unused variable: y.',
  ],
  ['match /c/{d} { allow read: if (true; }', "ERROR 3:36 missing ')' at ';'"],
  ["match /c/{d} { allow read: if 'x; }", 'ERROR 3:31 String literal is not closed.'],
  ['match /c/{d} { allow read: if #; }', "ERROR 3:31 token recognition error at: '#'"],
  [
    'match /c/{d} { allow read: if 9223372036854775808 > 1; }',
    'ERROR 3:31 Integer literal 9223372036854775808 is out of range.',
  ],
  ['match /c/{d} { allow read: if 4/2 == 2; }', "ERROR 3:32 Unexpected '/2'."],
  ['match /c/{d} { allow read: if 4 / 2 == 2; }'],
  ['match /c/{d} { allow read: if var == 2; }', "ERROR 3:31 Unexpected 'var'."],
  ['match /c/{let} { allow read; }', "ERROR 3:11 Unexpected 'let'."],
  ['match /c/{math} { allow read; }', 'ERROR 3:11 math is a package and cannot be used as variable name.'],
  [
    'match /c/{d} { allow read: if latlng.x == 1; }',
    'ERROR 3:31 latlng is a package and cannot be used as variable name.',
  ],
  [
    'function f(hashing) { let duration = 1; return true; } match /c/{d} { allow read: if f(1); }',
    'WARNING 3:12 Unused variable: hashing.',
    'ERROR 3:12 hashing is a package and cannot be used as variable name.',
    'WARNING 3:27 Unused variable: duration.',
    'ERROR 3:27 duration is a package and cannot be used as variable name.',
  ],
  ['match /c/{d} { allow read: if timestamp.value(0) == request.time; }'],
  ['match /c/{d}/e/{d} { allow read; }', 'ERROR 3:17 Variable d already exists in the PathTemplate.'],
  ['match /c/{d} { match /e/{d} { allow read; } }'],
  [
    'match /c/{d} { allow read: if (/{x}/{x=**}) == /a; }',
    'ERROR 3:38 Variable x already exists in the PathTemplate.',
  ],
  [
    'match /c/{d} { allow read: if (/a/b / /a/b) == 1; }',
    "ERROR 3:37 Forward slash '/' found where identifier or binding expected.",
  ],
  ['match /c/{d} { allow read: if 1 / /a/b == 1; }'],
  ['match /c/{d} { allow read:\u00a0if true; }', "ERROR 3:27 token recognition error at: '\u00a0'"],
  ['match /{a=**}/c/{b=**} { allow read; }', 'ERROR 3:17 Path has more than one recursive wildcard.'],
  [
    'function f(x) { return x; } match /c/{d} { allow read: if f(); }',
    'WARNING 3:59 Incorrect number of arguments supplied to function: f.',
  ],
  [
    'function f() { return 1; } function f() { return 2; } match /c/{d} { allow read: if f(); }',
    "ERROR 3:37 Function 'f' is defined more than once.",
  ],
  [
    'function f() { return f(); } match /c/{d} { allow read: if f(); }',
    'ERROR 3:10 Recursive call is not allowed. Function: f.',
  ],
  [
    'function a() { return b(); } function b() { return c() && a(); } function c() { return true; } match /c/{d} { allow read: if a(); }',
    'ERROR 3:10 Recursive call is not allowed. Function: a.',
    'ERROR 3:39 Recursive call is not allowed. Function: b.',
  ],
  [
    'function f(x, x) { return x; } match /c/{d} { allow read: if f(1, 2); }',
    "ERROR 3:15 Variable 'x' is defined more than once.",
  ],
  [
    'function f(x) { let x = 1; return x; } match /c/{d} { allow read: if f(1); }',
    "ERROR 3:21 Variable 'x' is defined more than once.",
  ],
  [
    'function f(a,b,c,d,e,f,g,h) { return [a,b,c,d,e,f,g,h] == []; } match /c/{d} { allow read: if f(1,2,3,4,5,6,7,8); }',
    "ERROR 3:10 Function 'f' has more than 7 parameters.",
  ],
  ['match /c/{d} { allow read: if x == 1; }', 'WARNING 3:31 Invalid variable name: x.'],
  ['match /c/{d} { allow read: if f(1); }', 'WARNING 3:31 Invalid function name: f.'],
  ['match /c/{d} { allow read: if math.f(1); }', 'WARNING 3:36 Invalid function name: math.f.'],
  ['function f() { return true; }', 'WARNING 3:10 Unused function: f.'],
  [
    'match /c/{d} { allow read: if exists(); }',
    'WARNING 3:31 Incorrect number of arguments supplied to function: exists.',
  ],
  ['match /c/{d} { allow fetch: if true; }', 'WARNING 3:22 Invalid method name: fetch.'],
  ['match /c/{d} { allow get, fetch: if true; }', 'WARNING 3:27 Invalid method name: fetch.'],
  ...[`'a(?=b)'`, `'['`, String.raw`'(a)\\1'`].flatMap((pattern) =>
    ['matches', 'split'].map((method): readonly [string, string] => [
      `match /c/{d} { allow read: if d.${method}(${pattern}) == true; }`,
      `ERROR 3:${method === 'matches' ? 41 : 39} Invalid regular expression pattern. Pattern: ${pattern.slice(1, -1).replace('\\\\', '\\')}.`,
    ]),
  ),
  ["match /c/{d} { allow read: if d.replace('[', 'x') == d; }"],
  ["match /c/{d} { allow read: if d.matches('[' + d); }"],
  ['match /c/{d} { allow read: if d is vector; }'],
  ['match /c/{d} { allow read: if (/a/b / math.abs(1)) == 1; }'],
  [
    'match /c/{d} { allow read: if [1][math.floor(0.5)] == 1; }',
    'ERROR 3:35 Invalid type. Received one of [float]. Expected one of [int, string].',
  ],
  ['match /c/{d} { allow read: if [1][int(0.5)] == 1; }'],
  ...['null', 'text'].map((type): readonly [string, string] => [
    `match /c/{d} { allow read: if d is ${type}; }`,
    `ERROR 3:36 An unsupported type identifier was used with the 'is' operator. Received ${type}. Expected one of bool,bytes,constraint,duration,float,int,latlng,list,vector,set,number,map,string,timestamp,path,map_diff`,
  ]),
  [
    "match /c/{d} { allow read: if path('/a/b').size() == 2; }",
    'WARNING 3:31 Invalid type. Received one of [path]. Expected one of [string, bytes, list, set, map].',
  ],
  ['match /c/{d} { allow read: if 1e3 == 1000.0; }', "ERROR 3:32 Unexpected 'e3'."],
  ['match /c/{d} { allow read: if 1.5e3 == 1500.0; }', "ERROR 3:34 Unexpected 'e3'."],
  ['match /c/{d} { allow read: if 0x10 == 16; }', "ERROR 3:32 Unexpected 'x10'."],
  [
    'match /c/{d} { allow read: if --1 == 1; }',
    'ERROR 3:31 Increment (++) and decrement (--) operators are not supported.',
  ],
  [
    'match /c/{d} { allow read: if 1--1 == 2; }',
    'ERROR 3:32 Increment (++) and decrement (--) operators are not supported.',
  ],
  ['match /c/{d} { allow read: if 1 == - -1; }', "ERROR 3:38 Unexpected '-'."],
  ['match /c/{d} { allow read: if 1 - -1 == 2 && .5 + 5. == 5.5; }'],
];

test.each(inDocumentsRows)('compileRules reports the expected issues for "%s"', (text, ...expected) => {
  expect(issuesOf(inDocuments(text))).toEqual(expected);
});

const ANY = 'match /c/{d} { allow read; }';

const sourceRows: readonly (readonly [title: string, source: string, expected: readonly string[]])[] = [
  ['an empty text', '', ['ERROR 1:1 Rules content empty. Compilation aborted.']],
  [
    'a text without declarations',
    '// none',
    ["ERROR 1:8 mismatched input '<EOF>' expecting {'function', 'import', 'service', 'rules_version'}"],
  ],
  [
    'a version without declarations',
    "rules_version = '2';",
    ["ERROR 1:21 mismatched input '<EOF>' expecting {'function', 'import', 'service'}"],
  ],
  ['version 1', inDocuments(ANY).replace("'2'", "'1'"), [OLD_VERSION]],
  ['a version in double quotes', inDocuments(ANY).replace("'2';", '"2"'), []],
  ['version 3', inDocuments(ANY).replace("'2'", "'3'"), ['ERROR 1:1 Unsupported rules version 3.']],
  ['a stray word', `${inDocuments(ANY)}\nasd`, ["ERROR 5:1 Unexpected 'asd'."]],
  [
    'a service without matches',
    'rules_version = "2"; service cloud.firestore { }',
    ["ERROR 1:48 The 'service' body must contain at least one declaration."],
  ],
  [
    'a match without statements',
    inDocuments('match /c/{d} { }'),
    ["ERROR 3:16 The 'match' body must contain at least one declaration."],
  ],
  [
    'a service twice',
    `${inDocuments(ANY)} service cloud.firestore { ${ANY} }`,
    ['ERROR 4:4 Duplicate service name declaration.'],
  ],
  [
    'rules of the other service',
    "rules_version = '2'; service firebase.storage { match /b/{bucket}/o { match /{f} { allow read; } } }",
    [NO_RULES, "WARNING 1:22 Rules of 'firebase.storage' are not used by 'cloud.firestore'."],
  ],
  [
    'rules of both services',
    `${inDocuments(ANY)} service firebase.storage { ${ANY} }`,
    ["WARNING 4:4 Rules of 'firebase.storage' are not used by 'cloud.firestore'."],
  ],
  [
    'an unknown service',
    `${inDocuments(ANY)} service cloud.fire { ${ANY} }`,
    ["WARNING 4:4 Unknown service: 'cloud.fire'."],
  ],
  [
    'rules of the Realtime Database',
    '{"rules": {}}',
    ["ERROR 1:1 mismatched input '{' expecting {'function', 'import', 'service', 'rules_version'}"],
  ],
  [
    'a match in a wildcard, version 1',
    inDocuments('match /{a=**} { match /c/{d} { allow read; } }').replace("'2'", "'1'"),
    [OLD_VERSION, 'WARNING 3:17 Glob(**) resource rules should not have child resource rules.'],
  ],
  ['an open block', 'rules_version = "2"; service cloud.firestore {', ["ERROR 1:47 Unexpected '<EOF>'."]],
  [
    'an open comment',
    'rules_version = "2"; /* never',
    ["ERROR 1:22 mismatched input '/' expecting {'function', 'import', 'service'}"],
  ],
  [
    'a wildcard in the middle, version 1',
    inDocuments('match /{a=**}/c/{b} { allow read; }').replace("'2'", "'1'"),
    [OLD_VERSION, 'ERROR 3:8 A recursive wildcard must be at the end of a path in version 1.'],
  ],
  [
    'ten matches below the outermost',
    inDocuments(`${'match /c/{d} {'.repeat(10)} allow read; ${'}'.repeat(10)}`),
    [],
  ],
  [
    'eleven matches below the outermost',
    inDocuments(`${'match /c/{d} {'.repeat(11)} allow read; ${'}'.repeat(11)}`),
    ['ERROR 3:141 Maximum allowed resource rule depth of 10 is reached.'],
  ],
  [
    'an expression in 300 pairs of parentheses',
    inDocuments(`match /c/{d} { allow read: if ${'('.repeat(300)}true${')'.repeat(300)}; }`),
    ['ERROR 3:231 Expression is nested too deeply.'],
  ],
  [
    'a text of more than 256 KB',
    `// ${'x'.repeat(256 * 1024)}`,
    ['ERROR 1:1 Ruleset is larger than 256 KB.'],
  ],
];

test.each(sourceRows)('compileRules reports the expected issues for %s', (_title, source, expected) => {
  expect(issuesOf(source)).toEqual(expected);
});

test('a ruleset with warnings alone compiles, one with an error does not', () => {
  const warned = compileRules(inDocuments('match /c/{d} { allow read: if x; }'), 'cloud.firestore');
  expect(warned.rules).toBeDefined();
  const refused = compileRules(inDocuments('match /c/{d} { allow read: x; }'), 'cloud.firestore');
  expect(refused.rules).toBeUndefined();
});

test('issues are ordered by line and column, those without a position first', () => {
  const source = `service cloud.firestore { match /databases/{d}/documents {
      function z() { return y; }
      function a() { return x; }
    }}`;
  expect(issuesOf(source).map((issue) => issue.split(' ')[1])).toEqual([
    '-:-',
    '2:16',
    '2:29',
    '3:16',
    '3:29',
  ]);
});

const words = fc.constantFrom(
  ..."rules_version = '2' ; service cloud . firestore { } match / c {id} {x=**} allow read write : if".split(
    ' ',
  ),
  ...`true false null request resource ( ) [ ] && || ! == in is int $( function f return let`.split(' '),
  ...`1 1.5 0x 'text' b"x" + - * % ? , // /* */ \\ "`.split(' '),
  '\n',
  '\u{1f600}',
);
const whole = fc.array(words, { maxLength: 60 }).map((parts) => parts.join(' '));
const condition = fc
  .array(words, { maxLength: 25 })
  .map((parts) => rulesFor(`allow read, write: if ${parts.join(' ')};`));
const damaged = fc.tuple(fc.nat(400), fc.nat(20), fc.string()).map(([at, length, text]) => {
  const source = rulesFor(
    'function f(x) { let y = x.a[1:2]; return get(/a/$(y)).data is map || x in [1, "b"]; }\nallow read: if f(resource.data) ? true : !false;',
  );
  return source.slice(0, at) + text + source.slice(at + length);
});
const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), whole, condition, damaged);

test('any text either compiles to rules that answer requests, or gives errors with positions', () => {
  let compiled = 0;
  fc.assert(
    fc.property(texts, (text) => {
      const { issues, rules } = compileRules(text, 'cloud.firestore', { print: () => undefined });
      const errors = issues.filter((issue: RulesIssue) => issue.severity === 'ERROR');
      expect(rules === undefined).toBe(errors.length > 0);
      const lines = text.split('\n');
      for (const { line = 0, column = 0 } of errors) {
        expect(line).toBeGreaterThan(0);
        expect(line).toBeLessThanOrEqual(lines.length);
        expect(column).toBeGreaterThan(0);
        expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
      }
      if (!rules) return;
      compiled++;
      expect(typeof rules.authorize(documentRequest({ resource: { a: ['x'] } })).allowed).toBe('boolean');
      expect(typeof rules.authorize(queryRequest()).allowed).toBe('boolean');
    }),
    { numRuns: 3000 },
  );
  expect(compiled).toBeGreaterThan(50);
});

test('neither the compiler nor its rules throw for sources of extreme length or nesting depth', () => {
  const hostile = [
    '('.repeat(100_000),
    'match /c {'.repeat(20_000),
    rulesFor(`allow read: if ${'!'.repeat(50_000)}true;`),
    rulesFor(`allow read: if ${'-'.repeat(50_000)}1;`),
    rulesFor(`allow read: if 1${' + 1'.repeat(50_000)};`),
    rulesFor(`allow read: if x${'.y'.repeat(50_000)};`),
    rulesFor(`allow read: if true${' && true'.repeat(30_000)};`),
    rulesFor(`allow read: if ${'true ? true : '.repeat(15_000)}true;`),
    rulesFor(`allow read: if ${'['.repeat(100_000)};`),
    rulesFor(`allow read: if ${'/a'.repeat(100_000)} == 1;`),
    Array.from({ length: 7000 }, (_, n) => `function f${n}() { return f${n + 1}(); }`).join(''),
  ];
  for (const source of hostile) {
    const { rules } = compileRules(source, 'cloud.firestore');
    rules?.authorize(documentRequest({ resource: {} }));
  }
});
