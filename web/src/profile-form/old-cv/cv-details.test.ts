import { LIMITS } from '@marquee/domain/values/limits';
import { expect, test } from 'vitest';
import { readCvDetails, type DetailName } from './cv-details.ts';

const valueOf = (name: DetailName, text: string): string | undefined =>
  readCvDetails(text).find((detail) => detail.name === name)?.value;

test.each([
  ['height', 'Height: 5\'6" | Weight: 54 kg', '5\'6"'],
  ['height', 'HEIGHT\n168 cm', '168 cm'],
  ['height', 'Height\t5 ft 6 in', '5 ft 6 in'],
  ['height', 'Height - 168 cms', '168 cms'],
  ['height', 'कद: 5 फुट 6 इंच', '5 फुट 6 इंच'],
  ['height', 'Height: tall', undefined],
  ['languages', 'Languages known: Hindi (fluent), English and Bangla', 'Hindi, English, Bengali'],
  ['languages', 'Languages\n• Hindi - native\n• Haryanvi\n• Riya Sharma', 'Hindi, Haryanvi'],
  ['languages', 'भाषाएँ: हिंदी, मराठी, अंग्रेज़ी', 'Hindi, Marathi, English'],
  ['education', 'Training\nNSD, 2014\nFilms\nRaazi, Sehmat', 'NSD, 2014'],
  ['education', 'Workshops: Barry John, 2012', 'Barry John, 2012'],
  ['phone_number', 'Call 098765 43210 or write', '098765 43210'],
  ['phone_number', '+44 20 7946 0958', '+44 20 7946 0958'],
  ['phone_number', 'मोबाइल: ९८७६५४३२१०', '9876543210'],
  ['phone_number', '2015 - 2016, 2017-2018, 2019', undefined],
  ['email', 'Write to riya.s@example.co.in.', 'riya.s@example.co.in'],
] as const)('the detail %s in %j is %j', (name, text, value) => {
  expect(valueOf(name, text)).toBe(value);
});

test('a detail lists the lines of the CV that contain nothing but this detail', () => {
  const text = 'Height: 168 cm | Weight: 54 kg\nLanguages: Hindi (fluent)\nHeight: 168 cm\nMob: 98765 43210';
  expect(readCvDetails(text).map(({ name, lines }) => [name, lines])).toEqual([
    ['height', ['Height: 168 cm']],
    ['languages', []],
    ['phone_number', ['Mob: 98765 43210']],
  ]);
});

test('a second phone number is listed beside the first, another spelling of the same number is not', () => {
  const others = (text: string) => readCvDetails(text).map((detail) => detail.others);
  expect(others('98765 43210\nAgent: 91234 56789')).toEqual([['91234 56789']]);
  expect(others('98765 43210\n+91 9876543210')).toEqual([[]]);
});

test('a phone number is found in a long line, but not beyond the length at which lines are cut', () => {
  const phone = '98765 43210';
  expect(valueOf('phone_number', `${'a '.repeat(100)}${phone}`)).toBe(phone);
  expect(valueOf('phone_number', `${'a '.repeat(LIMITS.longText)}${phone}`)).toBeUndefined();
});
