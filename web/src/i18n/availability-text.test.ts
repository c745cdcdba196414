import { expect, test } from 'vitest';
import { textsIn } from '../site/document/site-texts.ts';
import { availabilityText } from './availability-text.ts';
import type { Language } from './languages.ts';

const TODAY = '2026-11-23';

const words = (available_from: string, busy: readonly string[], language: Language = 'en'): string =>
  availabilityText({ available_from, busy }, textsIn(language)('casting'), language, TODAY);

test.each([
  ['', [], ''],
  ['unfinished', [], ''],
  [TODAY, [], 'Free now'],
  ['2024-01-01', ['2026-12-03/2026-12-09'], 'Free now · busy 3–9 December'],
  ['2026-12-12', [], 'Free from 12 December'],
  ['2027-01-12', [], 'Free from 12 January 2027'],
  ['2024-01-01', ['2026-11-20/2026-11-25'], 'Free from 26 November'],
  ['', ['2026-12-03/2026-12-03'], 'Busy 3 December · other dates: ask me'],
  ['', ['2026-11-20/2026-12-01'], 'Busy until 1 December · other dates: ask me'],
  [TODAY, ['2026-11-28/2026-12-03'], 'Free now · busy 28 November – 3 December'],
  [TODAY, ['2026-12-28/2027-01-03'], 'Free now · busy 28 December 2026 – 3 January 2027'],
  [TODAY, ['2027-02-03/2027-02-09'], 'Free now · busy 3–9 February 2027'],
  [TODAY, ['2027-02-26/2027-03-02'], 'Free now · busy 26 February – 2 March 2027'],
  [
    TODAY,
    ['2026-12-03/2026-12-09', '2026-12-14/2026-12-16', '2026-12-20/2026-12-20', '2027-01-02/2027-01-05'],
    'Free now · busy 3–9, 14–16, 20 December, 2–5 January 2027',
  ],
  ['', ['2026-11-01/2026-11-22', 'in spring'], ''],
])('the availability of an actor who is free from %j and busy on %j is worded %j', (from, busy, expected) => {
  expect(words(from, busy)).toBe(expected);
});

test('five busy periods are named, and the number of the others is given', () => {
  const days = ['01', '03', '05', '07', '09', '11', '13'].map((day) => `2026-12-${day}/2026-12-${day}`);
  expect(words(TODAY, days)).toBe('Free now · busy 1, 3, 5, 7, 9 December and 2 more');
});

test.each([
  [TODAY, ['2026-12-03/2026-12-09'], 'अभी फ़्री · बिज़ी: 3–9 दिसंबर'],
  ['2026-12-12', [], '12 दिसंबर से फ़्री'],
  [
    '',
    ['2026-11-20/2026-11-25', '2026-11-28/2026-12-03'],
    'बिज़ी: 25 नवंबर तक, 28 नवंबर – 3 दिसंबर · बाकी तारीखें: मुझसे पूछें',
  ],
])(
  'the availability of an actor who is free from %j and busy on %j is worded in Hindi %j',
  (from, busy, expected) => {
    expect(words(from, busy, 'hi')).toBe(expected);
  },
);
