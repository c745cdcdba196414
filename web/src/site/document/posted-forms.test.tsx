// @vitest-environment jsdom
// The pages that answer forms which visitors post without a script.
import { expect, test } from 'vitest';
import { ASSETS, meta, ORIGIN } from './page-of-profile.ts';
import { renderContactAnswer, renderMessageAnswer, renderReportAnswer } from './render-public-page.tsx';

test.each([
  ['received', 'Thank you'],
  ['limited', 'too many reports'],
  ['gone', 'no longer visible'],
  ['failed', 'We couldn’t send your report'],
] as const)('a posted report with the result ‘%s’ is answered with ‘%s’', (answer, text) => {
  const html = renderReportAnswer(answer, { origin: ORIGIN, path: '/' }, ASSETS);
  const document = new DOMParser().parseFromString(html, 'text/html');
  expect(document.querySelector('main')?.textContent).toContain(text);
  expect(meta(document, 'robots')).toBe('noindex, nofollow');
});

const answered = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const REQUEST = { origin: ORIGIN, path: '/asha-rao' } as const;

test.each([
  ['limited', 'asked for many contacts', '/asha-rao'],
  ['gone', 'no longer contact this actor', '/'],
  ['failed', 'We couldn’t load the contact', '/asha-rao'],
] as const)('a request for the contact with the result ‘%s’ is answered with ‘%s’', (answer, text, way) => {
  const document = answered(renderContactAnswer(answer, REQUEST, ASSETS));
  expect(document.querySelector('main')?.textContent).toContain(text);
  expect(document.querySelector('main a')?.getAttribute('href')).toBe(way);
  expect(meta(document, 'robots')).toBe('noindex, nofollow');
});

test.each([
  ['sent', 'can reply', '/asha-rao'],
  ['held', 'sent you an email', '/asha-rao'],
  ['invalid', 'valid email address', '/asha-rao'],
  ['limited', 'many messages', '/asha-rao'],
  ['gone', 'no longer contact this actor', '/'],
  ['failed', 'We couldn’t send your message', '/asha-rao'],
] as const)('a posted message with the result ‘%s’ is answered with ‘%s’', (answer, text, way) => {
  const document = answered(renderMessageAnswer(answer, REQUEST, ASSETS));
  expect(document.querySelector('main')?.textContent).toContain(text);
  expect(document.querySelector('main a')?.getAttribute('href')).toBe(way);
});
