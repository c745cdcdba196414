import { build } from 'vite';
import { expect, it } from 'vitest';
import { awaitsAtTopLevel, refuseTopLevelAwait } from '../../web/refuse-top-level-await.ts';

it.each([
  'await start();',
  'export const store = await open();',
  'if (isLocal) { for await (const part of parts) read(part); }',
  'const { a = await b() } = c;',
  '(() => 1)(); await x;',
])('%s waits at the top level', (code) => {
  expect(awaitsAtTopLevel(code)).toBe(true);
});

it.each([
  'export const open = async () => await start();',
  'async function all() { for await (const part of parts) read(part); }',
  'class A { async read() { await this.b; } }',
  'export const text = "await";',
])('%s does not wait at the top level', (code) => {
  expect(awaitsAtTopLevel(code)).toBe(false);
});

it('a build fails if a module that it bundles waits at its top level', async () => {
  const files: Readonly<Record<string, string>> = {
    '/entry.js': "import { value } from '/dependency.js'; console.log(value);",
    '/dependency.js': 'export const value = await fetch("/value");',
  };
  const built = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'files', resolveId: (id) => (id in files ? id : null), load: (id) => files[id] ?? null },
      refuseTopLevelAwait(),
    ],
    build: { write: false, rolldownOptions: { input: '/entry.js' } },
  });
  await expect(built).rejects.toThrow(/may not await at its top level.*entry/);
});
