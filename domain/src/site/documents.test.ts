import { expect, test } from 'vitest';
import { NO_CAPTION } from '../profile/picture.ts';
import { hasDocument } from './documents.ts';

test('a contact sheet needs photos, and a CV needs none', () => {
  const photos = [{ ...NO_CAPTION, file: 'gallery/a.jpg', width: 4, height: 3, steps: [] }];
  expect([hasDocument({ photos: [] }, 'cv'), hasDocument({ photos: [] }, 'contactSheet')]).toEqual([
    true,
    false,
  ]);
  expect([hasDocument({ photos }, 'cv'), hasDocument({ photos }, 'contactSheet')]).toEqual([true, true]);
});
