// The dates of work: picked by touch and by keyboard, read from a calendar file, and what the page says of them.
import type { Page } from '@playwright/test';
import { EMPTY_FACTS } from '@marquee/domain/profile/facts';
import { readProfile } from '@marquee/domain/profile/read-profile';
import { PHONE, save, saved, stored } from './editor.ts';
import { expect, startLoggedIn, test, type Journey } from './fixtures.ts';
import { chooseBy } from './in-firefox.ts';
import { birthDate, newActor, type Actor } from './store.ts';

const NOW = new Date();
const nextMonth = (day: number): Date => new Date(Date.UTC(NOW.getUTCFullYear(), NOW.getUTCMonth() + 1, day));
const iso = (day: number): string => nextMonth(day).toISOString().slice(0, 10);
const MONTH = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  timeZone: 'UTC',
  ...(nextMonth(1).getUTCFullYear() === NOW.getUTCFullYear() ? {} : { year: 'numeric' }),
}).format(nextMonth(1));
/** A day's name in the calendar. */
const inCalendar = (day: number): string => `${String(day)} ${MONTH.split(' ')[0] ?? ''}`;

/** An actor who is free, with the section of the dates open. */
async function openDates(
  journey: Journey,
  options?: Parameters<Journey['open']>[1],
): Promise<{ page: Page; actor: Actor }> {
  const actor = await newActor({ facts: { ...EMPTY_FACTS, available_from: '2024-01-01' } });
  await birthDate(actor.uid, '1996-04-12');
  const page = await journey.open('actor', options);
  await startLoggedIn(page, actor);
  await page.goto('/profile/edit/facts');
  await expect(page.getByText('People see: Free now')).toBeVisible();
  return { page, actor };
}

const busyOf = async ({ uid }: Actor): Promise<readonly string[]> =>
  readProfile(uid, await stored(`profiles/${uid}`)).facts.busy;

test('dates tapped on a phone appear on the public page, and a removed date does not', async ({
  journey,
}) => {
  const { page, actor } = await openDates(journey, PHONE);
  const day = (number: number) => page.getByRole('gridcell', { name: inCalendar(number), exact: true });
  await page.getByRole('button', { name: 'Add busy dates' }).tap();
  await page.getByRole('button', { name: 'Next month' }).tap();
  await day(3).tap();
  await expect(page.getByText(`From ${inCalendar(3)}. Now tap the last day.`)).toBeVisible();
  await day(9).tap();
  // The later day is chosen first.
  await day(22).tap();
  await day(20).tap();
  await day(27).tap();
  await page.getByRole('button', { name: 'Start over' }).tap();
  await expect(page.getByText('Tap the first day you work, then the last.')).toBeVisible();
  const both = `Free now · busy 3–9, 20–22 ${MONTH}`;
  await expect(page.getByText(`People see: ${both}`)).toBeVisible();
  await page.getByRole('button', { name: `Remove 20–22 ${MONTH}` }).tap();
  const said = `Free now · busy 3–9 ${MONTH}`;
  await expect(page.getByText(`People see: ${said}`, { exact: true })).toBeVisible();
  await save(page);
  await saved(page);
  expect(await busyOf(actor)).toEqual([`${iso(3)}/${iso(9)}`]);

  const publicPage = await page.request.get(`/${actor.username}`);
  expect(await publicPage.text()).toMatch(new RegExp(`Dates for work(<[^>]*>)*${said}<`));
});

test('dates are picked with the keyboard alone', async ({ journey }) => {
  const { page, actor } = await openDates(journey);
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByRole('button', { name: 'Add busy dates' }).focus();
  await press('Enter');
  await page.getByRole('button', { name: 'Next month' }).focus();
  await press('Enter');
  await expect(page.getByRole('gridcell', { name: inCalendar(3), exact: true })).toBeVisible();
  await press('Tab');
  await expect(page.getByRole('gridcell', { name: inCalendar(1), exact: true })).toBeFocused();
  await press('ArrowRight', 'ArrowRight', 'Enter', 'ArrowDown', 'ArrowLeft', 'Enter');
  await expect(page.getByText(`People see: Free now · busy 3–9 ${MONTH}`)).toBeVisible();
  await expect(page.getByRole('gridcell', { name: `${inCalendar(9)}, busy` })).toBeFocused();
  await save(page);
  await saved(page);
  expect(await busyOf(actor)).toEqual([`${iso(3)}/${iso(9)}`]);
});

