// Versions of a profile for roles: made and previewed, chosen for a link, shown by its page, CV and contact sheet, deleted.
import { readPdf } from '../../functions/src/documents/read-drawn-pdf.ts';
import { suiteUrl } from '../../scripts/config/project.ts';
import { violationsOf } from './axe.ts';
import { expect, startLoggedIn, test } from './fixtures.ts';
import { linkRow } from './insights.ts';
import { database, newActor, type Actor } from './store.ts';

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;
const CODE = '0123456789abc';
const VERSION = 'vvvvvvvvvvvvv';
const VIDEOS = ['https://youtu.be/aqz-KE-bpKQ', 'https://youtu.be/bbbbbbbbbbb'];

/** An actor with three photos, two videos and credits of two kinds. */
async function richActor(): Promise<Actor> {
  const actor = await newActor({ introduction: 'I act.', education: 'A school of acting' });
  await database.doc(`profiles/${actor.uid}`).update({
    photos: ['a', 'b', 'c'].map((name) => ({
      file: `gallery/${name}.jpg`,
      width: 800,
      height: 600,
      caption: `Photo ${name}`,
    })),
    additional_videos: VIDEOS,
    credits: [
      { kind: 'film', title: 'A film', year: 2026 },
      { kind: 'theatre', title: 'A comedy', year: 2020 },
    ],
  });
  return actor;
}

/** Stores a version, and a link that shows it, without using the pages. */
async function storeVersion({ uid, username }: Actor, changes: object = {}): Promise<string> {
  const version = { name: 'Comedy', headline: 'Comedian', introduction: 'I am funny.' };
  const lists = { photos: [], videos: [], credits_first: [], left_out: [] };
  const updated_at = new Date();
  const doc = (name: string) => database.doc(`profiles/${uid}/private/${name}`);
  await doc('versions').set({
    versions: { [VERSION]: { ...version, ...lists, ...changes } },
    changed: VERSION,
    updated_at,
  });
  const link = { label: 'Mukesh', ends: 0, opens_private: false, photo: '', video: '', revoked: false };
  await doc('links').set({
    links: { [CODE]: { ...link, version: VERSION, created_at: 1 } },
    changed: CODE,
    updated_at,
  });
  return `/${username}/${CODE}`;
}

const storedVersions = async ({ uid }: Actor): Promise<object[]> => {
  const { versions = {} } = (await database.doc(`profiles/${uid}/private/versions`).get()).data() ?? {};
  return Object.values(versions as Record<string, object>);
};

test('a version is made by touch on a phone, previewed as it will be seen, and chosen for a link', async ({
  journey,
}) => {
  const actor = await richActor();
  const owner = await journey.open('owner', PHONE, [/status of 404|gallery/]);
  await startLoggedIn(owner, actor);
  await owner.goto('/insights');
  await owner.getByRole('link', { name: 'Versions' }).tap();
  await expect(owner.getByRole('heading', { name: 'One profile, several sides' })).toBeVisible();
  await owner.getByRole('link', { name: 'New version' }).tap();
  await owner.getByRole('button', { name: 'Save' }).tap();
  await expect(owner.getByText('Give the version a name.')).toBeVisible();
  await owner.getByLabel('Name').fill('Comedy');
  await owner.getByLabel('Headline (optional)').fill('Comedian');
  await owner.getByLabel('Introduction (optional)').fill('I am funny.');
  await owner.getByRole('checkbox', { name: 'Photo a' }).tap();
  await owner.getByRole('checkbox', { name: /bbbbbbbbbbb/ }).tap();
  await owner.getByRole('checkbox', { name: 'Theatre' }).tap();
  await owner.getByRole('switch', { name: 'Training' }).tap();

  await owner.getByRole('button', { name: 'Preview' }).tap();
  const preview = owner.getByRole('dialog', { name: 'What people will see: Comedy' });
  await expect(preview.getByText('Comedian')).toBeVisible();
  await expect(preview.getByText('I am funny.')).toBeVisible();
  await expect(preview.getByText('A school of acting')).toHaveCount(0);
  await expect(preview.getByRole('row').nth(1)).toContainText('A comedy');
  await preview.getByRole('button', { name: 'Close' }).tap();

  await owner.getByRole('button', { name: 'Save' }).tap();
  await expect(owner.getByRole('heading', { name: 'Comedy' })).toBeVisible();
  expect(await storedVersions(actor)).toEqual([
    {
      name: 'Comedy',
      headline: 'Comedian',
      introduction: 'I am funny.',
      photos: ['gallery/b.jpg', 'gallery/c.jpg'],
      videos: [VIDEOS[0]],
      credits_first: ['theatre'],
      left_out: ['training'],
    },
  ]);

  await owner.goto('/insights');
  await owner.getByRole('button', { name: 'Make a link' }).tap();
  await owner.getByLabel('For whom?').fill('Mukesh');
  await owner.getByRole('button', { name: 'More options' }).tap();
  await owner.getByLabel('Version').tap();
  await owner.getByRole('option', { name: 'Comedy' }).tap();
  await owner.getByRole('button', { name: 'Make the link' }).tap();
  const address = await owner.getByLabel('Profile link').inputValue();
  await owner.getByRole('button', { name: 'Close' }).tap();
  await expect(linkRow(owner, 'Mukesh')).toContainText('Comedy');

  // Without scripts, as messengers and some offices open the page.
  const visitor = await journey.open('visitor', { javaScriptEnabled: false }, [/status of 404|youtube/]);
  await visitor.goto(address);
  await expect(visitor).toHaveTitle(/^Asha Rao - Comedian/);
  await expect(visitor.getByText('I am funny.')).toBeVisible();
  await expect(visitor.getByRole('link', { name: /^Open photo 1 of 2/ })).toHaveAttribute('href', /b\.jpg/);
  await visitor.goto(`/${actor.username}`);
  await expect(visitor).toHaveTitle(/^Asha Rao - Actor/);
  await expect(visitor.getByText('I act.')).toBeVisible();
  await expect(visitor.getByText('A school of acting')).toBeVisible();
});

