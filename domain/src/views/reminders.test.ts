import { expect, test } from 'vitest';
import { dueReminders, nextReminder, reminderDay } from './reminders.ts';
import { sendOfLink, type Send } from './sends.ts';

const A = 'a'.repeat(13);
const B = 'b'.repeat(13);
/** Eight in the morning in India is half past two UTC. */
const EIGHT = Date.parse('2026-05-20T02:30:00Z');
const TODAY = '2026-05-20';

const on = (next_on: string, changes: Partial<Send> = {}): Send => ({
  ...sendOfLink({ label: 'Office', created_at: 0 }),
  next_on,
  ...changes,
});

test('the day of reminders begins at eight in India', () => {
  expect(reminderDay(EIGHT - 1)).toBe('2026-05-19');
  expect(reminderDay(EIGHT)).toBe(TODAY);
});

test('open log entries with dates from remind_on to today are due for a reminder, the earliest date first', () => {
  const sends = {
    [A]: on(TODAY),
    [B]: on('2026-05-18'),
    before: on('2026-05-17'),
    later: on('2026-05-21'),
    closed: on(TODAY, { stage: 'closed' }),
    none: on(''),
  };
  expect(dueReminders({ sends, remind_on: '2026-05-18' }, EIGHT).map(({ code }) => code)).toEqual([B, A]);
  expect(dueReminders({ sends, remind_on: '' }, EIGHT)).toEqual([]);
});

test('a date of more than a week ago gets no reminder', () => {
  const sends = { [A]: on('2026-05-12'), [B]: on('2026-05-13') };
  expect(dueReminders({ sends, remind_on: '2000-01-01' }, EIGHT).map(({ code }) => code)).toEqual([B]);
});

const next = (before: Record<string, Send>, remind_on: string, changed: Record<string, Send>, now = EIGHT) =>
  nextReminder({ sends: before, remind_on }, changed, now);

test('the next reminder is on the earliest future date of an entry that is not closed', () => {
  const sends = { [A]: on('2026-05-22'), [B]: on('2026-05-21', { stage: 'closed' }) };
  expect(next({}, '', sends)).toBe('2026-05-22');
  expect(next({}, '', { [B]: sends[B] ?? on('') })).toBe('');
});

test('a date noted before 8:00 on its own day gets a reminder, a date noted later gets none', () => {
  expect(next({}, '', { [A]: on(TODAY) }, EIGHT - 1)).toBe(TODAY);
  expect(next({}, '', { [A]: on(TODAY) })).toBe('');
});

test('a reminder that is due stays due when another entry changes', () => {
  const before = { [A]: on(TODAY), [B]: on('2026-05-30') };
  expect(next(before, TODAY, { ...before, [B]: on('2026-06-02') })).toBe(TODAY);
});

test('a reminder that was sent is not due again when a note is changed', () => {
  const before = { [A]: on(TODAY), [B]: on('2026-05-30') };
  expect(next(before, '2026-05-30', { ...before, [A]: on(TODAY, { note: 'Gate 3' }) })).toBe('2026-05-30');
  expect(next({ [A]: on(TODAY) }, '', { [A]: on(TODAY, { note: 'Gate 3' }) })).toBe('');
});
