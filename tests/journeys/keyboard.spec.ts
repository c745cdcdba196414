// The main tasks with the keyboard alone: no pointer is moved or pressed, and the focus is visible wherever it rests.
import type { Locator, Page } from '@playwright/test';
import {
  expect,
  messageTo,
  newEmail,
  newUsername,
  PASSWORD,
  siteStarted,
  startLoggedIn,
  test,
} from './fixtures.ts';
import { newActor } from './store.ts';

/** The most presses of Tab from a screen's start to any of its controls. */
const MAX_TABS = 90;

/** Expects something to be drawn around or in the focused element. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const seen = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement)) return 'nothing has the focus';
      if (focused.matches('body, main')) return 'the focus is on the page itself';
      const parts = [
        focused,
        focused.closest('.MuiInputBase-root, .MuiPickersInputBase-root')?.querySelector('fieldset'),
        // Drawn around an input that is invisible itself.
        focused.closest('.MuiButtonBase-root'),
      ];
      const isMarked = parts.some((part) => {
        if (!part) return false;
        const { outlineStyle, outlineWidth, borderTopWidth, opacity } = getComputedStyle(part);
        return (
          (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && opacity !== '0') ||
          (part.tagName === 'FIELDSET' && parseFloat(borderTopWidth) >= 2)
        );
      });
      const { left, top, bottom, width, height } = focused.getBoundingClientRect();
      const isInView = bottom > 0 && top < innerHeight;
      const drawn = document.elementFromPoint(left + width / 2, top + height / 2);
      // Whether something fixed to the window lies over the focused element.
      const isCovered = drawn?.closest('header, [role=region]')?.contains(focused) === false;
      const missing = [!isMarked && 'unmarked', !isInView && 'out of view', isCovered && 'covered'].filter(
        Boolean,
      );
      return missing.length === 0 ? 'seen' : `${missing.join(', ')}: ${focused.outerHTML}`;
    });
  // The page may still be scrolling to the focused element.
  await expect.poll(seen, { message: 'the focus can be seen' }).toBe('seen');
}

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  // Found once: a search by role and name for each press takes longer than the press.
  const found = await control.evaluateHandle((element) => element);
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await found.evaluate((element) => element === document.activeElement)) {
      await expectVisibleFocus(page);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(MAX_TABS)} tabs did not lead to ${control.toString()}.`);
}

async function type(page: Page, label: string | RegExp, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

test(
  'an actor signs up, verifies, fills in, publishes, shares and reads the notification by keyboard',
  { tag: '@tab' },
  async ({ journey }) => {
    const email = newEmail('keys');
    const username = newUsername('keys');
    const page = await journey.open('actor', {
      viewport: { width: 1280, height: 800 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const button = (name: string | RegExp) => page.getByRole('button', { name }).first();

    await test.step('the skip link comes first and leads past the bar', async () => {
      await page.goto('/');
      await siteStarted(page);
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeAttached();
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expectVisibleFocus(page);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Create Your Profile' })).toBeFocused();
    });

    await test.step('sign up', async () => {
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/signup$/);
      await type(page, 'Email', email);
      await type(page, 'Password', PASSWORD);
      await type(page, 'Confirm password', PASSWORD);
      await tabTo(page, page.getByRole('checkbox'));
      await page.keyboard.press('Space');
      await press(page, button('Create account'));
      await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
    });

    await test.step('verify, and leave the first run for the profile', async () => {
      await page.goto((await messageTo(email, 'Verify')).body);
      await expect(page.getByRole('heading', { name: 'What is your name?' })).toBeVisible();
      await press(page, button('Finish later'));
      await expect(page).toHaveURL(/\/my-profile$/);
    });

    await test.step('fill in and publish', async () => {
      await press(page, page.getByRole('link', { name: 'Edit', exact: true }));
      await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();
      await type(page, /^First name/, 'Meera');
      await type(page, /^Last name/, 'Kulkarni');
      await type(page, 'Username', username);
      await tabTo(page, page.getByRole('spinbutton', { name: 'Day' }));
      await page.keyboard.type('12April1996');
      await expect(page.getByText(`${username} is available.`)).toBeVisible();
      await press(page, page.getByRole('link', { name: /^Career Details/ }));
      await expect(page.getByRole('region', { name: 'Career Details' })).toBeVisible();
      await press(page, page.getByRole('combobox', { name: 'Location' }));
      await page.keyboard.type('Pun');
      await expect(page.getByRole('option', { name: 'Pune' })).toBeFocused();
      await page.keyboard.press('Enter');
      await press(page, page.getByRole('link', { name: /^Privacy Settings/ }));
      const visibility = page.getByRole('switch', { name: 'Profile visibility' });
      await tabTo(page, visibility);
      await page.keyboard.press('Space');
      await expect(visibility).toBeChecked();
      await press(page, button('Save Profile'));
      await expect(page.getByText('Profile updated successfully!')).toBeVisible();
      await expect(page).toHaveURL(/\/profile$/);
    });

    await test.step('share: the dialog holds the focus and gives it back', async () => {
      const opener = button('Share Profile');
      await press(page, opener);
      const dialog = page.getByRole('dialog', { name: 'Share Profile' });
      await expect(dialog).toBeVisible();
      await press(page, dialog.getByRole('button', { name: 'Copy Link' }));
      await expect(page.getByText('Link Copied!')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/${username}$`));
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });

    await test.step('somebody opens the profile', async () => {
      const visitor = await journey.open('visitor');
      await visitor.goto(`/${username}`);
      await expect(visitor.getByRole('heading', { name: 'Meera Kulkarni' })).toBeVisible();
    });

    await test.step('read the notification and mark it', async () => {
      await expect(page.getByRole('link', { name: 'Notifications, 1 unread notification' })).toBeVisible();
      await page.keyboard.press('Home');
      await press(page, page.getByRole('link', { name: /^Notifications/ }));
      await expect(page).toHaveURL(/\/notifications$/);
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page.getByRole('main').getByRole('listitem')).toContainText('Someone viewed your profile');
      await press(page, page.getByRole('button', { name: /^Mark .* read/i }).last());
      await expect(page.getByText('You are all caught up.')).toBeVisible();
    });

    await test.step('log out from the menu, by its arrows', async () => {
      await press(page, button('My Account'));
      await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/login$/);
    });
  },
);

/** Screens, each with the button that is the last to get the focus. */
const CONTROLS = [
  ['/settings/account', 'Delete my account'],
  ['/settings/app', 'हिन्दी'],
  ['/profile/edit', 'Cancel'],
  ['/profile/edit/basics', 'Cancel'],
  ['/profile/edit/videos', 'Cancel'],
  ['/my-profile', 'Copy Link'],
] as const;

test('the focus is visible on every control of settings, editor and own page, on the smallest screen', async ({
  journey,
}) => {
  const page = await journey.open('actor', {
    viewport: { width: 320, height: 640 },
    reducedMotion: 'reduce',
  });
  await startLoggedIn(page, await newActor());
  for (const [path, last] of CONTROLS) {
    await page.goto(path);
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    const [first, end] = [
      page.getByRole('link', { name: 'Skip to content' }),
      page.getByRole('button', { name: last }),
    ];
    await expect(end).toBeVisible();
    await first.focus();
    const found = await end.evaluateHandle((button) => button);
    const isAtEnd = () => found.evaluate((button) => button === document.activeElement);
    await expectVisibleFocus(page);
    for (let tabs = 0; !(await isAtEnd()); tabs += 1) {
      if (tabs === MAX_TABS) throw new Error(`There was no way to the end of ${path}.`);
      await page.keyboard.press('Tab');
      await expectVisibleFocus(page);
    }
  }
});
