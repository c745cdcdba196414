import { expect, it } from 'vitest';
import { emptyProfile, type Profile } from '@marquee/domain/profile';
import { createInstance, type TFunction } from 'i18next';
import { sharing } from '../../../i18n/en/sharing.ts';
import { PRESETS, presetText, SHOWN_LENGTH, storedText, textWithLink } from './whatsapp-text.ts';

const instance = createInstance();
await instance.init({ lng: 'en', resources: { en: { sharing } }, interpolation: { escapeValue: false } });
const t = instance.getFixedT('en', 'sharing') as TFunction<'sharing'>;
const link = 'https://marquee.example/asha';
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

it('says what the profile says, and its link', () => {
  expect(presetText('audition', asha, link, t).split('\n')).toEqual([
    'Hello, I am Asha Rao and would like to audition.',
    'Age range: 24-32',
    `Height: 5'6"`,
    'City: Pune',
    'Languages: Marathi, Hindi',
    `Profile, photos and videos: ${link}`,
  ]);
  expect(presetText('short', asha, link, t)).toBe(`Asha Rao · 24-32 · 5'6" · Pune\n${link}`);
});

it.each(PRESETS)('%s leaves out what an empty profile does not say', (preset) => {
  const text = presetText(preset, emptyProfile('u2'), link, t);
  expect(text).toContain(link);
  expect(text).not.toMatch(/: (\n|$)|undefined|\{\{/);
});

it.each(PRESETS)('%s of the longest facts is shown without Read more', (preset) => {
  const long: Profile = {
    ...asha,
    first_name: 'A'.repeat(60),
    last_name: 'B'.repeat(60),
    height: 'C'.repeat(40),
    location: 'D'.repeat(60),
    languages: Array.from({ length: 20 }, () => 'E'.repeat(30)),
  };
  expect(presetText(preset, long, link, t).length).toBeLessThanOrEqual(SHOWN_LENGTH);
});

it('a stored text follows the link', () => {
  const stored = storedText(`Hello ${link}`, link);
  expect(stored).toBe('Hello {link}');
  expect(textWithLink(stored, 'https://marquee.example/asha-rao')).toBe(
    'Hello https://marquee.example/asha-rao',
  );
});
