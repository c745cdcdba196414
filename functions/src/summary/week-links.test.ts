import { expect, test } from 'vitest';
import type { NamedLink } from '@marquee/domain/views/named-link';
import { noViews, type DayViews } from '@marquee/domain/views/views';
import { answeredLinks, openedLinks } from './week-links.ts';

const link = (code: string, label: string): NamedLink => ({
  code,
  label,
  ends: 0,
  opens_private: false,
  asks_answer: true,
  photo: '',
  video: '',
  version: '',
  revoked: false,
  created_at: 0,
});

const day = (name: string, counts: Readonly<Record<string, number>>): DayViews => ({
  ...noViews(name),
  links: Object.fromEntries(Object.entries(counts).map(([code, count]) => [code, { count, actions: {} }])),
});

test('openedLinks adds up the opens of each link, the most opened first', () => {
  const links = [link('a', 'Asha'), link('b', "Mukesh's office"), link('c', 'Never opened')];
  const days = [day('2026-11-16', { a: 1, b: 2 }), day('2026-11-17', { b: 1 })];
  expect(openedLinks(links, days)).toEqual([
    { label: "Mukesh's office", opens: 3 },
    { label: 'Asha', opens: 1 },
  ]);
});

test('openedLinks leaves out links that were deleted, were not opened, or have no label', () => {
  const days = [day('2026-11-16', { gone: 4, played: 0, unnamed: 2 })];
  expect(openedLinks([link('played', 'Played'), link('unnamed', '')], days)).toEqual([]);
});

test('openedLinks lists the five most opened of 200 links', () => {
  const links = Array.from({ length: 200 }, (_, index) => link(String(index), `Link ${String(index)}`));
  const counts = Object.fromEntries(links.map(({ code }, index) => [code, index + 1]));
  expect(openedLinks(links, [day('2026-11-16', counts)]).map(({ opens }) => opens)).toEqual([
    200, 199, 198, 197, 196,
  ]);
});

test('answeredLinks lists the answers since a moment by links that exist, the latest first', () => {
  const links = [link('a', 'Asha'), link('b', 'Ritu'), link('c', 'Earlier')];
  const answers = {
    a: { answer: 'got_it', first_at: 10, answered_at: 10 },
    b: { answer: 'shortlisted', first_at: 5, answered_at: 20 },
    c: { answer: 'got_it', first_at: 5, answered_at: 9 },
    gone: { answer: 'got_it', first_at: 30, answered_at: 30 },
  } as const;
  expect(answeredLinks(links, answers, 10)).toEqual([
    { label: 'Ritu', answer: 'shortlisted' },
    { label: 'Asha', answer: 'got_it' },
  ]);
});
