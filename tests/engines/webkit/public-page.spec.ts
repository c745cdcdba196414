// What visitors do, in WebKit at a phone's width.
import { expect } from '@playwright/test';
import { messageTo } from '../../journeys/fixtures.ts';
import { database, newActor } from '../../journeys/store.ts';
import { test } from './fixtures.ts';

const NAMES = { first_name: 'Meera', last_name: 'Kulkarni' };

/** A sample actor with five photos, of the seeded ones. */
const SAMPLE = '/meera-kulkarni';

test('a visitor reads a public page and opens its share dialog', async ({ phone }) => {
  const actor = await newActor({ ...NAMES, skills: ['Kathak'], introduction: 'Film and theatre actor.' });
  await phone.goto(`/${actor.username}`);
  await phone.role('heading', /Meera Kulkarni/);
  await phone.sees('Film and theatre actor.');
  await phone.sees('Kathak');
  await phone.press('link', /^Share Profile/);
  await phone.role('dialog');
  const [content, screen] = await phone.run<[number, number]>(
    'return [document.documentElement.scrollWidth,document.documentElement.clientWidth]',
  );
  expect(content).toBe(screen);
});

test('a public page needs no script: it is read, and its photos are links to their files', async ({
  openPhone,
}) => {
  // Scripts of the page are left out by the parser; those of the driver run.
  const phone = await openPhone(['--enable-javascript-markup=false']);
  await phone.goto(SAMPLE);
  await phone.role('heading', 'Meera Kulkarni');
  expect(await phone.run<number>('return document.scripts.length')).toBe(0);
  // The driver does not see the window that a photo opens.
  const photo = await phone.role('link', 'Open photo 1 of 5');
  expect(await photo.getAttribute('href')).toMatch(/\.(webp|jpg)/);
});

test('photos are browsed full screen, and Back closes them', async ({ phone }) => {
  await phone.goto(SAMPLE);
  await phone.started();
  await phone.press('link', 'Open photo 2 of 5');
  await phone.sees('2 / 5');
  await phone.press('button', 'Next photo');
  await phone.sees('3 / 5');
  await phone.driver.navigate().back();
  await phone.gone('dialog');
  await phone.atPath(SAMPLE);
});

test('a shortlist keeps two profiles, a note and their order', async ({ phone }) => {
  const actors = [await newActor({ first_name: 'Asha' }), await newActor(NAMES)];
  for (const { username } of actors) {
    await phone.goto(`/${username}`);
    await phone.started();
    // A link, of which the script makes a button once there is a shortlist.
    await (await phone.sees('Add to shortlist')).click();
    await phone.role('button', 'On your shortlist');
  }
  await phone.press('link', 'Shortlist 2');
  await phone.role('heading', 'Asha Rao');
  await phone.fill('Note', 'Good for the sister');
  await phone.press('button', 'Move Asha Rao to the right');
  await phone.reload();
  await phone.role('heading', 'Asha Rao');
  const text = await phone.text();
  expect(text.indexOf('Meera Kulkarni')).toBeLessThan(text.indexOf('Asha Rao'));
  expect(
    await phone.run<string[]>('return [...document.querySelectorAll("textarea,input")].map(f=>f.value)'),
  ).toContain('Good for the sister');
});

test('a visitor’s message reaches the actor as a mail', async ({ phone }) => {
  const actor = await newActor(NAMES);
  await phone.goto(`/${actor.username}`);
  await phone.started();
  await phone.press('link', 'Send a message');
  await phone.role('dialog', 'Send a message');
  await phone.fill('Your name', 'Casting office');
  await phone.fill('Your email address', 'casting@example.com');
  await phone.fill('Message', 'Are you free on Tuesday?');
  await phone.press('button', 'Send message');
  await phone.role('heading', 'Message sent');
  expect((await messageTo(actor.email, 'Casting office wrote to you')).body).toContain('free on Tuesday');
});

test('a profile is reported without an account', async ({ phone }) => {
  const actor = await newActor(NAMES);
  await phone.goto(`/${actor.username}`);
  await phone.started();
  await phone.press('link', 'Report this profile');
  await phone.role('dialog', 'Report this profile');
  await phone.press('radio', 'It pretends to be someone else');
  await phone.press('button', 'Send report');
  await phone.role('heading', 'Thank you');
  const reports = await database.collection(`moderation/${actor.uid}/reports`).get();
  expect(reports.size).toBe(1);
});
