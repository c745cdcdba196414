// Random rulesets with a mistake: whether they compile. Where the errors are differs: Google's parser goes on after one.
import fc from 'fast-check';
import { putRules } from '../tests/support/target.ts';
import type { Answer } from './answer.ts';
import { type Kind, newProject } from './question.ts';

const CONDITIONS = [
  'true',
  'request.auth.uid == id',
  "resource.data.a[0] == 'x'",
  'f(1)',
  "'a'.matches('[a-z]+')",
  '!(a is string)',
  "a is string && {'k': [1, 2.5]}.k[0:1] == []",
  'exists(/databases/$(database)/documents/c/$(id))',
  'get(/a/b).data.x ? true : false',
  '(1 + 2) * -3 % 4 > 5 || null == false',
  'math.abs(-1) == 1',
  'resource.data.keys().hasAll([1])',
  "debug('x') in ['x']",
];
const program = fc
  .record({
    version: fc.constantFrom("rules_version = '2';", "rules_version = '1';", "rules_version = '3';", ''),
    functions: fc.constantFrom(
      '',
      'function f(x) { return x == 1; }',
      'function f(x) { let y = x + 1; let z = y; return z > 0; }',
      "function f(x, y) { return g(x); } function g(x) { return 'a'; }",
    ),
    path: fc.constantFrom('/c/{id}', '/c/{id=**}', '/{p=**}/c/{id}', '/c/{id}/d/{other}', '/c/d', '/c'),
    methods: fc.constantFrom('read', 'get, list', 'write', 'create, update, delete', 'fetch'),
    condition: fc.constantFrom(...CONDITIONS),
    inner: fc.constantFrom(
      '',
      'match /x/{y} { allow read; }',
      'allow write: if false;',
      'match /{all=**} { allow list: if true; }',
    ),
  })
  .map(
    ({ version, functions, path, methods, condition, inner }) =>
      `${version}\nservice cloud.firestore {\n  match /databases/{database}/documents {\n    ${functions}\n    match ${path} {\n      allow ${methods}: if ${condition};\n      ${inner}\n    }\n  }\n}`,
  );
const EXTRA = [
  'match',
  'allow',
  'if',
  'function',
  'return',
  'let',
  'service',
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  ';',
  ':',
  ',',
  '.',
  '/',
  '=',
  '==',
  '&&',
  '||',
  '!',
  '-',
  '?',
  '$',
  '@',
  "'",
  '"',
  '\\',
  '1',
  '1.',
  '.5',
  '1e3',
  '0x1',
  '01',
  "'a'",
  "b'a'",
  'x',
  'is',
  'in',
  'true',
  'null',
  '// x',
  '/* x',
  '**',
  '*',
  '%',
  '#',
  '\u00e9',
  '\u00a0',
  '`',
];

/** A ruleset in which one or two of its tokens are left out, doubled, exchanged or replaced. */
const broken = fc
  .tuple(
    program,
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.constantFrom('drop', 'double', 'swap', 'insert', 'replace'),
        fc.constantFrom(...EXTRA),
      ),
      { maxLength: 2 },
    ),
  )
  .map(([text, mistakes]) => {
    const tokens = text.split(/(\s+|\w+|'[^']*'|[^\w\s])/).filter((token) => token !== '');
    for (const [at, mistake, extra] of mistakes) {
      const index = at % tokens.length;
      const [own = '', next = ''] = tokens.slice(index, index + 2);
      if (mistake === 'drop') tokens.splice(index, 1);
      else if (mistake === 'double') tokens.splice(index, 0, own);
      else if (mistake === 'swap') tokens.splice(index, 2, next, own);
      else if (mistake === 'insert') tokens.splice(index, 0, extra);
      else tokens.splice(index, 1, extra);
    }
    return tokens.join('');
  });

export const PROGRAMS: Kind<string> = {
  name: 'programs',
  runs: 1000,
  arbitrary: broken,
  async ask({ address }, text): Promise<Answer> {
    try {
      await putRules({ address, project: newProject() }, text);
      return { result: 'compiles' };
    } catch {
      return { error: 'does not compile' };
    }
  },
  rightDifferences: [],
  asTest: (text, expected) => `  [${JSON.stringify(text)}, ${JSON.stringify(expected)}],`,
};
