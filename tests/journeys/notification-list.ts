import type { Locator, Page } from '@playwright/test';

export async function deleteLine(page: Page, message: string): Promise<void> {
  await page.getByRole('button', { name: `More: ${message}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}

/** Moves a finger over an element, by so many pixels to the right. The page needs `hasTouch`. */
export async function swipe(page: Page, target: Locator, distance: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to swipe.');
  const [from, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', from);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', from + distance * part);
  await touch('touchEnd');
}
