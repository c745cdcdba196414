import { expect, test } from 'vitest';
import { internationalDigits, whatsappLink } from './whatsapp.ts';

const text = 'Hello%2C%20I%20found%20your%20profile%20on%20Marquee!';

test.each([
  ['98123 45678', '919812345678'],
  ['098123 45678', '919812345678'],
  ['+44 (20) 7946-0958', '442079460958'],
  ['0044 20 7946 0958', '442079460958'],
  ['919812345678', '919812345678'],
  ['12345', ''],
  ['call me', ''],
])('internationalDigits(%j)', (phone, digits) => {
  expect(internationalDigits(phone)).toBe(digits);
});

test.each([
  ['98123 45678', `https://wa.me/919812345678?text=${text}`],
  ['https://wa.me/919812345678?text=Hi', 'https://wa.me/919812345678?text=Hi'],
  ['http://api.whatsapp.com/send?phone=919812345678', `https://wa.me/919812345678?text=${text}`],
  ['http://api.whatsapp.com/message/ABC', 'https://api.whatsapp.com/message/ABC'],
  ['https://user:pw@web.whatsapp.com:8443/x', 'https://web.whatsapp.com/x'],
  ['https://example.com/919812345678', ''],
  ['javascript:alert(1)', ''],
  ['', ''],
])('whatsappLink(%j)', (typed, link) => {
  expect(whatsappLink(typed)).toBe(link);
});

test('a wa.me link without text gets the text, with spaces that WhatsApp shows as spaces', () => {
  const link = new URL(whatsappLink('http://www.wa.me/919812345678'));
  expect([link.origin, link.pathname, link.searchParams.get('text')]).toEqual([
    'https://wa.me',
    '/919812345678',
    'Hello, I found your profile on Marquee!',
  ]);
  expect(link.href).not.toContain('+');
});
