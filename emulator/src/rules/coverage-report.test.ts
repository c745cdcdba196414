import { expect, test } from 'vitest';
import { compileRules } from './compile.ts';
import { coverageHtml, coverageReport, type ExpressionReport } from './coverage-report.ts';
import type { CompiledFirestoreRules } from './firestore-rules.ts';
import { ALICE, documentRequest } from './testing.ts';

const SOURCE = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isAdmin() { return request.auth.token.admin; }
    match /c/{id} {
      allow get: if resource.data.n < 5 && id == "<d>" || isAdmin();
    }
  }
}`;

function rules(): CompiledFirestoreRules {
  const compiled = compileRules(SOURCE, 'cloud.firestore').rules;
  if (!compiled) throw new Error('does not compile');
  return compiled;
}

function flatten(reports: readonly ExpressionReport[]): ExpressionReport[] {
  return reports.flatMap((report) => [report, ...flatten(report.children)]);
}

test('coverageReport counts the values and errors of every expression, with its position in the source', () => {
  const covered = rules();
  for (const n of [1n, 2n, 9n]) {
    covered.authorize(documentRequest({ auth: ALICE, path: 'c/<d>', resource: { n } }));
  }
  const report = coverageReport(covered);
  expect(report.rules.files).toEqual([{ name: 'firestore.rules', content: SOURCE }]);
  const values = Object.fromEntries(
    flatten(report.report).map(({ sourcePosition: { currentOffset, endOffset }, values: taken }) => [
      SOURCE.slice(currentOffset, endOffset + 1),
      taken,
    ]),
  );
  expect(values['resource.data.n < 5']).toEqual([
    { value: { boolValue: true }, count: 2 },
    { value: { boolValue: false }, count: 1 },
  ]);
  expect(values['resource.data.n']).toEqual([
    { value: { intValue: '1' }, count: 1 },
    { value: { intValue: '2' }, count: 1 },
    { value: { intValue: '9' }, count: 1 },
  ]);
  expect(values['resource.data']).toEqual([{ value: { typeName: 'map' }, count: 3 }]);
  expect(values['id == "<d>"']).toEqual([{ value: { boolValue: true }, count: 2 }]);
  expect(values['isAdmin()']).toEqual([
    { value: { undefined: { causeMessage: 'Property admin is undefined on object.' } }, count: 1 },
  ]);
  const [first] = report.report;
  expect(first?.sourcePosition).toMatchObject({ line: 4, column: 33 });
});

test('coverageHtml escapes the source, shows the values of expressions, and marks those never evaluated', () => {
  const covered = rules();
  const untouched = coverageHtml(covered);
  expect(untouched).not.toContain('class="hit" title');
  expect(untouched.replace(/<[^>]*>/g, '')).toContain(
    'resource.data.n &lt; 5 &amp;&amp; id == &quot;&lt;d&gt;&quot;',
  );
  covered.authorize(documentRequest({ resource: { n: 1n }, path: 'c/<d>' }));
  const page = coverageHtml(covered);
  expect(page).toContain('title="true: 1"');
  expect(page).toContain('<span class="missed" title="Expression never evaluated">isAdmin()</span>');
});
