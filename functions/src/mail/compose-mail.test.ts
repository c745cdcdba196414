import { expect, test } from 'vitest';
import { author, composeMail, footer, paragraph, quotation, section, withParts } from './compose-mail.ts';

const compose = (...parts: Parameters<typeof composeMail>[0]['parts']) =>
  composeMail({ language: 'en', origin: 'https://marquee.example', subject: 'Subject', parts });

test('a mail says the same as text and as HTML, in which every text is escaped', () => {
  const { text, html } = compose(
    paragraph('Tom & Jerry'),
    ...section('<Heading>', [paragraph('Below')]),
    footer([{ label: '"Stop"', href: 'https://marquee.example/?a=1&b=2' }]),
  );
  expect(text).toBe('Tom & Jerry\n\n<Heading>\nBelow\n\n--\n"Stop": https://marquee.example/?a=1&b=2');
  for (const part of ['Tom &amp; Jerry', '&lt;Heading&gt;', '?a=1&amp;b=2', '&quot;Stop&quot;'])
    expect(html).toContain(part);
});

test('a section without parts is left out, with its heading', () => {
  expect(section('Heading', [])).toEqual([]);
});

test('each line of a visitor’s words is marked, whatever ends it, and characters that turn text are left out', () => {
  expect(quotation('One\r\nTwo\u2028Three\u202Efour').text).toBe('> One\n> Two\n> Threefour');
});

test('parts that are added to a composed mail stand at its end, inside its card', () => {
  const first = compose(paragraph('First'));
  const { text, html } = withParts(withParts(first, [author('Dev', 'dev@casting.example')]), [
    quotation('Second'),
  ]);
  expect(text).toBe('First\n\n— Dev, dev@casting.example\n\n> Second');
  expect(html).toMatch(/First[^]*Dev[^]*Second/);
  expect(html.match(/<\/html>/g)).toHaveLength(1);
  expect(html.indexOf('Second')).toBeLessThan(html.indexOf('</html>'));
});
