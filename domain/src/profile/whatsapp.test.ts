import { expect, it } from 'vitest';
import { internationalDigits, WHATSAPP_TEXT, whatsappLink } from './whatsapp.ts';

const TEXT = encodeURIComponent(WHATSAPP_TEXT);

it.each([
  ['9820012345', '919820012345'],
  ['98200 12345', '919820012345'],
  ['(98200) 12-345', '919820012345'],
  ['09820012345', '919820012345'],
  ['919820012345', '919820012345'],
  ['9112345678', '919112345678'],
  ['+44 20 7946 0958', '442079460958'],
  ['0044 20 7946 0958', '442079460958'],
  ['+1 (212) 555-0100', '12125550100'],
  ['+44 (0)20 7946 0958', '442079460958'],
  ['+91 098200 12345', '919820012345'],
  ['98200.12345', '919820012345'],
  ['९८२००१२३४५', '919820012345'],
  // A number copied from a contact list, with direction marks.
  ['\u202a+91\u201198200\u201112345\u202c', '919820012345'],
])('the phone number %s has the digits %s', (phone, digits) => {
  expect(internationalDigits(phone)).toBe(digits);
});

it.each(['', '12', 'call me', '98200x12345', '+', '1234567890123456'])('%j is no phone number', (phone) => {
  expect(internationalDigits(phone)).toBe('');
});

it('whatsappLink makes a phone number into a link with the default text', () => {
  expect(whatsappLink('98200 12345')).toBe(`https://wa.me/919820012345?text=${TEXT}`);
});

it('whatsappLink adds the default text to a wa.me link that has none, and keeps another text', () => {
  expect(whatsappLink('https://wa.me/919820012345')).toBe(`https://wa.me/919820012345?text=${TEXT}`);
  expect(whatsappLink('wa.me/919820012345')).toBe(`https://wa.me/919820012345?text=${TEXT}`);
  expect(whatsappLink('https://wa.me/919820012345?text=Hi%20there')).toBe(
    'https://wa.me/919820012345?text=Hi%20there',
  );
});

it('whatsappLink makes a send link with a phone into a wa.me link and keeps other WhatsApp links', () => {
  expect(whatsappLink('https://api.whatsapp.com/send?phone=919820012345')).toBe(
    `https://wa.me/919820012345?text=${TEXT}`,
  );
  expect(whatsappLink('https://web.whatsapp.com/')).toBe('https://web.whatsapp.com/');
  expect(whatsappLink('https://api.whatsapp.com/message/ABC')).toBe('https://api.whatsapp.com/message/ABC');
});

it.each([
  '',
  'javascript:alert(1)',
  'https://evil.example/wa.me/1',
  'https://wa.me.evil.example/1',
  'hello',
  '12',
])('no WhatsApp link is made for %j', (input) => {
  expect(whatsappLink(input)).toBe('');
});

it('whatsappLink does not change its own link', () => {
  const link = whatsappLink('9820012345');
  expect(whatsappLink(link)).toBe(link);
});
