import { NO_CAPTION } from './picture.ts';
import { expect, test } from 'vitest';
import { emptyProfile } from './profile.ts';
import { shareCardFacts, shareCardPath } from './share-card.ts';

const asha = { ...emptyProfile('u/1'), first_name: 'Asha', location: 'Mumbai' };
const picture = { ...NO_CAPTION, url: 'https://x/y.jpg', thumb_url: 'https://x/y.jpg', width: 0, height: 0 };

test('the address of a card names its profile, and changes with what the card shows', () => {
  expect(shareCardPath(asha)).toMatch(/^\/api\/card\/u%2F1\.jpg\?v=[0-9a-z]{1,7}$/);
  expect(shareCardPath({ ...asha })).toBe(shareCardPath(asha));
  const others = [
    { first_name: 'Ravi' },
    { location: 'Pune' },
    { profile_image: picture },
    { height: '165 cm' },
    { languages: ['Hindi'] },
  ].map((change) => shareCardPath({ ...asha, ...change }));
  expect(new Set([shareCardPath(asha), ...others]).size).toBe(6);
  expect(shareCardPath(asha, '0123456789abc')).toBe(`${shareCardPath(asha)}&code=0123456789abc`);
});

test('a card says playing age, height and a few languages', () => {
  const languages = ['Marathi', 'Hindi', 'English', 'Gujarati', 'Tamil'];
  const full = { ...asha, screen_age_min: 22, screen_age_max: 32, height: '165 cm', languages };
  expect(shareCardFacts(full)).toBe('22 - 32 yrs · 165 cm · Marathi, Hindi, English, Gujarati');
  expect(shareCardFacts({ ...asha, screen_age_min: 22 })).toBe('');
});
