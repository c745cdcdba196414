import { expect, it } from 'vitest';
import { emptyProfile, type Profile } from '@marquee/domain/profile/profile';
import { createInstance, type TFunction } from 'i18next';
import { sharing } from '#web/i18n/en/sharing.ts';
import { filledText, LINK, PRESETS, presetText, SHOWN_LENGTH, storedText } from './whatsapp-text.ts';

const instance = createInstance();
await instance.init({ lng: 'en', resources: { en: { sharing } }, interpolation: { escapeValue: false } });
const t = instance.getFixedT('en', 'sharing') as TFunction<'sharing'>;
const link = 'https://marquee.example/asha';
/** The longest line of dates: five busy periods named, the others counted. */
const longest = `Dates for work: Free now · busy ${Array.from({ length: 5 }, () => '23–29 December').join(', ')} and 15 more`;
const dates = 'Dates for work: Free now · busy 3–9 December';
const asha: Profile = {
  ...emptyProfile('u1'),
  first_name: 'Asha',
  last_name: 'Rao',
  screen_age_min: 24,
  screen_age_max: 32,
  height: `5'6"`,
  location: 'Pune',
  languages: ['Marathi', 'Hindi'],
};

it('the presets audition and short say the profile’s facts and its link', () => {
  expect(filledText(presetText('audition', asha, t), { link, dates }).split('\n')).toEqual([
    'Hello, I am Asha Rao and would like to audition.',
    'Age range: 24-32',
    `Height: 5'6"`,
    'City: Pune',
    'Languages: Marathi, Hindi',
    dates,
    `Profile, photos and videos: ${link}`,
  ]);
  expect(filledText(presetText('short', asha, t), { link, dates: '' })).toBe(
    `Asha Rao · 24-32 · 5'6" · Pune\n${link}`,
  );
});

it('a name in Urdu and the facts beside it are isolated from each other', () => {
  const farida: Profile = { ...asha, first_name: 'فریدہ', last_name: '', languages: ['اردو', 'Hindi'] };
  expect(filledText(presetText('short', farida, t), { link, dates: '' })).toBe(
    `\u2068فریدہ\u2069 · \u206824-32\u2069 · \u20685'6"\u2069 · \u2068Pune\u2069\n${link}`,
  );
  const audition = filledText(presetText('audition', farida, t), { link, dates });
  expect(audition).toContain('I am \u2068فریدہ\u2069 and');
  expect(audition).toContain('Languages: \u2068اردو\u2069, \u2068Hindi\u2069');
});

it.each(PRESETS)('the preset %s leaves out what an empty profile does not say', (preset) => {
  const text = filledText(presetText(preset, emptyProfile('u2'), t), { link: LINK, dates: '' });
  expect(text).toContain(LINK);
  expect(text).not.toMatch(/: (\n|$)|undefined|\{\{/);
});

it.each(PRESETS)(
  'the preset %s with long facts is short enough for WhatsApp to show it without Read more',
  (preset) => {
    const long: Profile = {
      ...asha,
      first_name: 'A'.repeat(60),
      last_name: 'B'.repeat(60),
      height: 'C'.repeat(40),
      location: 'D'.repeat(60),
      languages: Array.from({ length: 20 }, () => 'E'.repeat(30)),
    };
    expect(filledText(presetText(preset, long, t), { link, dates: longest }).length).toBeLessThanOrEqual(
      SHOWN_LENGTH,
    );
  },
);

it('a text is stored with placeholders, which are replaced by the current link and dates', () => {
  const stored = storedText(`Hello ${link}\n${dates}\nAsha`, { link, dates });
  expect(stored).toBe('Hello {link}\n{dates}\nAsha');
  const moved = { link: 'https://marquee.example/asha-rao', dates: 'Dates for work: Free now' };
  expect(filledText(stored, moved)).toBe(`Hello ${moved.link}\n${moved.dates}\nAsha`);
  expect(filledText(stored, { link, dates: '' })).toBe(`Hello ${link}\nAsha`);
});

it('a text without the link is stored as it was typed where there are no dates', () => {
  expect(storedText('Hello', { link, dates: '' })).toBe('Hello');
});
