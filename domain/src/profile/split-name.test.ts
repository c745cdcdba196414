import { expect, it } from 'vitest';
import { splitName } from './split-name.ts';

it('splitName takes the last word for the last name', () => {
  expect(splitName('Kavya Ramesh Nair')).toEqual({ first_name: 'Kavya Ramesh', last_name: 'Nair' });
  expect(splitName('  Kavya   Nair ')).toEqual({ first_name: 'Kavya', last_name: 'Nair' });
  expect(splitName('Kavya')).toEqual({ first_name: 'Kavya', last_name: '' });
  expect(splitName('')).toEqual({ first_name: '', last_name: '' });
});

it('splitName cuts first and last name to 60 characters each', () => {
  const { first_name, last_name } = splitName(`${'a'.repeat(100)} ${'b'.repeat(100)}`);
  expect([first_name.length, last_name.length]).toEqual([60, 60]);
});