test('CV and contact sheet of a link show its version, and the CV of the profile does not', async ({
  journey,
}) => {
  const actor = await richActor();
  const path = await storeVersion(actor, { credits_first: ['theatre'], left_out: ['training'] });
  const page = await journey.open('visitor');
  const textOf = async (address: string): Promise<string> => {
    const [first] = await readPdf(new Uint8Array(await (await page.request.get(address)).body()), 0.1);
    return first?.text ?? '';
  };
  const cv = await textOf(`${path}/cv.pdf`);
  expect(cv).toContain('Comedian · Pune');
  expect(cv).toContain('I am funny.');
  expect(cv).not.toContain('A school of acting');
  expect(cv.indexOf('A comedy')).toBeLessThan(cv.indexOf('A film'));
  expect(await textOf(`${path}/photos.pdf`)).toContain('Comedian · Pune');
  const plain = await textOf(`/${actor.username}/cv.pdf`);
  expect(plain).toContain('Actor · Pune');
  expect(plain).toContain('A school of acting');
});

test('photos are ordered with the keyboard alone, and a dialog asks before unsaved changes are left', async ({
  journey,
}) => {
  const actor = await richActor();
  await storeVersion(actor);
  // High enough for the whole form: no scrolling goes on while a photo is moved.
  const owner = await journey.open('owner', { viewport: { width: 1280, height: 2000 } }, [
    /status of 404|gallery/,
  ]);
  await startLoggedIn(owner, actor);
  await owner.goto('/versions');
  await owner.getByRole('link', { name: 'Edit Comedy' }).focus();
  await owner.keyboard.press('Enter');
  await owner.getByRole('button', { name: 'Move Photo c' }).focus();
  await owner.keyboard.press('Space');
  await expect(owner.getByText('Photo c is now 3 of 3.')).toBeAttached();
  await owner.keyboard.press('ArrowUp');
  await expect(owner.getByText('Photo c is now 2 of 3.')).toBeAttached();
  await owner.keyboard.press('ArrowUp');
  await expect(owner.getByText('Photo c is now 1 of 3.')).toBeAttached();
  await owner.keyboard.press('Space');
  await expect(owner.getByText('Photo c moved to 1 of 3.')).toBeAttached();

  await owner.getByRole('link', { name: 'Cancel' }).focus();
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await owner.getByRole('button', { name: 'Stay here' }).press('Enter');
  await owner.getByRole('button', { name: 'Save' }).focus();
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('heading', { name: 'Versions' })).toBeVisible();
  expect(await storedVersions(actor)).toMatchObject([
    { photos: ['gallery/c.jpg', 'gallery/a.jpg', 'gallery/b.jpg'] },
  ]);
});

test('a deleted version’s link shows the profile', async ({ journey }) => {
  const actor = await richActor();
  const path = await storeVersion(actor);
  const page = async () => (await fetch(suiteUrl('hosting', path), { redirect: 'error' })).text();
  expect(await page()).toContain('I am funny.');

  const owner = await journey.open('owner');
  await startLoggedIn(owner, actor);
  await owner.goto('/versions');
  await owner.getByRole('button', { name: 'Delete Comedy' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Delete Comedy?' });
  expect(await violationsOf(owner)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(owner.getByRole('heading', { name: 'One profile, several sides' })).toBeVisible();
  await expect.poll(page).toContain('I act.');
  expect(await page()).not.toContain('I am funny.');
});

test('a failed save loses nothing, and is repeated without a second version', async ({ journey }) => {
  const actor = await richActor();
  await database.doc(`tombstones/${actor.uid}`).set({ deleted_at: new Date() });
  const owner = await journey.open('owner', {}, [/status of 40\d|gallery|could not be saved/]);
  await startLoggedIn(owner, actor);
  await owner.goto('/versions?edit=new');
  await owner.getByLabel('Name').fill('Voice');
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('We couldn’t save the version. Please try again.')).toBeVisible();
  await expect(owner.getByLabel('Name')).toHaveValue('Voice');
  await database.doc(`tombstones/${actor.uid}`).delete();
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByRole('heading', { name: 'Voice' })).toBeVisible();
  expect(await storedVersions(actor)).toHaveLength(1);
});
