import { NOBODY, OWNER, THE_OWNER } from '../actors.ts';
import type { Collection, Writing } from '../collection.ts';
import { bool, oneOf, requestTime } from '../kinds.ts';
import { CREATED, NOW, type Fields } from '../values.ts';

const chosen = (updated_at: unknown): Fields => ({
  theme: 'system',
  notify_views: true,
  show_name_when_viewing: true,
  show_email_when_viewing: false,
  updated_at,
});

const writing: Writing = {
  may: THE_OWNER,
  valid: () => chosen(NOW),
  fields: {
    theme: oneOf('system', 'light', 'dark'),
    notify_views: bool,
    show_name_when_viewing: bool,
    show_email_when_viewing: bool,
    updated_at: requestTime,
  },
};

export const settings: Collection = {
  name: 'settings/{uid}',
  path: `settings/${OWNER}`,
  stored: chosen(CREATED),
  get: THE_OWNER,
  list: [{ name: 'all', collection: 'settings', may: NOBODY }],
  create: writing,
  update: writing,
  delete: NOBODY,
};
