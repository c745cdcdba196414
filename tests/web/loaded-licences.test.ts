// Licences of what browsers load, as the terms link to them.
import { expect, it } from 'vitest';
import { suiteUrl } from '../../scripts/config/project.ts';

it('the licences of packages from each part of the build stand at /licences.txt, with their texts', async () => {
  const response = await fetch(suiteUrl('hosting', '/licences.txt'));
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  const parts = (await response.text()).split(/\n#{80}\n/).map((part) => part.trim());
  // Packages of the app, the service worker, the fonts, and the worker that reads CVs.
  for (const name of [
    'react-dom',
    'heic-to',
    '@mui/material',
    'workbox-core',
    '@fontsource-variable/inter',
    'pdfjs-dist',
    'htmlparser2',
  ]) {
    expect([name, parts.filter((part) => part.startsWith(`${name} `)).length]).toEqual([name, 1]);
  }
  const heic = parts.find((part) => part.startsWith('heic-to '));
  expect(heic).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
  expect(parts.at(-1)).toContain('GNU GENERAL PUBLIC LICENSE');
  // Each part has a licence's text, or says where the text is.
  expect(parts.slice(1, -1).filter((part) => !/^Licence: .+\n\n\S/m.test(part))).toEqual([]);
});

it('the terms lead to the licences', async () => {
  const html = await (await fetch(suiteUrl('hosting', '/terms'))).text();
  expect(html).toContain('href="/licences.txt"');
});
