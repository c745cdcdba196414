// Checks that no secret is in what is tracked, served or deployed.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { fromRoot } from '../../scripts/config/project.ts';

const SECRETS: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----\s*(\\n)?\s*[A-Za-z0-9+/]{20}/,
  'a service account': /"type"\s*:\s*"service_account"[^}]*"private_key"/,
  'an OAuth client secret': /GOCSPX-[\w-]{20,}/,
  'a Google access token': /ya29\.[\w-]{20,}/,
  'a Google refresh token': /\b1\/\/0[\w-]{30,}/,
  'a signed token': /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{40,}/,
  'a GitHub token': /\bgh[pousr]_[A-Za-z0-9]{36}/,
  'an npm token': /\bnpm_[A-Za-z0-9]{36}/,
  'an AWS key': /\bAKIA[0-9A-Z]{16}\b/,
  'a Stripe key': /\b[rs]k_live_[A-Za-z0-9]{20,}/,
  'a Slack token': /\bxox[abprs]-[A-Za-z0-9-]{20,}/,
  'a FCM server key': /\bAAAA[\w-]{7}:[\w-]{100,}/,
};

/** A key of a Firebase app is public; it belongs into the settings of its project and nowhere else. */
const API_KEY = /\bAIza[\w-]{35}\b/;

const secretsIn = (text: string): string[] =>
  Object.entries(SECRETS).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const found = (files: readonly string[], look: (text: string) => readonly string[]): string[] =>
  files
    .filter((file) => existsSync(file) && statSync(file).isFile())
    .flatMap((file) => look(readFileSync(file, 'latin1')).map((what) => `${file}: ${what}`));

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: fromRoot('.'), encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '')
  .map((file) => fromRoot(file));
const web = filesUnder(fromRoot('web/dist'));
const functions = filesUnder(fromRoot('functions/dist'));

/**
 * Values of our settings files that are not meant for browsers: Vite hands on only what begins with VITE_. The address of
 * the site is in both kinds of settings, and public.
 */
function privateValues(): string[] {
  const settings = ['functions', 'web', '.']
    .flatMap((folder) => readdirSync(fromRoot(folder)).map((name) => fromRoot(folder, name)))
    .filter((file) => /\/\.env[^/]*$/.test(file) && !file.endsWith('.example'))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .map((line) => {
      const [, name = '', value = ''] = /^\s*(\w+)\s*=\s*"?([^"\s]+)"?/.exec(line) ?? [];
      return { name, value };
    });
  const open = settings.filter(({ name }) => name.startsWith('VITE_')).map(({ value }) => value);
  return settings
    .filter(({ value }) => value.length >= 12 && !open.includes(value))
    .map(({ value }) => value);
}

it.each([
  ['a private key', ['-----BEGIN', 'PRIVATE', 'KEY-----'].join(' ') + 'A1b2'.repeat(8)],
  ['a service account', JSON.stringify({ type: ['service', 'account'].join('_'), private_key: 'x' })],
  ['a GitHub token', 'ghp_' + 'a1'.repeat(18)],
  ['an OAuth client secret', 'GOCSPX-' + 'a1'.repeat(14)],
])('the patterns find %s', (what, text) => {
  expect(secretsIn(`let x = '${text}'`)).toContain(what);
});

it('no tracked file contains a secret, and only settings of the web contain an API key', () => {
  expect(tracked.length).toBeGreaterThan(500);
  expect(found(tracked, (text) => secretsIn(text))).toEqual([]);
  const settings = /^web\/\.env\.[^/]+$/;
  expect(
    found(
      tracked.filter((file) => !settings.test(relative(fromRoot('.'), file))),
      (text) => (API_KEY.test(text) ? ['an API key'] : []),
    ),
  ).toEqual([]);
});

it('no local settings file, service account file or PEM file is tracked', () => {
  expect(
    tracked.filter((file) => /\.env(\.[^/]*)?\.local$|service-?account[^/]*\.json$|\.pem$/.test(file)),
  ).toEqual([]);
});

it('no secret is in the built web app or the functions', () => {
  expect(found([...web, ...functions], secretsIn)).toEqual([]);
});

it('no value of a setting without the prefix VITE_ is in the built web app', () => {
  const values = privateValues();
  expect(found(web, (text) => values.filter((value) => text.includes(value)))).toEqual([]);
});
