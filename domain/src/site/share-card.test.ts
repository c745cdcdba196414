import { NO_CAPTION } from '../profile/picture.ts';
import { expect, test } from 'vitest';
import { emptyProfile } from '../profile/profile.ts';
import { shareCardPath } from './share-card.ts';

const asha = { ...emptyProfile('u/1'), first_name: 'Asha', location: 'Mumbai' };
const picture = { ...NO_CAPTION, file: 'profile/y.jpg', steps: [], width: 0, height: 0 };

test('the address of a card names its profile, changes with what the card shows, and can have a link’s code', () => {
  expect(shareCardPath(asha)).toMatch(/^\/api\/card\/u%2F1\.jpg\?v=[0-9a-z]{1,7}$/);
  expect(shareCardPath({ ...asha })).toBe(shareCardPath(asha));
  const others = [
    { first_name: 'Ravi' },
    { location: 'Pune' },
    { profile_image: picture },
    { height: '165 cm' },
    { languages: ['Hindi'] },
    { screen_age_min: 22 },
  ].map((change) => shareCardPath({ ...asha, ...change }));
  expect(new Set([shareCardPath(asha), ...others]).size).toBe(7);
  expect(shareCardPath(asha, '0123456789abc')).toBe(`${shareCardPath(asha)}&code=0123456789abc`);
});