test(
  'a date of which a part is deleted is refused at its field, and not saved as none',
  { tag: '@keys' },
  async ({ journey }) => {
    const actor = await newActor({ facts: { ...EMPTY_FACTS, available_from: iso(20) } });
    await birthDate(actor.uid, '1996-04-12');
    const page = await journey.open('actor');
    await startLoggedIn(page, actor);
    await page.goto('/profile/edit/facts');
    const freeFrom = async () =>
      readProfile(actor.uid, await stored(`profiles/${actor.uid}`)).facts.available_from;
    const field = page.getByLabel('Free from', { exact: true });
    await field.focus();
    await page.keyboard.press('Backspace');
    await save(page);
    await expect(page.getByText('Please enter the whole date, or leave it empty')).toBeVisible();
    expect(await freeFrom()).toBe(iso(20));
    await field.fill(iso(21));
    await save(page);
    await saved(page);
    expect(await freeFrom()).toBe(iso(21));
  },
);

test('a calendar file adds its days and nothing else, and an unreadable one is reported', async ({
  journey,
}) => {
  const { page, actor } = await openDates(journey);
  const file = (text: string) => ({ name: 'work.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) });
  const read = async (text: string): Promise<void> => {
    await chooseBy(page, page.getByRole('button', { name: 'Read a calendar file' }), file(text));
  };
  await read('Dear Asha,');
  await expect(page.getByRole('alert')).toContainText('couldn’t read');
  await read('x'.repeat(1_000_001));
  await expect(page.getByRole('alert')).toContainText('larger than 1 MB');
  const compact = (day: number): string => iso(day).replaceAll('-', '');
  const event = (...lines: readonly string[]): string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
  await read(
    [
      'BEGIN:VCALENDAR',
      ...event(
        'SUMMARY:Secret film',
        'LOCATION:Pune',
        `DTSTART;VALUE=DATE:${compact(3)}`,
        `DTEND;VALUE=DATE:${compact(10)}`,
      ),
      ...event(`DTSTART;VALUE=DATE:${compact(12)}`, 'RRULE:FREQ=DAILY'),
      ...event('DTSTART;VALUE=DATE:20200101'),
      'END:VCALENDAR',
    ].join('\r\n'),
  );
  await expect(page.getByText('Found 1 busy period. Left out 1 repeating event.')).toBeVisible();
  await expect(page.getByText(`People see: Free now · busy 3–9 ${MONTH}`)).toBeVisible();
  await save(page);
  await saved(page);
  expect(await busyOf(actor)).toEqual([`${iso(3)}/${iso(9)}`]);
  expect(JSON.stringify(await stored(`profiles/${actor.uid}`))).not.toMatch(/Secret|"Pune"\]/);
});

test('a calendar file that would take hours to expand is read like any other, and the editor goes on', async ({
  journey,
}) => {
  const { page } = await openDates(journey);
  const day = iso(3).replaceAll('-', '');
  const lines = [
    'BEGIN:VCALENDAR',
    'BEGIN:VTIMEZONE',
    'TZID:Endless',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'RRULE:FREQ=SECONDLY',
    'TZOFFSETFROM:+0530',
    'TZOFFSETTO:+0530',
    'END:STANDARD',
    'END:VTIMEZONE',
    ...Array.from({ length: 9000 }, () => [
      'BEGIN:VEVENT',
      `DTSTART;TZID=Endless:${day}T000000`,
      'DURATION:P999999999D',
      'END:VEVENT',
    ]).flat(),
    'END:VCALENDAR',
  ];
  const hostile = { name: 'hours.ics', mimeType: 'text/calendar', buffer: Buffer.from(lines.join('\r\n')) };
  await chooseBy(page, page.getByRole('button', { name: 'Read a calendar file' }), hostile);
  await expect(page.getByText('Found 0 busy periods. We couldn’t read 9000 events.')).toBeVisible();
  await page.getByRole('button', { name: 'Add busy dates' }).click();
  await expect(page.getByRole('grid').first()).toBeVisible();
});
