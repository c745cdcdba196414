import { expect, test } from 'vitest';
import { NO_NOTES, type SentLink } from './named-link.ts';
import { sentRows } from './sent-rows.ts';
import { DAY } from '../values/time.ts';

const TODAY = '2026-05-20';

const link = (letter: string, changes: Partial<SentLink> = {}): SentLink => ({
  ...NO_NOTES,
  code: letter.repeat(13),
  label: `Office ${letter}`,
  ends: 0,
  opens_private: false,
  version: '',
  photo: '',
  video: '',
  asks_answer: true,
  revoked: false,
  archived: false,
  created_at: Date.parse(TODAY),
  answer: undefined,
  ...changes,
});

const answer = (word: 'send_tape' | 'not_this_time' | 'shortlisted') => ({
  answer: { answer: word, first_at: 1, answered_at: 1 },
});

test.each([
  ['sent', { count: 0, actions: {} }, {}],
  ['opened', { count: 2, actions: {} }, {}],
  ['played', { count: 2, actions: { video: 1 } }, {}],
  ['answered', { count: 2, actions: { video: 1 } }, answer('shortlisted')],
] as const)(
  'a sent link is %s by its views and its answer, unless the actor has set a state',
  (state, views, changes) => {
    const counted = { [link('a').code]: views };
    expect(sentRows([link('a', changes)], counted, TODAY)[0]).toMatchObject({ state, waits: false });
    expect(sentRows([link('a', { ...changes, stage: 'audition' })], counted, TODAY)[0]).toMatchObject({
      state: 'audition',
      reached: state,
    });
  },
);

test('a link whose code is a name of the prototype has no views', () => {
  expect(sentRows([link('a', { code: 'constructor' })], {}, TODAY)[0]).toMatchObject({ state: 'sent' });
});

test('links that wait for the actor come first, then future dates, then the newest, and closed ones last', () => {
  const changes: readonly Partial<SentLink>[] = [
    { stage: 'closed', next_on: TODAY },
    answer('send_tape'),
    answer('not_this_time'),
    { stage: 'callback', next_on: '2026-05-30' },
    { next_on: '2026-05-21' },
    { stage: 'audition', next_on: TODAY },
    // The answer 'send_tape' does not wait for the actor, who has set a stage.
    { stage: 'audition', ...answer('send_tape') },
    { stage: 'booked', next_on: '2026-05-02' },
    {},
  ];
  const links = changes.map((change, index) =>
    link(String(index), { created_at: Date.parse(TODAY) - (9 - index) * DAY, ...change }),
  );
  const sorted = sentRows(links.toReversed(), {}, TODAY);
  expect(sorted.map((row) => [row.link.code[0], row.waits])).toEqual([
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

test('links are in the order of their dates within a group, and those of one day the newest first', () => {
  const days = ['2026-05-25', '2026-05-22', '2026-05-24', '2026-05-22', '2026-05-25'];
  const links = days.map((next_on, at) => link(String(at), { next_on }));
  expect(sentRows(links, {}, TODAY).map((row) => row.link.code[0])).toEqual(['1', '3', '2', '0', '4']);
});

test('a declined link is among the closed, unless the actor has set a state, and another answer is not', () => {
  const links = [
    link('a', answer('not_this_time')),
    link('b', { stage: 'closed', next_on: '2026-06-01' }),
    link('c', { stage: 'booked', ...answer('not_this_time') }),
    link('d', answer('shortlisted')),
    link('e', { next_on: '2026-06-01', ...answer('shortlisted') }),
    link('f', { stage: 'closed', next_on: '2026-05-30' }),
  ];
  expect(sentRows(links, {}, TODAY).map((row) => row.link.code[0])).toEqual(['e', 'c', 'd', 'a', 'b', 'f']);
});
