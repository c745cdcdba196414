import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { CoverageReport } from '../rules/coverage-report.ts';
import { CoverageFile } from './coverage-file.ts';
import { StorageRulesRuntime } from './runtime.ts';

const folder = mkdtempSync(join(tmpdir(), 'storage-coverage-'));
const path = join(folder, 'coverage.json');
afterEach(() => rmSync(path, { force: true }));

const SOURCE = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o { match /{file} { allow get: if file == 'open'; } } }`;

const runtime = (): StorageRulesRuntime =>
  new StorageRulesRuntime(
    () => undefined,
    () => undefined,
    new CoverageFile(path),
  );

const load = (rulesetName: string) => ({
  id: 0,
  action: 'load_ruleset',
  context: { rulesetName, source: { files: [{ name: 'storage.rules', content: SOURCE }] } },
});

const get = (rulesetName: string, file: string) => ({
  id: 1,
  action: 'verify',
  context: { rulesetName, path: `/b/bucket/o/${file}`, method: 'get', variables: {} },
});

/** The values that the coverage file has for the only condition. */
function truths(): unknown[] {
  const { report } = JSON.parse(readFileSync(path, 'utf8')) as CoverageReport;
  return report[0]?.values.map(({ value }) => ('boolValue' in value ? value.boolValue : value)) ?? [];
}

test('the coverage file merges the values of conditions when the same rules are loaded under two names', () => {
  const rules = runtime();
  rules.handle(load('first'));
  rules.handle(get('first', 'open'));
  expect(truths()).toEqual([true]);
  rules.handle(load('second'));
  rules.handle(get('second', 'closed'));
  expect(truths()).toEqual([true, false]);
});

test('the coverage file is written again only for a new value of an expression', () => {
  const rules = runtime();
  rules.handle(load('first'));
  rules.handle(get('first', 'open'));
  const before = statSync(path).ino;
  for (let count = 0; count < 10; count++) rules.handle(get('first', 'open'));
  expect(statSync(path).ino).toBe(before);
  rules.handle(get('first', 'closed'));
  expect(truths()).toEqual([true, false]);
});
