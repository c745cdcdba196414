// `npm run check`: format, lint, types and unit tests, before a push; none of them needs the suite.
//   --changed   only what differs from the branch's upstream (else from origin/main): its format and lint, the types of the
//               projects that see it, its tests, and what the fullest save costs if the rules or the domain differ
// Red types end it: what fails behind them would say the same less clearly. What failed is printed last.
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

type Project = (typeof PROJECTS)[number];

/** The projects that see a changed file, by the folder that it is in; all for any other file. */
const SEEN_BY: Readonly<Record<string, readonly Project[]>> = {
  web: ['.', 'web', 'web/src/service-worker'],
  functions: ['.', 'functions'],
  scripts: ['.'],
  tools: ['.'],
  tests: ['.'],
  bench: ['.'],
  emulator: ['.'],
};

/** `isPartial` checks again only what follows from a change since the last time, which TypeScript notes beside the builds. */
const types = (projects: readonly Project[]): Check[] =>
  projects.map((project) => ({
    name: `types of ${project}`,
    command: 'tsc',
    args: [
      '-p',
      project,
      ...(isPartial
        ? [
            '--incremental',
            '--tsBuildInfoFile',
            fromRoot('.local/types', `${project.replaceAll('/', '-')}.json`),
          ]
        : []),
    ],
  }));

const tests = (...args: readonly string[]): Check => ({
  name: 'tests',
  command: 'vitest',
  args: ['run', '--reporter=minimal', ...args],
});

/** The checks in stages: those of a stage run side by side, and a failure ends with its stage. */
async function stages(): Promise<readonly (readonly Check[])[]> {
  if (!isPartial) {
    return [
      types(PROJECTS),
      [
        { name: 'format', command: 'oxfmt', args: ['--check'] },
        { name: 'lint', command: 'oxlint', args: [] },
      ],
      [tests()],
    ];
  }
  const commit = await base();
  const files = await changedSince(commit);
  const code = files.filter((file) => /\.tsx?$/.test(file));
  const format = {
    name: 'format',
    command: 'oxfmt',
    args: ['--check', '--no-error-on-unmatched-pattern', ...files],
  };
  if (code.length === 0 && !files.includes('firestore.rules')) return [[format]];
  const seen = new Set(code.flatMap((file) => SEEN_BY[file.split('/')[0] ?? ''] ?? PROJECTS));
  const isSaveChanged = files.some((file) => /^(firestore\.rules|domain\/src\/|tools\/doctor\/)/.test(file));
  return [
    [...types(PROJECTS.filter((project) => seen.has(project))), format],
    [
      ...(code.length === 0 ? [] : [{ name: 'lint', command: 'oxlint', args: code }]),
      tests('--changed', commit, '--passWithNoTests'),
      ...(isSaveChanged
        ? [
            {
              name: 'the cost of the fullest save',
              command: 'vitest',
              args: [
                'run',
                '--reporter=minimal',
                '--config',
                'tests/vitest.config.ts',
                'tools/rules-requests',
              ],
            },
          ]
        : []),
    ],
  ];
}

/** Runs a check, prints its line, and returns what it printed if it failed. */
async function perform({ name, command, args }: Check): Promise<string | undefined> {
  const started = Date.now();
  const { code, output } = await run(fromRoot('node_modules/.bin', command), args, { NODE_OPTIONS });
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(0)} s)`);
  return code === 0 ? undefined : `\n✗ ${name}\n${output}`;
}

/** Tests of rules load the emulator from its sources, whether it is built or not. */
const NODE_OPTIONS = `${process.env['NODE_OPTIONS'] ?? ''} --conditions=firestore-emulator-source`.trim();

await runMain(async () => {
  for (const stage of await stages()) {
    const failures = (await Promise.all(stage.map(perform))).filter((output) => output !== undefined);
    if (failures.length === 0) continue;
    process.exitCode = 1;
    console.log(failures.join('\n'));
    return;
  }
});
