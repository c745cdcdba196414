import { expect, test } from 'vitest';
import { NO_NOTES, type SentLink } from '@marquee/domain/views/named-link';
import { noViews, type DayViews } from '@marquee/domain/views/views';
import { answeredLinks, openedLinks } from './week-links.ts';

const link = (code: string, label: string, answer?: SentLink['answer']): SentLink => ({
  ...NO_NOTES,
  code,
  label,
  ends: 0,
  opens_private: false,
  asks_answer: true,
  photo: '',
  video: '',
  version: '',
  revoked: false,
  archived: false,
  created_at: 0,
  answer,
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

test('answeredLinks lists the answers since a moment, the latest first', () => {
  const links = [
    link('a', 'Asha', { answer: 'got_it', first_at: 10, answered_at: 10 }),
    link('b', 'Ritu', { answer: 'shortlisted', first_at: 5, answered_at: 20 }),
    link('c', 'Earlier', { answer: 'got_it', first_at: 5, answered_at: 9 }),
    link('d', 'Not answered'),
  ];
  expect(answeredLinks(links, 10)).toEqual([
    { label: 'Ritu', answer: 'shortlisted' },
    { label: 'Asha', answer: 'got_it' },
  ]);
});
