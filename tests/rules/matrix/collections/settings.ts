import { NOBODY, OWNER, THE_OWNER } from '../actors.ts';
import { commitRow, type Collection, type Writing } from '../collection.ts';
import { extend, bool, map, oneOf, requestTime, text, type Kind } from '../kinds.ts';
import { CREATED, NOW, type Fields } from '../values.ts';

const chosen = (updated_at: unknown): Fields => ({
  theme: 'system',
  notify_views: true,
  show_name_when_viewing: true,
  show_email_when_viewing: false,
  updated_at,
});

const viewers = (count: number, name: unknown = 'Dev Menon') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`viewer${String(index)}`, name]));

/** Blocked viewers: names by user id. */
const blocked: Kind = extend(map({}, {}), {
  accepted: {
    empty: {},
    one: viewers(1),
    'as many as may be': viewers(100, 'x'.repeat(120)),
    'as long as may be': { v: 'x'.repeat(24_899) },
  },
  refused: {
    'one too many': viewers(101),
    'one character too long': { v: 'x'.repeat(24_900) },
    'with names too long': viewers(100, 'x'.repeat(250)),
    'with ids too long': Object.fromEntries(
      Array.from({ length: 100 }, (_, index) => [`${'x'.repeat(250)}${String(index)}`, '']),
    ),
    'with lists as names': viewers(1, ['Dev']),
  },
});
const { 'with a foreign key': _key, empty: _empty, ...refused } = blocked.refused;

/** The quiet hours' start and end, in minutes since midnight. */
const quietHours: Kind = {
  accepted: {
    none: null,
    night: { from: 1320, to: 420 },
    'first and last minute': { from: 0, to: 1439 },
    'until midnight': { from: 60, to: 0 },
  },
  refused: {
    'no time': { from: 1320 },
    'a third field': { from: 1, to: 2, zone: 'x' },
    'past midnight': { from: 1440, to: 420 },
    'before midnight': { from: 60, to: -1 },
    'from before midnight': { from: -1, to: 420 },
    'to past midnight': { from: 60, to: 1440 },
    'to as text': { from: 60, to: '420' },
    'a text': '22-7',
    'a list': [1320, 420],
    'minutes as text': { from: '1320', to: '420' },
    'minutes with a fraction': { from: 1.5, to: 420 },
    'to a minute with a fraction': { from: 60, to: 1.5 },
  },
  required: false,
};

const optional = (kind: Kind): Kind => ({ ...kind, required: false });

const writing: Writing = {
  may: THE_OWNER,
  valid: () => chosen(NOW),
  fields: {
    theme: optional(oneOf('system', 'light', 'dark')),
    notify_views: optional(bool),
    show_name_when_viewing: optional(bool),
    show_email_when_viewing: optional(bool),
    blocked_viewers: { accepted: blocked.accepted, refused, required: false },
    notify_links: optional(bool),
    push_views: optional(bool),
    push_links: optional(bool),
    notify_contacts: optional(bool),
    push_contacts: optional(bool),
    notify_reminders: optional(bool),
    push_reminders: optional(bool),
    notify_declines: optional(bool),
    push_moderation: optional(bool),
    push_shows_name: optional(bool),
    mail_summary: optional(bool),
    quiet_hours: quietHours,
    time_zone: optional(text(64)),
    language: optional(oneOf('en', 'hi')),
    whatsapp_text: optional(text(2000)),
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
  cases: [
    commitRow(
      'create: of an account that has been deleted',
      NOBODY,
      { [`tombstones/${OWNER}`]: { deleted_at: CREATED } },
      { set: `settings/${OWNER}`, fields: chosen(NOW) },
    ),
  ],
};
