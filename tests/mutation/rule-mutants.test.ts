import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { IssueList, SourceLines } from '../../emulator/src/rules/issues.ts';
import { parseRuleset } from '../../emulator/src/rules/parser.ts';
import { fromRoot } from '../../scripts/config/project.ts';
import { ruleMutants } from './rule-mutants.ts';

test('every mutant of the rules can be parsed, and differs from them', () => {
  const rules = readFileSync(fromRoot('firestore.rules'), 'utf8');
  const mutants = ruleMutants(rules);
  expect(mutants.length).toBeGreaterThan(200);
  const faulty = mutants.filter(
    ({ rules: mutant }) => mutant === rules || !parseRuleset(mutant, new IssueList(new SourceLines(mutant))),
  );
  expect(faulty.map(({ name }) => name)).toEqual([]);
});

test('a denied condition is allowed as a whole, with what its parentheses hold', () => {
  const rules = "service cloud.firestore { match /a/{b} { allow get: if !('c' in d || e) && f; } }";
  expect(ruleMutants(rules).map(({ rules: mutant }) => /if (.*);/.exec(mutant)?.[1])).toContain(
    "('c' in d || e) && f",
  );
});
