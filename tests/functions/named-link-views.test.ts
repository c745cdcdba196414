// Views by named links, and what visitors do on the page.
import { MINUTE } from '@marquee/domain/values/time';
import { expect, test } from 'vitest';
import type { RecordView } from '../../functions/src/views/view-recorder.ts';
import type { Actions } from '../../functions/src/views/view.ts';
import { NOON, OWNER, acting, anonymous, visitors, viewTests } from './view-fixtures.ts';
import { storeLinks, storedLink } from './environment.ts';

const { firestore, instance, record, pass, notifications, messages, viewsOf, count } =
  await viewTests('demo-functions-link-views');

const CODE = '0123456789abc';
const LINK = { label: "Mukesh's office", opens_private: true };
const store = (changes: object = {}, code = CODE) =>
  firestore
    .doc(`profiles/${OWNER}/private/links`)
    .set({ links: { [code]: storedLink({ ...LINK, ...changes }) } }, { merge: true });
const by = (key: string, now = NOON) => ({ ...anonymous(key, now), code: CODE });

test('a view by a named link is counted for the link, and notified with its label', async () => {
  await store();
  expect(await record({ ...by('a'), source: 'whatsapp' })).toBe('recorded');
  await record(anonymous('b'));
  expect((await messages()).sort()).toEqual([
    "Mukesh's office opened your profile",
    'Someone viewed your profile',
  ]);
  expect(await viewsOf()).toMatchObject({
    count: 2,
    sources: { link: 1, direct: 1 },
    links: { [CODE]: { count: 1 } },
  });
});

test('a view by a revoked or unknown link is counted as direct, and for no link', async () => {
  await store({ revoked: true });
  await record(by('a'));
  await record({ ...by('b'), code: 'zzzzzzzzzzzzz' });
  expect(await viewsOf()).toMatchObject({ count: 2, sources: { direct: 2 }, links: {} });
});

test('views by a named link made while the instance has the others cached are counted after two seconds', async () => {
  await store({}, 'zzzzzzzzzzzzz');
  await record({ ...by('a'), code: 'zzzzzzzzzzzzz' });
  await store();
  pass(2000);
  await record(by('b'));
  expect((await viewsOf())?.links).toMatchObject({ [CODE]: { count: 1 } });
});

test('views by a named link are counted on a private profile that it opens, until it is revoked', async () => {
  await firestore.doc(`profiles/${OWNER}`).update({ is_profile_public: false });
  await store();
  expect(await record(anonymous('a'))).toBe('private');
  expect(await record(by('a'))).toBe('recorded');
  await store({ revoked: true });
  pass(MINUTE);
  expect(await record(by('b', NOON + MINUTE))).toBe('private');
  expect(await count()).toBe(1);
});

test('a named link whose notifications are off is counted, and other views are notified', async () => {
  await store();
  await firestore.doc(`settings/${OWNER}`).set({ notify_links: false });
  await Promise.all([record(by('a')), record(anonymous('b'))]);
  expect(await messages()).toEqual(['Someone viewed your profile']);
  expect(await count()).toBe(2);
});

const act = (key: string, actions: Actions['actions']) => acting(by(key), actions);
const actLater = (key: string, actions: Actions['actions']) =>
  acting(by(`${key} later`, NOON + 30 * MINUTE), actions, key);

test('an action on the page counts once a half-hour and viewer', async () => {
  await store();
  expect(await record(act('a', ['cv']))).toBe('unopened');
  await record(by('a'));
  expect(await record(act('a', ['video', 'cv']))).toBe('recorded');
  expect(await record(act('a', ['cv']))).toBe('repeated');
  expect(await record(act('a', ['contact']))).toBe('recorded');
  expect(await viewsOf()).toMatchObject({
    count: 1,
    actions: { video: 1, cv: 1, contact: 1 },
    links: { [CODE]: { count: 1, actions: { video: 1, cv: 1, contact: 1 } } },
  });
  expect(await notifications()).toHaveLength(1);
});

test('an action is counted also in the half-hour after the one in which the page was opened', async () => {
  await store();
  await record(by('a'));
  const later = actLater('a', ['cv']);
  expect(await record(later)).toBe('recorded');
  expect(await record(later)).toBe('repeated');
  expect(await viewsOf()).toMatchObject({ count: 1, actions: { cv: 1 } });
});

test('counts of many views by links are exact across instances and half-hours', async () => {
  await store();
  const instances = [record, instance()];
  const on = (index: number): RecordView => instances[index % 2] ?? record;
  await Promise.all(Array.from({ length: 100 }, (_, index) => record(by(`early-${String(index)}`))));
  await Promise.all(Array.from({ length: 40 }, (_, index) => on(index)(by(`late-${String(index)}`))));
  const keys = ['early-1', 'early-2', 'late-1', 'late-2', 'late-3'];
  await Promise.all(
    keys.flatMap((key, index) => [on(index)(act(key, ['cv', 'video'])), on(index)(act(key, ['cv']))]),
  );
  expect(new Set(await Promise.all(keys.map((key, index) => on(index + 1)(act(key, ['video'])))))).toEqual(
    new Set(['repeated']),
  );
  const after = await Promise.all(keys.map((key, index) => on(index)(actLater(key, ['cv', 'share']))));
  expect(new Set(after)).toEqual(new Set(['recorded']));
  expect(await viewsOf()).toMatchObject({
    count: 140,
    links: { [CODE]: { count: 140, actions: { cv: 5, video: 5, share: 5 } } },
  });
}, 60_000);

test('a wave of 1,000 visitors over 200 links, on two instances, is counted exactly', async () => {
  const codes = Array.from({ length: 200 }, (_, index) => String(index).padStart(13, '0'));
  await storeLinks(firestore, OWNER, Object.fromEntries(codes.map((code) => [code, {}])));
  const instances = [record, instance()];
  const by = (index: number): RecordView => instances[index % 2] ?? record;
  const wave = visitors(1000).map((view, index) => ({ ...view, code: codes[index % codes.length] }));
  await Promise.all(wave.map((view, index) => by(index)(view)));
  await Promise.all(wave.map((view, index) => by(index + 1)(acting(view, ['video', 'cv']))));
  await Promise.all(wave.map((view, index) => by(index)(acting(view, ['cv']))));
  const today = await viewsOf();
  expect(today).toMatchObject({ count: 1000, sources: { link: 1000 }, actions: { video: 1000, cv: 1000 } });
  for (const code of codes) {
    expect(today?.links[code]).toEqual({ count: 5, actions: { video: 5, cv: 5 } });
  }
}, 120_000);
