import { expect, test } from 'vitest';
import { emptyProfile } from './profile.ts';
import { shareCardPath } from './share-card.ts';

const asha = { ...emptyProfile('u/1'), first_name: 'Asha', location: 'Mumbai' };
const picture = { url: 'https://x/y.jpg', thumb_url: 'https://x/y.jpg', width: 0, height: 0 };

test('the address of a card names its profile, and changes with what the card shows', () => {
  expect(shareCardPath(asha)).toMatch(/^\/api\/card\/u%2F1\.jpg\?v=[0-9a-z]{1,7}$/);
  expect(shareCardPath({ ...asha })).toBe(shareCardPath(asha));
  const others = [{ first_name: 'Ravi' }, { location: 'Pune' }, { profile_image: picture }].map((change) =>
    shareCardPath({ ...asha, ...change }),
  );
  expect(new Set([shareCardPath(asha), ...others]).size).toBe(4);
});
