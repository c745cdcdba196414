// A screen loads its texts beside its code, so the router names them before the code is known: here the two are held
// together, in both directions.
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { fromRoot } from './lib/project.ts';

/** The frame's texts are there from the start. */
const ALWAYS = 'common';

const router = readFileSync(fromRoot('web/src/app/router.tsx'), 'utf8');
const screens = Array.from(
  router.matchAll(/screen\(\s*\[([^\]]*)\],\s*async \(\) =>\s*\(await import\('([^']+)'\)\)/g),
  ([, names = '', path = '']) => ({
    path,
    named: Array.from(names.matchAll(/\w+/g), ([name]) => name).sort(),
  }),
);

/** Every source file a screen can come to run, lazily loaded ones included. */
async function filesOf(path: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [fromRoot('web/src/app', path)],
    absWorkingDir: fromRoot(),
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    external: ['@marquee/domain/*'],
    format: 'esm',
    outdir: 'unused',
    jsx: 'automatic',
    loader: { '.webp': 'empty' },
  });
  return Object.keys(metafile.inputs);
}

function namespacesIn(file: string): string[] {
  return Array.from(
    readFileSync(fromRoot(file), 'utf8').matchAll(/useTranslation\(([^)]*)\)/g),
    ([, names = '']) => Array.from(names.matchAll(/\w+/g), ([name]) => name),
  ).flat();
}

/** What a part that comes later loads by itself. */
function loadedIn(file: string): string[] {
  return Array.from(
    readFileSync(fromRoot(file), 'utf8').matchAll(/loadTexts\(\[([^\]]*)\]\)/g),
    ([, names = '']) => Array.from(names.matchAll(/\w+/g), ([name]) => name),
  ).flat();
}

test('the router names the texts of each screen, and no others', async () => {
  // Layouts have the frame's texts alone.
  const layouts = Array.from(router.matchAll(/^const \w+ = async \(\) => \(await import\(/gm)).length;
  expect(screens.length).toBe(Array.from(router.matchAll(/await import\(/g)).length - layouts);
  for (const { path, named } of screens) {
    const files = (await filesOf(path)).filter((file) => /\.tsx?$/.test(file));
    const used = new Set(files.flatMap(namespacesIn));
    for (const name of [ALWAYS, ...files.flatMap(loadedIn)]) used.delete(name);
    expect(named, path).toEqual([...used].sort());
  }
});
