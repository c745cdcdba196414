import { NOBODY } from '../actors.ts';
import type { Collection } from '../collection.ts';
import { entriesCollection } from '../entries.ts';
import { extend, filled, line, oneOf, otherThan, text, type Kind } from '../kinds.ts';

const SEND = {
  label: "Mukesh's office",
  project: 'Kalari',
  role: 'Meera',
  sent_on: '2026-05-20',
  reached: '',
  stage: '',
  next_on: '',
  note: '',
};

const day: Kind = {
  accepted: { some: '2026-05-20', 'at the end of the century': '2099-12-31' },
  refused: {
    ...otherThan('text'),
    empty: '',
    'without a century': '26-05-20',
    'with a time': '2026-05-20T00:00',
    'of 2100 and later': '2126-05-20',
    'with letters': '2026-05-xx',
    'far too long': '2026-05-20'.repeat(1000),
  },
  required: true,
};

/** The kind, with the empty text accepted, not refused. */
function orEmpty({ accepted, refused: { empty: _empty, ...refused }, required }: Kind): Kind {
  return { accepted: { ...accepted, none: '' }, refused, required };
}

const among = (...values: readonly string[]): Kind =>
  extend(orEmpty(oneOf(...values)), {
    refused: { 'a name of the prototype': '__proto__', 'of another list': 'live' },
  });

export const sends: Collection = entriesCollection({
  name: 'sends',
  entry: SEND,
  changed: { ...SEND, stage: 'closed' },
  most: 200,
  // The longest entry, in letters of three bytes.
  longest: {
    ...SEND,
    label: 'म'.repeat(60),
    project: 'म'.repeat(80),
    role: 'म'.repeat(80),
    note: 'म'.repeat(500),
  },
  fields: {
    label: filled(line(60)),
    project: line(80),
    role: line(80),
    sent_on: extend(day, { accepted: { 'of the century before': '1999-12-31' } }),
    reached: among('sent', 'opened', 'played', 'answered'),
    stage: among('audition', 'callback', 'booked', 'closed'),
    next_on: orEmpty(day),
    note: extend(text(500), { accepted: { 'of two lines': 'a\nb' } }),
  },
  beside: { fields: { remind_on: { ...day, required: false } }, stored: { remind_on: '2026-05-20' } },
  list: [{ name: 'all that are due', collection: 'private', everywhere: true, may: NOBODY }],
});
