import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, readSettings } from './settings.ts';

test.each([[undefined], [null], ['dark'], [{ theme: 'sepia', notify_views: 'no' }]])(
  'reads %j as the defaults',
  (stored) => {
    expect(readSettings(stored)).toEqual(DEFAULT_SETTINGS);
  },
);

test('keeps what was chosen', () => {
  const chosen = {
    theme: 'dark',
    notify_views: false,
    show_name_when_viewing: false,
    show_email_when_viewing: true,
  };
  expect(readSettings({ ...chosen, updated_at: 1 })).toEqual(chosen);
});
