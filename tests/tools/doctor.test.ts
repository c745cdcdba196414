import { expect, test } from 'vitest';
import { checkLocalSuite } from '../../tools/doctor/local-suite.ts';
import { readWanted } from '../../tools/doctor/repository.ts';
import { PROJECT_ID } from '../../scripts/config/project.ts';

test('the doctor finds no fault in the local suite, and reports a function that is not loaded', async () => {
  const wanted = readWanted(PROJECT_ID);
  const bad = async (functions: readonly string[]) =>
    (await checkLocalSuite({ ...wanted, functions })).filter(({ level }) => level === 'missing');
  expect(await bad(wanted.functions)).toEqual([]);
  expect(await bad([...wanted.functions, 'makeCoffee'])).toEqual([
    expect.objectContaining({ what: 'function makeCoffee: not loaded' }),
  ]);
});
