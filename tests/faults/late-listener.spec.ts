// Firestore's listeners learn of nothing, while reads and saves go on: what an open listener has is always older than
// what was saved. 'Save and next' goes on from what it saved, and the editor opens with what is stored.
import type { Page } from '@playwright/test';
import { NO_CAPTION } from '@marquee/domain/profile/picture';
import { EMPTY_CREDIT } from '@marquee/domain/profile/credit';
import { EMPTY_REPRESENTATION } from '@marquee/domain/profile/representation';
import { openSection, stored } from '../journeys/editor.ts';
import { expect, openLoggedIn, test } from '../journeys/fixtures.ts';
import { birthDate, newActor } from '../journeys/store.ts';

const ROUNDS = 20;

const EXPECTED = [/Could not reach Cloud Firestore backend/, /Failed to load resource/];

declare global {
  interface Window {
    /** From now on, nothing that the server sends over a Listen channel arrives. */
    holdListeners: () => void;
  }
}

/** Lets a page hold back what its Listen channels receive. */
async function prepareHold(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let isHeld = false;
    window.holdListeners = () => {
      isHeld = true;
    };
    const send = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
      const response = await send(input, init);
      if (!url.includes('/Listen/channel') || !url.includes('TYPE=xmlhttp') || !response.body)
        return response;
      const body = response.body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform: (chunk, controller) =>
            isHeld ? new Promise<never>(() => undefined) : controller.enqueue(chunk),
        }),
      );
      return new Response(body, { status: response.status, headers: response.headers });
    };
  });
}

interface Section {
  readonly title: string;
  /** Checks what an earlier round saved, and changes it. */
  readonly change: (page: Page, before: string | undefined, now: string) => Promise<void>;
}

const field = (title: string, name: string | RegExp, spell = (text: string): string => text): Section => ({
  title,
  change: async (page, before, now) => {
    const input = page.getByRole('textbox', { name }).first();
    if (before !== undefined) await expect(input).toHaveValue(spell(before));
    await input.fill(spell(now));
  },
});

/** A name for a round: names have letters. */
const lastName = (round: string): string => `Rao${String.fromCodePoint(87 + Number(round))}`;
const website = (round: string): string => `https://asha.example/${round}`;
const phone = (round: string): string => `+91 98200 123${round}`;

/** A text in a dialog that a button opens. */
const inDialog = (title: string, opener: RegExp | string, name: string): Section => ({
  title,
  change: async (page, before, now) => {
    await page.getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog');
    const input = dialog.getByLabel(name, { exact: true });
    if (before !== undefined) await expect(input).toHaveValue(before);
    await input.fill(now);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toHaveCount(0);
  },
});

const SKILLS: Section = {
  title: 'Skills and languages',
  change: async (page, before, now) => {
    if (before !== undefined)
      await page.getByRole('button', { name: `Remove ${before}`, exact: true }).click();
    const input = page.getByRole('combobox', { name: 'Skills' });
    await input.fill(now);
    await input.press('Enter');
    await expect(page.getByRole('button', { name: `Remove ${now}`, exact: true })).toBeVisible();
  },
};

/** A fact that is folded until somebody asks for it. */
const SIZES: Section = {
  title: 'Career Details',
  change: async (page, before, now) => {
    await page.getByRole('button', { name: /^Sizes/ }).click();
    const waist = page.getByRole('textbox', { name: /^Waist/ });
    if (before !== undefined) await expect(waist).toHaveValue(before);
    await waist.fill(now);
  },
};

const SECTIONS: readonly Section[] = [
  field('Basic Information', 'Last name', lastName),
  inDialog('Profile Media', 'About photo 1', 'Caption'),
  field('Introduction and training', 'Introduction'),
  inDialog('Credits', 'Edit Kalari', 'Role'),
  field('Social Media & Videos', /^Website/, website),
  SIZES,
  SKILLS,
  field('Contact', /^Phone number/, phone),
  field('Representation', 'Company'),
];

const PRIVACY: Section = {
  title: 'Privacy Settings',
  change: async (page, before) => {
    const visibility = page.getByRole('switch', { name: /Profile visibility/ });
    if (before !== undefined) await expect(visibility).toBeChecked({ checked: Number(before) % 2 === 0 });
    await visibility.click();
  },
};

test('each section goes on from what was saved while listeners have the profile of before', async ({
  journey,
}) => {
  test.setTimeout(900_000);
  const photo = { ...NO_CAPTION, file: 'gallery/a.webp', width: 4, height: 5, steps: [] };
  const actor = await newActor({
    photos: [photo],
    credits: [{ ...EMPTY_CREDIT, title: 'Kalari' }],
    representation: { ...EMPTY_REPRESENTATION, name: 'Meera Shah' },
  });
  await birthDate(actor.uid, '1996-04-12');
  const page = await journey.open('actor', undefined, EXPECTED);
  await prepareHold(page);
  await openLoggedIn(page, actor);
  await page.goto('/my-profile');
  await expect(page.getByRole('link', { name: /^Edit/ }).first()).toBeVisible();
  await page.evaluate(() => window.holdListeners());

  for (let round = 1; round <= ROUNDS; round += 1) {
    const before = round === 1 ? undefined : String(10 + round - 1);
    const now = String(10 + round);
    await page.getByRole('link', { name: /^Edit/ }).first().click();
    for (const { title, change } of SECTIONS) {
      await openSection(page, title);
      await change(page, before, now);
      await page.getByRole('button', { name: 'Save and next' }).click();
      await expect(page.getByRole('region', { name: title })).toHaveCount(0);
    }
    // The last section has no next one: its save opens the profile, from where the editor is opened again.
    await openSection(page, PRIVACY.title);
    await PRIVACY.change(page, round === 1 ? undefined : String(round - 1), '');
    await page.getByRole('button', { name: 'Save Profile' }).click();
    // The toast of a save a moment ago may stand for this one's.
    await expect(page).toHaveURL(/\/profile$/);
  }
  const profile = await stored(`profiles/${actor.uid}`);
  const last = String(10 + ROUNDS);
  expect(profile).toMatchObject({
    last_name: lastName(last),
    introduction: last,
    skills: [expect.stringMatching(new RegExp(`^custom-\\d+-${last}$`))],
    photos: [{ caption: last }],
    credits: [{ role: last }],
    social: { website: website(last) },
    facts: { waist: last },
    representation: { company: last },
    is_profile_public: ROUNDS % 2 === 0,
  });
  expect((await stored(`profiles/${actor.uid}/private/contact`))?.['phone_number']).toBe(phone(last));
});
