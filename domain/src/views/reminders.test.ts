import { expect, test } from 'vitest';
import { dueReminders, nextReminder, readRemindedLinks, reminderDay } from './reminders.ts';
import { readSentLinks, type SentLink } from './named-link.ts';

const A = 'a'.repeat(13);
const B = 'b'.repeat(13);
/** Eight in the morning in India is half past two UTC. */
const EIGHT = Date.parse('2026-05-20T02:30:00Z');
const TODAY = '2026-05-20';

type Dated = Partial<SentLink>;
const on = (next_on: string, changes: Dated = {}): Dated => ({ next_on, ...changes });
/** The links of these codes. */
const linksOf = (changes: Readonly<Record<string, Dated>>): SentLink[] => readSentLinks({ links: changes });

test('the day of reminders begins at eight in India', () => {
  expect(reminderDay(EIGHT - 1)).toBe('2026-05-19');
  expect(reminderDay(EIGHT)).toBe(TODAY);
});

test('links that are not closed, with dates from remind_on to today are due, the earliest first', () => {
  const links = linksOf({
    [A]: on(TODAY),
    [B]: on('2026-05-18'),
    ['c'.repeat(13)]: on('2026-05-17'),
    ['d'.repeat(13)]: on('2026-05-21'),
    ['e'.repeat(13)]: on(TODAY, { stage: 'closed' }),
    ['f'.repeat(13)]: on(''),
  });
  expect(dueReminders({ links, remind_on: '2026-05-18' }, EIGHT).map(({ code }) => code)).toEqual([B, A]);
  expect(dueReminders({ links, remind_on: '' }, EIGHT)).toEqual([]);
});

test('a date of more than a week ago gets no reminder', () => {
  const links = linksOf({ [A]: on('2026-05-12'), [B]: on('2026-05-13') });
  expect(dueReminders({ links, remind_on: '2000-01-01' }, EIGHT).map(({ code }) => code)).toEqual([B]);
});

const next = (
  before: Record<string, Dated>,
  remind_on: string,
  changed: Record<string, Dated>,
  now = EIGHT,
) => nextReminder({ links: linksOf(before), remind_on }, linksOf(changed), now);

test.each([null, 'text', 7, [], { links: [] }, { links: 'x', remind_on: {} }])(
  'the stored value %j is read as no links without a reminder',
  (stored) => {
    expect(readRemindedLinks(stored)).toEqual({ links: [], remind_on: '' });
  },
);

test('the next reminder is on the earliest future date of a link that is not closed', () => {
  const sends = { [A]: on('2026-05-22'), [B]: on('2026-05-21', { stage: 'closed' }) };
  expect(next({}, '', sends)).toBe('2026-05-22');
  expect(next({}, '', { [B]: sends[B] ?? on('') })).toBe('');
});

test('a date noted before 8:00 on its own day gets a reminder, a date noted later gets none', () => {
  expect(next({}, '', { [A]: on(TODAY) }, EIGHT - 1)).toBe(TODAY);
  expect(next({}, '', { [A]: on(TODAY) })).toBe('');
});

test('the document of links is read with its reminder', () => {
  expect(readRemindedLinks({ links: { [A]: on(TODAY) }, remind_on: TODAY })).toMatchObject({
    links: [{ code: A, next_on: TODAY }],
    remind_on: TODAY,
  });
});

test('due links of one day stay in their order, whatever days are around them', () => {
  const days = ['2026-05-20', '2026-05-18', '2026-05-19', '2026-05-18', '2026-05-20'];
  const links = days.map((day, at) => linksOf({ [String(at + 2).repeat(13)]: on(day) })).flat();
  const due = dueReminders({ links, remind_on: '2026-05-18' }, EIGHT).map(({ code }) => code[0]);
  expect(due).toEqual(['3', '5', '4', '2', '6']);
});

test('the next reminder is on the earliest of several dates, in whatever order they are stored', () => {
  expect(next({}, '', { [A]: on('2026-06-22'), [B]: on('2026-05-30') })).toBe('2026-05-30');
});

test('a date that is moved to another day that has come gets no reminder', () => {
  expect(next({ [A]: on('2026-05-18') }, '2026-05-18', { [A]: on('2026-05-19') })).toBe('');
});

test('a reminder that is due stays due when another link changes', () => {
  const before = { [A]: on(TODAY), [B]: on('2026-05-30') };
  expect(next(before, TODAY, { ...before, [B]: on('2026-06-02') })).toBe(TODAY);
});

test('a reminder that was sent is not due again when a note is changed', () => {
  const before = { [A]: on(TODAY), [B]: on('2026-05-30') };
  expect(next(before, '2026-05-30', { ...before, [A]: on(TODAY, { note: 'Gate 3' }) })).toBe('2026-05-30');
  expect(next({ [A]: on(TODAY) }, '', { [A]: on(TODAY, { note: 'Gate 3' }) })).toBe('');
});
