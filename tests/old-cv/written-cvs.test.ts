// CVs as real actors write them: what is ticked is right.
import { expect, test } from 'vitest';
import { qualityOf, readWritten, sumOf, type Quality } from './read-quality.ts';
import type { WrittenCv } from './written-cvs.ts';
import { FIFTH_BATCH } from './written/fifth-batch.ts';
import { FIRST_BATCH } from './written/first-batch.ts';
import { SECOND_BATCH } from './written/second-batch.ts';
import { FOURTH_BATCH } from './written/fourth-batch.ts';
import { SIXTH_BATCH } from './written/sixth-batch.ts';
import { THIRD_BATCH } from './written/third-batch.ts';

const qualitiesOf = async (cvs: readonly WrittenCv[]): Promise<Quality[]> =>
  Promise.all(
    cvs.flatMap((cv) =>
      cv.makes.map(async (make) => {
        const { cv: parsed, read } = await readWritten(cv, make);
        return qualityOf(parsed, read);
      }),
    ),
  );

test('the written CVs come out with 80 % of their credits ticked and right, 95 % after a tap a block, and no tick wrong', async () => {
  const all = await qualitiesOf([
    ...FIRST_BATCH,
    ...SECOND_BATCH,
    ...THIRD_BATCH,
    ...FOURTH_BATCH,
    ...FIFTH_BATCH,
    ...SIXTH_BATCH,
  ]);
  const credits = sumOf(all, (each) => each.credits);
  expect(sumOf(all, (each) => each.right) / credits).toBeGreaterThanOrEqual(0.8);
  expect(sumOf(all, (each) => each.rightAfterTap) / credits).toBeGreaterThanOrEqual(0.95);
  expect(all.flatMap((each) => each.wrong)).toEqual([]);
}, 60_000);

test.each(SIXTH_BATCH)('all credits of $what are right, at most after a tap a block', async (cv) => {
  for (const { credits, rightAfterTap, wrong, missed } of await qualitiesOf([cv])) {
    expect(wrong).toEqual([]);
    expect(rightAfterTap, missed.join('\n')).toBe(credits);
  }
});
