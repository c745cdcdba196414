import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it, vi } from 'vitest';
import { installable } from '../../web/pwa.config.ts';
import { fromRoot } from '../../scripts/config/project.ts';

it('a failing build throws its own error, not one about its service worker', async () => {
  // Mutes the console, because the build of the worker has a log level of its own.
  for (const method of ['info', 'log', 'warn'] as const) vi.spyOn(console, method).mockReturnValue();
  const outDir = mkdtempSync(join(tmpdir(), 'marquee-build-'));
  const failing = {
    name: 'failing',
    generateBundle: () => {
      throw new Error('This is why.');
    },
  };
  const failed = build({
    configFile: false,
    logLevel: 'silent',
    root: fromRoot('web'),
    plugins: [failing, ...installable(outDir)],
    build: { outDir, copyPublicDir: false, rolldownOptions: { input: fromRoot('web/src/config/paths.ts') } },
  });
  await expect(failed).rejects.toThrow('This is why.');
  rmSync(outDir, { recursive: true });
});
