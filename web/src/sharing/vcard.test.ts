import { expect, test } from 'vitest';
import { emptyProfile, type Profile } from '@marquee/domain/profile/profile';
import { vcard } from './vcard.ts';

const LINK = 'https://marquee.test/ana';
const card = (changes: Partial<Profile>): string => vcard({ ...emptyProfile('1'), ...changes }, LINK, '');
const unfolded = (text: string): string[] => text.replace(/\r\n /g, '').split('\r\n');

test('a vCard has the profile’s name, city, WhatsApp number, page and valid social links', () => {
  const lines = unfolded(
    card({
      first_name: 'Ana',
      last_name: 'de la Cruz',
      location: 'Mumbai',
      whatsapp_link: 'https://wa.me/919812345678?text=Hello',
      social: { instagram: 'ana', facebook: '', imdb: 'nm0000001', website: 'javascript:alert(1)' },
    }),
  );
  expect(lines).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:de la Cruz;Ana;;;',
    'FN:Ana de la Cruz',
    'TITLE:Actor',
    'TEL;TYPE=CELL:+919812345678',
    'ADR;TYPE=WORK:;;;Mumbai;;;',
    `URL:${LINK}`,
    'URL:https://www.instagram.com/ana',
    'URL:https://www.imdb.com/name/nm0000001',
    'END:VCARD',
    '',
  ]);
});

test('separators, backslashes and line breaks in a profile’s texts are escaped in its vCard', () => {
  const text = card({ first_name: 'A;B', introduction: 'One, two\nTEL:+1\\' });
  expect(unfolded(text)).toContain('N:;A\\;B;;;');
  expect(unfolded(text)).toContain('NOTE:One\\, two\\nTEL:+1\\\\');
});

test('a long line of a vCard is folded at 75 bytes without breaking a character', () => {
  const introduction = 'अभिनेत्री 🎭 '.repeat(30).trim();
  const text = card({ introduction });
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(unfolded(text)).toContain(`NOTE:${introduction}`);
});
