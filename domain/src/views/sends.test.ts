import { expect, test } from 'vitest';
import type { NamedLink } from './named-link.ts';
import {
  EMPTY_LOG,
  readSendLog,
  sendOfLink,
  sentRows,
  SEND_LIMITS,
  type Send,
  type SendLog,
} from './sends.ts';
import { DAY } from '../values/time.ts';

const TODAY = '2026-05-20';
const code = (letter: string): string => letter.repeat(13);

const link = (letter: string, daysAgo = 0): NamedLink => ({
  code: code(letter),
  label: `Office ${letter}`,
  ends: 0,
  opens_private: false,
  version: '',
  photo: '',
  video: '',
  asks_answer: true,
  revoked: false,
  created_at: Date.parse(TODAY) - daysAgo * DAY,
});

const send = (changes: Partial<Send> = {}): Send => ({
  ...sendOfLink({ label: 'Gone', created_at: Date.parse('2026-01-01') }),
  ...changes,
});

const rows = (parts: Partial<Parameters<typeof sentRows>[0]> & { readonly sends?: SendLog['sends'] }) =>
  sentRows({
    links: [],
    log: { ...EMPTY_LOG, sends: parts.sends ?? {} },
    answers: {},
    views: {},
    today: TODAY,
    ...parts,
  });

const answer = (word: 'send_tape' | 'not_this_time' | 'shortlisted') => ({
  answer: word,
  first_at: 1,
  answered_at: 1,
});

test('a link without a note is listed with its label and the day, in India, on which it was made', () => {
  const evening = Date.parse('2026-05-19T20:00:00Z');
  const [row] = rows({ links: [{ ...link('a'), created_at: evening }] });
  expect(row).toMatchObject({ state: 'sent', hasLink: true, waits: false });
  expect(row?.send).toEqual(sendOfLink({ label: 'Office a', created_at: evening }));
  expect(row?.send.sent_on).toBe('2026-05-20');
});

test.each([
  ['opened', { count: 2, actions: {} }, {}, 'opened'],
  ['played', { count: 2, actions: { video: 1 } }, {}, 'played'],
  ['answered', { count: 2, actions: { video: 1 } }, { [code('a')]: answer('shortlisted') }, 'answered'],
] as const)(
  'a sent link’s views and answers give it the state %s, unless the actor has set one',
  (_name, views, answers, state) => {
    const parts = { links: [link('a')], views: { [code('a')]: views }, answers };
    expect(rows(parts)[0]?.state).toBe(state);
    expect(rows({ ...parts, sends: { [code('a')]: send({ stage: 'audition' }) } })[0]).toMatchObject({
      state: 'audition',
      reached: state,
    });
  },
);

test('a row of a deleted link stays in the log, with the progress that the link had made', () => {
  const [row] = rows({ sends: { [code('a')]: send({ reached: 'played' }) } });
  expect(row).toMatchObject({ hasLink: false, state: 'played', send: { label: 'Gone' } });
});

test('a row of the log has the present label of its link', () => {
  expect(rows({ links: [link('a')], sends: { [code('a')]: send() } })[0]?.send.label).toBe('Office a');
});

test('entries that wait for the actor come first, then future dates, then the newest, and closed ones last', () => {
  const sorted = rows({
    links: ['0', '1', '2', '3', '4', '5', '6', '7', '8'].map((letter, index) => link(letter, 9 - index)),
    answers: {
      [code('1')]: answer('send_tape'),
      [code('2')]: answer('not_this_time'),
      [code('6')]: answer('send_tape'),
    },
    sends: {
      [code('0')]: send({ stage: 'closed', next_on: TODAY, sent_on: '2026-05-11' }),
      [code('3')]: send({ stage: 'callback', next_on: '2026-05-30' }),
      [code('4')]: send({ next_on: '2026-05-21' }),
      [code('5')]: send({ stage: 'audition', next_on: TODAY }),
      // The answer 'send_tape' does not wait for the actor, who has set a stage.
      [code('6')]: send({ stage: 'audition', sent_on: '2026-05-17' }),
      [code('7')]: send({ stage: 'booked', next_on: '2026-05-02' }),
    },
  });
  expect(sorted.map((row) => [row.code[0], row.waits])).toEqual([
    ['7', true],
    ['5', true],
    ['1', true],
    ['4', false],
    ['3', false],
    ['8', false],
    ['6', false],
    ['2', false],
    ['0', false],
  ]);
});

test.each([null, 'text', 7, [], { sends: [] }, { sends: 'x', remind_on: {} }])(
  'the stored value %j is read as an empty log',
  (stored) => {
    expect(readSendLog(stored)).toEqual(EMPTY_LOG);
  },
);

test('keys that are no link codes, such as ‘constructor’, are read as no entries of the log', () => {
  const sends = JSON.parse(
    `{"__proto__": {"label": "x"}, "constructor": {"label": "x"}, "${code('a')}": {"label": "Office"}}`,
  ) as unknown;
  const log = readSendLog({ sends });
  expect(Object.keys(log.sends)).toEqual([code('a')]);
  expect(Object.getPrototypeOf(log.sends)).toBe(Object.prototype);
  expect(rows({ links: [link('b')], log })[0]).toMatchObject({ state: 'sent' });
});

test('texts of the log are cut, days that do not exist and unknown states are left out', () => {
  const { sends } = readSendLog({
    sends: {
      [code('a')]: {
        label: `a\nb${'x'.repeat(1000)}`,
        project: 7,
        note: `first\nsecond${'x'.repeat(10_000)}`,
        next_on: '2026-02-30',
        sent_on: '2026-02-28',
        stage: 'constructor',
        reached: 'booked',
      },
    },
  });
  const read = sends[code('a')];
  expect(read).toMatchObject({ project: '', next_on: '', sent_on: '2026-02-28', stage: '', reached: '' });
  expect(read?.label).toMatch(/^a bx+$/);
  expect(read?.label.length).toBe(SEND_LIMITS.label);
  expect(read?.note).toMatch(/^first\nsecondx+$/);
  expect(read?.note.length).toBe(SEND_LIMITS.note);
});

test('at most 200 entries of the log are read', () => {
  const many = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [String(index).padStart(13, '0'), { label: 'x' }]),
  );
  expect(Object.keys(readSendLog({ sends: many }).sends)).toHaveLength(SEND_LIMITS.sends);
});
