import { build } from 'vite';
import { expect, it } from 'vitest';
import { refuseReactOnSite } from '../../web/refuse-react-on-site.ts';

const FILES: Readonly<Record<string, string>> = {
  '/site.js': "import { read } from '/account.js'; read();",
  '/account.js': "export const read = () => import('/later.js');",
  '/later.js': 'export const write = () => fetch("/write");',
  '/app.js': "import { useState } from '/node_modules/react/index.js'; useState(1); import('/later.js');",
  '/node_modules/react/index.js': 'export const useState = (value) => [value];',
};

/** Builds entries of `FILES`, with `changed` in their place. */
function buildOf(input: string[], changed: Readonly<Record<string, string>> = {}) {
  const files = { ...FILES, ...changed };
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'files', resolveId: (id) => (id in files ? id : null), load: (id) => files[id] ?? null },
      refuseReactOnSite('site.js'),
    ],
    build: { write: false, rolldownOptions: { input } },
  });
}

it('a build succeeds if only the app loads React', async () => {
  await expect(buildOf(['/site.js', '/app.js'])).resolves.toBeDefined();
});

it.each([
  ['at once', '/account.js', 'read'],
  ['later', '/later.js', 'write'],
])('a build fails if the site loads React %s', async (_when, file, name) => {
  const code = `import { useState } from '/node_modules/react/index.js'; export const ${name} = () => useState(2);`;
  await expect(buildOf(['/site.js', '/app.js'], { [file]: code })).rejects.toThrow(
    /The site may not load React, but does by its chunks: site → /,
  );
});

it('a build fails if it has no chunk of the site', async () => {
  await expect(buildOf(['/app.js'])).rejects.toThrow(/no chunk of site\.js/);
});
