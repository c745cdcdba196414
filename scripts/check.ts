// `npm run check`: format, lint, types and unit tests, before a push; none of them needs the suite.
//   --changed   only what differs from the branch's upstream (else from origin/main): its format, lint and tests; and
//               the types of all projects, if any TypeScript differs
import { existsSync } from 'node:fs';
import { fromRoot } from './config/project.ts';
import { run } from './processes/run.ts';
import { runMain } from './processes/run-main.ts';
import { PROJECTS } from './test/projects.ts';

const isPartial = process.argv.includes('--changed');

async function git(...args: readonly string[]): Promise<string | undefined> {
  const { code, output } = await run('git', args);
  return code === 0 ? output.trim() : undefined;
}

/** The commit at which this branch left its upstream. */
async function base(): Promise<string> {
  const upstream = (await git('rev-parse', '--abbrev-ref', '@{upstream}')) ?? 'origin/main';
  const commit = await git('merge-base', 'HEAD', upstream);
  if (commit === undefined) throw new Error(`There is no ${upstream} to compare with: git fetch.`);
  return commit;
}

/** The files that differ from a commit, uncommitted and new ones included. */
async function changedSince(commit: string): Promise<string[]> {
  const lists = await Promise.all([
    git('diff', '--name-only', commit),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  const files = new Set(lists.flatMap((list = '') => list.split('\n')));
  return [...files].filter((file) => file !== '' && existsSync(fromRoot(file)));
}

interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

const types = PROJECTS.map((project): Check => ({
  name: `types of ${project}`,
  command: 'tsc',
  args: ['-p', project],
}));

async function checks(): Promise<readonly Check[]> {
  if (!isPartial) {
    return [
      { name: 'format', command: 'oxfmt', args: ['--check'] },
      { name: 'lint', command: 'oxlint', args: [] },
      ...types,
      { name: 'tests', command: 'vitest', args: ['run'] },
    ];
  }
  const commit = await base();
  const files = await changedSince(commit);
  const code = files.filter((file) => /\.tsx?$/.test(file));
  return [
    { name: 'format', command: 'oxfmt', args: ['--check', '--no-error-on-unmatched-pattern', ...files] },
    ...(code.length === 0
      ? []
      : [
          { name: 'lint', command: 'oxlint', args: code },
          ...types,
          { name: 'tests', command: 'vitest', args: ['run', '--changed', commit, '--passWithNoTests'] },
        ]),
  ];
}

await runMain(async () => {
  for (const { name, command, args } of await checks()) {
    const started = Date.now();
    const { code, output } = await run(fromRoot('node_modules/.bin', command), args);
    if (code !== 0) {
      process.exitCode = 1;
      console.log(output);
    }
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(0)} s)`);
  }
});
