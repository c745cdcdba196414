// `npm run dev` in a copy of the repository: whoever edits a function, a limit or a rule gets the new answer.
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from '@marquee/domain/values/limits';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fromRoot } from '../../scripts/config/project.ts';
import { copyRepository } from '../../scripts/rehearse/checkout.ts';

const SITEMAP = 'functions/src/sitemap/sitemap-route.ts';
const LIMITS_FILE = 'domain/src/values/limits.ts';

/** Builds that a copy goes on from, where there are any. */
const BUILDS = [
  'web/dist',
  'web/dist-server',
  'functions/dist',
  'emulator/dist',
  '.local/build.json',
  '.local/function-fonts',
];

const folder = mkdtempSync(join(tmpdir(), 'marquee-dev-'));
let dev: ChildProcess;
let output = '';
let ended = false;

/** Changes a file of the copy, as an editor does: one write. */
function edit(file: string, change: (text: string) => string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after, `an edit of ${file}`).not.toBe(before);
  writeFileSync(path, after);
}

/** The header that the edited function sends, asked of the dev server; without it, the whole answer. */
async function answered(): Promise<string> {
  const response = await fetch('http://localhost:5173/sitemap.xml');
  return (
    response.headers.get('x-edit') ?? `${String(response.status)}: ${(await response.text()).slice(0, 500)}`
  );
}

/** Waits for a new answer; a busy machine takes a minute for a bundle and the emulator's reload. */
const eventually = (check: () => unknown): Promise<unknown> =>
  vi.waitFor(check, { timeout: 120_000, interval: 200 });

const answers = (expected: string): Promise<unknown> =>
  eventually(async () => {
    expect(await answered(), output).toBe(expected);
  });

const ANSWER = /response\.headers\.set\('X-Edit'.*\n/;

const sends = (edition: string): void => {
  edit(SITEMAP, (text) =>
    text.replace(ANSWER, `response.headers.set('X-Edit', \`${edition} \${String(LIMITS.photos)}\`);\n`),
  );
};

const withPhotos = (photos: number): void => {
  edit(LIMITS_FILE, (text) => text.replace(/photos: \d+/, `photos: ${String(photos)}`));
};

beforeAll(async () => {
  copyRepository(folder);
  for (const path of BUILDS)
    if (existsSync(fromRoot(path))) cpSync(fromRoot(path), join(folder, path), { recursive: true });
  edit(
    SITEMAP,
    (text) =>
      `import { LIMITS } from '@marquee/domain/values/limits';\n${text.replace(
        'return responseOf(await answerOf(request));',
        () =>
          "const response = responseOf(await answerOf(request));\n    response.headers.set('X-Edit', 'none');\n    return response;",
      )}`,
  );
  dev = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], { cwd: folder });
  dev.once('close', () => (ended = true));
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  await vi.waitFor(() => expect(output.includes('Ctrl-C stops everything') || ended).toBe(true), {
    timeout: 500_000,
    interval: 500,
  });
  expect(ended, output).toBe(false);
});

afterAll(async () => {
  const closed = new Promise((resolve) => dev.once('close', resolve));
  if (!ended && dev.kill('SIGINT')) await closed;
  rmSync(folder, { recursive: true, force: true });
});

// One after the other: each edit follows those before it.
it('every edit of a function is answered by its new code, also after an edit of a limit, which restarts Vite', async () => {
  const photos = LIMITS.photos;
  await answers('none');
  for (const edition of ['first', 'second', 'third']) {
    sends(edition);
    await answers(`${edition} ${String(photos)}`);
  }
  withPhotos(photos + 1);
  await answers(`third ${String(photos + 1)}`);
  for (const edition of ['fourth', 'fifth']) {
    sends(edition);
    await answers(`${edition} ${String(photos + 1)}`);
  }
  withPhotos(photos + 2);
  await answers(`fifth ${String(photos + 2)}`);
  for (const edition of ['sixth', 'seventh', 'eighth', 'ninth', 'tenth']) {
    sends(edition);
    await answers(`${edition} ${String(photos + 2)}`);
  }

  // A syntax error is printed, and the code before it goes on answering.
  output = '';
  edit(SITEMAP, (text) => `${text}\nconst = ;\n`);
  await eventually(() => expect(output).toMatch(/sitemap-route\.ts:\d+/));
  expect(await answered()).toBe(`tenth ${String(photos + 2)}`);
  edit(SITEMAP, (text) => text.replace('\nconst = ;\n', ''));
  sends('mended');
  await answers(`mended ${String(photos + 2)}`);

  for (const rules of ['firestore.rules', 'storage.rules']) {
    output = '';
    edit(rules, (text) => text.replace('allow get', 'alow get'));
    await eventually(() => expect(output).toMatch(new RegExp(`${rules.replace('.', '\\.')}:\\d+`)));
  }
});
