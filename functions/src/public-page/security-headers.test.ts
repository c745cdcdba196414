import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const policy = (isEmulator: boolean, usesAppCheck = false): Map<string, string[]> =>
  new Map(
    (
      securityHeaders({
        styles: ['p{color:red}', 'p{margin:0}'],
        script: 'let a',
        isEmulator,
        bucket: 'own',
        usesAppCheck,
      })['Content-Security-Policy'] ?? ''
    )
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

test('a page may run scripts from our own files, and the inline script with a known hash', () => {
  const hash = createHash('sha256').update('let a').digest('base64');
  expect(policy(false).get('script-src')).toEqual(["'self'", `'sha256-${hash}'`]);
  expect(policy(false).get('default-src')).toEqual(["'none'"]);
});

test.each(['p{color:red}', 'p{margin:0}'])('an inline style is allowed by its hash: %s', (style) => {
  const hash = createHash('sha256').update(style).digest('base64');
  const sources = policy(false).get('style-src');
  expect(sources).toContain(`'sha256-${hash}'`);
  expect(sources).not.toContain("'unsafe-inline'");
});

test('only the local suite’s policy allows connections to the local suite', () => {
  const all = (isEmulator: boolean) => [...policy(isEmulator).values()].flat().join(' ');
  expect(all(true)).toContain('http://localhost:9199');
  expect(all(false)).not.toMatch(/http:|localhost/);
});

test('a page may load pictures from the site and from the project’s own bucket alone', () => {
  const own = 'https://firebasestorage.googleapis.com/v0/b/own/o/';
  expect(policy(false).get('img-src')).toEqual(["'self'", 'data:', own]);
});

test('forms may be sent to the site and to WhatsApp alone', () => {
  expect(policy(false).get('form-action')).toEqual([
    "'self'",
    'https://wa.me',
    'https://api.whatsapp.com',
    'https://web.whatsapp.com',
  ]);
});

test('no page may frame the site, and the site may frame YouTube alone', () => {
  expect(policy(false).get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy(false).get('frame-src')).toEqual(['https://www.youtube-nocookie.com']);
});

test('reCAPTCHA is allowed only with App Check', () => {
  const all = (usesAppCheck: boolean) => [...policy(false, usesAppCheck).values()].flat().join(' ');
  expect(all(true)).toContain('https://www.google.com/recaptcha/');
  // Not the whole folder: other scripts in it run a page's markup as code.
  expect(policy(false, true).get('script-src')).not.toContain('https://www.google.com/recaptcha/');
  expect(all(false)).not.toContain('recaptcha');
});

test('each security header is set', () => {
  expect(
    Object.keys(
      securityHeaders({ styles: [''], script: '', isEmulator: false, bucket: 'own', usesAppCheck: false }),
    ),
  ).toEqual([
    'Content-Security-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Cross-Origin-Opener-Policy',
    'Permissions-Policy',
  ]);
});
