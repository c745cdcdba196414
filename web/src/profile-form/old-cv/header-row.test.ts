import { expect, test } from 'vitest';
import { looseLine } from './cv-line.ts';
import { columnOf, columnsOf } from './header-row.ts';

test.each([
  ['Name of the Project', 'title'],
  ['Drama Name', 'title'],
  ['Title of Play', 'title'],
  ['नाटक का नाम', 'title'],
  ['Part Played', 'role'],
  ['Director/Prod. Co.', 'production'],
  ['Streaming on', 'production'],
  ['Release Date', 'year'],
  ['Type of Work', 'kind'],
  ['Remark', 'ignored'],
  ['लेखक (Writer)', 'ignored'],
  // The name of a kind of work alone stands in cells below as well.
  ['TV Series', undefined],
  ['Screenplay', undefined],
])('‘%s’ names the column %s', (cell, column) => {
  expect(columnOf(cell)).toBe(column);
});

test('the first of three columns is the title, whatever it is called', () => {
  expect(columnsOf(looseLine(['Performance', 'Role', 'Director']))).toEqual(['title', 'role', 'production']);
  expect(columnsOf(looseLine(['Performance', 'Dancer', 'Director']))).toBeUndefined();
  // A kind of work that is also the name of a company's column.
  expect(columnsOf(looseLine(['THEATER', 'Role', 'Director', 'Company']))).toEqual([
    'title',
    'role',
    'production',
    'production',
  ]);
});

test('where two columns are titles, the first one is, and the other may say for whom the works were made', () => {
  expect(columnsOf(looseLine(['Title', 'Character', 'Client']))).toEqual(['title', 'role', 'production']);
  expect(columnsOf(looseLine(['Project', 'Role', 'Song']))).toEqual(['title', 'role', 'unknown']);
});

test('where two columns are roles, the one of characters is the role', () => {
  expect(columnsOf(looseLine(['Show', 'Character', 'Role', 'Channel']))).toEqual([
    'title',
    'role',
    'ignored',
    'production',
  ]);
  expect(columnsOf(looseLine(['Show', 'Role', 'Role played']))).toEqual(['title', 'role', 'ignored']);
});
