import { expect, it } from 'vitest';
import './phone-countries-at-start.ts';
import { WHATSAPP_TEXT, whatsappLink } from './whatsapp.ts';

const TEXT = encodeURIComponent(WHATSAPP_TEXT);

it('whatsappLink makes a phone number into a link with the default text', () => {
  expect(whatsappLink('98200 12345')).toBe(`https://wa.me/919820012345?text=${TEXT}`);
});

it('whatsappLink adds the default text to a wa.me link that has none, and keeps another text', () => {
  expect(whatsappLink('https://wa.me/919820012345')).toBe(`https://wa.me/919820012345?text=${TEXT}`);
  expect(whatsappLink('wa.me/919820012345')).toBe(`https://wa.me/919820012345?text=${TEXT}`);
  expect(whatsappLink('https://wa.me/919820012345?text=Hi%20there')).toBe(
    'https://wa.me/919820012345?text=Hi%20there',
  );
  expect(whatsappLink('wa.me/919820012345?text=Seen on https://asha.example')).toBe(
    'https://wa.me/919820012345?text=Seen%20on%20https%3A%2F%2Fasha.example',
  );
});

it.each([
  ['98765.43210', '919876543210'],
  ['98765–43210', '919876543210'],
  ['+९१ ९८७६५ ४३२१०', '919876543210'],
  ['tel:+91 98765 43210', '919876543210'],
  ['wa.me/9876543210', '919876543210'],
  ['wa.me/09876543210', '919876543210'],
  ['https://wa.me/+91-98765-43210', '919876543210'],
  ['http://www.wa.me/919876543210/', '919876543210'],
  ['\u200ehttps://wa.me/919876543210\u200b', '919876543210'],
  ['wa.me/c/919876543210', '919876543210'],
  ['wa.me/6591234567', '916591234567'],
  ['wa.me/4791234567', '4791234567'],
  ['wa.me/9109876543210', '919876543210'],
  ['wa.me/+6591234567', '6591234567'],
  ['wa.me/447911123456', '447911123456'],
  ['wa.me/971501234567', '971501234567'],
  [' https://wa.me/919876543210 ', '919876543210'],
  ['wa.me/442079460958', '442079460958'],
  ['https://api.whatsapp.com/send?phone=9876543210', '919876543210'],
  ['https://api.whatsapp.com/send?phone=%2B91%2098765%2043210&text=', '919876543210'],
  ['https://api.whatsapp.com/send/?phone=919876543210&type=phone_number&app_absent=0', '919876543210'],
  ['https://web.whatsapp.com/send?phone=919876543210', '919876543210'],
  ['whatsapp.com/send?phone=919876543210', '919876543210'],
  ['whatsapp://send?phone=919876543210', '919876543210'],
  ['https://wa.me/message/ABCDEFGH1', 'message/ABCDEFGH1'],
  ['https://api.whatsapp.com/message/ABCDEFGH1', 'message/ABCDEFGH1'],
  ['https://wa.me/qr/ABCDEFGH1', 'qr/ABCDEFGH1'],
])('the WhatsApp contact %j becomes a link to the chat %s', (input, chat) => {
  expect(whatsappLink(input)).toBe(`https://wa.me/${chat}?text=${TEXT}`);
});

it.each([
  '',
  'javascript:alert(1)',
  'https://evil.example/wa.me/1',
  'https://wa.me.evil.example/1',
  'https://wa.me@evil.example/919876543210',
  'https://wwww.a.me/919876543210',
  'https://api.whatsapp.com/919876543210',
  'hello',
  '12',
  'https://wa.me/',
  'https://wa.me/98765432',
  'https://wa.me/91987654321',
  'https://wa.me/%E0%A4%A',
  'https://wa.me/message/',
  'https://web.whatsapp.com/',
  'https://api.whatsapp.com/send',
  'https://api.whatsapp.com/send?text=hello',
  'https://chat.whatsapp.com/ABCDEFGHIJKLMNOPQRSTUV',
  'https://www.whatsapp.com/channel/ABCDEFGH1',
  'https://faq.whatsapp.com/send?phone=919876543210',
  'asha@example.com',
])('no WhatsApp link is made for %j', (input) => {
  expect(whatsappLink(input)).toBe('');
});

it('no WhatsApp link is made for an address of two thousand characters', () => {
  expect(whatsappLink(`https://wa.me/919876543210?text=${'x'.repeat(2000)}`)).toBe('');
});

it('whatsappLink does not change its own link', () => {
  const link = whatsappLink('9820012345');
  expect(whatsappLink(link)).toBe(link);
});
