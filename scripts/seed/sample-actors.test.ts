import { NO_CAPTION } from '@marquee/domain/profile/picture';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { isLinkCode } from '@marquee/domain/views/link-code';
import { sentRows } from '@marquee/domain/views/sent-rows';
import { readSentLinks, STAGES } from '@marquee/domain/views/named-link';
import { dayInIndia } from '@marquee/domain/values/calendar-day';
import { LIMITS } from '@marquee/domain/values/limits';
import { readVersions, versionFields } from '@marquee/domain/views/version';
import { readNotification } from '@marquee/domain/notifications/notification';
import { completeness } from '@marquee/domain/profile/completeness';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { profileFormSchema } from '@marquee/domain/profile/profile-form';
import { skillName } from '@marquee/domain/profile/skills';
import { usernameProblem } from '@marquee/domain/accounts/username';
import { whatsappLink } from '@marquee/domain/profile/whatsapp';
import { youtubeId } from '@marquee/domain/profile/video';
import { utcDate } from '@marquee/domain/values/time';
import { encodeSample } from './encode-picture.ts';
import { SAMPLE_ACTORS, SAMPLE_PICTURES, type SampleActor } from './sample-actors.ts';
import { sampleVersion } from './sample-version.ts';
import { sampleSentLinks } from './sample-sent-links.ts';
import { sampleLinks, sampleNotifications, sampleViews } from './sample-views.ts';

const FOLDER = path.join(import.meta.dirname, 'pictures');
const NOW = Date.UTC(2026, 4, 20, 9);

const form = ({ profile, photos }: SampleActor): ProfileForm => {
  const stored = {
    ...NO_CAPTION,
    file: 'gallery/a.jpg',
    steps: [],
    width: 1,
    height: 1,
  };
  return {
    ...profile,
    profile_image: stored,
    photos: photos.map((_, index) => ({ ...stored, file: `gallery/${String(index)}.jpg` })),
  };
};

describe.each(SAMPLE_ACTORS)('sample actor $uid', (actor) => {
  it('the sample actor’s profile lacks nothing but credits or photos, and the form accepts it', async () => {
    await expect(
      profileFormSchema({ today: '2026-05-20', heldUsername: '' }).validate(form(actor), {
        abortEarly: false,
        strict: true,
      }),
    ).resolves.toBeTruthy();
    const missing = completeness(form(actor), form(actor)).missing.map(({ part }) => part);
    expect(missing.filter((part) => part !== 'credits' && part !== 'gallery')).toEqual([]);
  });

  it('the sample actor has a username that may be claimed, and readable skills without repeats', () => {
    expect(usernameProblem(actor.profile.username)).toBeUndefined();
    const names = actor.profile.skills.map(skillName);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).not.toMatch(/^custom-|%/);
  });

  it('the sample actor has an introduction video and a number that makes a WhatsApp link', () => {
    expect(youtubeId(actor.profile.introduction_video)).toBeDefined();
    expect(whatsappLink(actor.profile.phone_number)).toMatch(/^https:\/\/wa\.me\/91\d{10}\?text=/);
  });

  it('the sample actor’s pictures are there in all sizes, as an upload would have made them', async () => {
    for (const { file } of [actor.profileImage, ...actor.photos]) {
      const { full, copies, width, height, color } = await encodeSample(file);
      expect(Math.max(width, height)).toBeLessThanOrEqual(LIMITS.image.fullEdge);
      expect(copies.map(({ step }) => step)).toEqual([480, 800]);
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
      for (const content of [full, ...copies.map((copy) => copy.content)]) {
        expect((await sharp(content).metadata()).format).toBe('webp');
        expect(content.length).toBeGreaterThanOrEqual(LIMITS.image.minBytes);
      }
    }
  });

  it('the sample actor’s portrait has at most 35 KB at 800 px', async () => {
    const { copies } = await encodeSample(actor.profileImage.file);
    expect(copies.at(-1)?.content.length).toBeLessThanOrEqual(35_000);
  });
});

it('the sample actors differ in uid, e-mail address and username', () => {
  for (const field of [
    SAMPLE_ACTORS.map(({ uid }) => uid),
    SAMPLE_ACTORS.map(({ email }) => email),
    SAMPLE_ACTORS.map(({ profile }) => profile.username),
  ]) {
    expect(new Set(field).size).toBe(SAMPLE_ACTORS.length);
  }
});

it('the sample actors are four public and one private, with 5, 3, 1, 0 and 0 photos', () => {
  expect(SAMPLE_ACTORS.map(({ profile }) => profile.is_profile_public)).toEqual([
    true,
    true,
    true,
    false,
    true,
  ]);
  expect(SAMPLE_ACTORS.map(({ photos }) => photos.length)).toEqual([5, 3, 1, 0, 0]);
});

it('the sample actors use every picture, and the pictures have a licence and stay under 1 MB', () => {
  const used = SAMPLE_PICTURES.map(({ file }) => file);
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.webp'));
  expect(files.sort()).toEqual(used.map((file) => `${file}.webp`).sort());
  const bytes = files.reduce((sum, name) => sum + statSync(path.join(FOLDER, name)).size, 0);
  expect(bytes).toBeLessThan(1024 * 1024);
  expect(existsSync(path.join(FOLDER, 'LICENSE.md'))).toBe(true);
});

const [owner] = SAMPLE_ACTORS as readonly [SampleActor];
const notifications = sampleNotifications(owner, NOW);

it('the first actor’s notifications have different ids and come newest first, five are unread, and readNotification reads each', () => {
  expect(new Set(notifications.map(({ id }) => id)).size).toBe(notifications.length);
  expect(notifications.map(({ at }) => at)).toEqual(notifications.map(({ at }) => at).sort((a, b) => b - a));
  expect(notifications.filter(({ read }) => !read)).toHaveLength(5);
  expect(notifications.some(({ viewer }) => viewer?.id === null)).toBe(true);
  for (const { id, title, message, type, read } of notifications) {
    const stored = readNotification(id, { user_id: owner.uid, title, message, type, read });
    expect(stored).toMatchObject({ id, title, message, type, read });
  }
});

it('on each day the first actor has at least as many views as notifications, and over 80 of the last 120 days have views', () => {
  const views = new Map(sampleViews(owner, NOW, notifications).map(({ day, count }) => [day, count]));
  for (const { at, type } of notifications) {
    const sameDay = notifications.filter(
      (other) => other.type === 'profile_view' && utcDate(other.at) === utcDate(at),
    );
    if (type === 'profile_view') expect(views.get(utcDate(at))).toBeGreaterThanOrEqual(sameDay.length);
  }
  const days = [...views.keys()].sort();
  expect((days[0] ?? '') >= '2026-01-21').toBe(true);
  expect((days.at(-1) ?? '') <= '2026-05-20').toBe(true);
  expect(views.size).toBeGreaterThan(80);
  for (const count of views.values()) expect(Number.isInteger(count) && count > 0).toBe(true);
});

it('each of the first actor’s named links has a valid code and was opened, never before the day it was made', () => {
  const links = sampleLinks(owner, NOW);
  const views = sampleViews(owner, NOW, notifications);
  expect(links.every(({ code }) => isLinkCode(code))).toBe(true);
  for (const { code, created_at } of links) {
    const opened = views.filter((day) => day.links[code]);
    expect(opened.length).toBeGreaterThan(0);
    expect((opened[0]?.day ?? '') >= utcDate(created_at)).toBe(true);
  }
});

it('the sample version shows three photos, and is read back as it was stored', () => {
  const version = sampleVersion({ photos: SAMPLE_ACTORS.slice(0, 1).flatMap((actor) => form(actor).photos) });
  expect(readVersions({ versions: { [version.id]: versionFields(version) } })).toEqual([version]);
  expect(version.photos).toHaveLength(3);
});

test('the first actor’s named links are in every stage, two wait for her, and they are read as they are stored', () => {
  const [owner] = SAMPLE_ACTORS as readonly [SampleActor];
  const links = sampleSentLinks(sampleLinks(owner, NOW), '', NOW);
  const stored = { links: Object.fromEntries(links.map((link) => [link.code, link])) };
  expect(new Set(readSentLinks(stored))).toEqual(new Set(links));
  const rows = sentRows(links, {}, dayInIndia(NOW));
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['sent', 'answered', ...STAGES]));
  expect(rows.filter(({ waits }) => waits)).toHaveLength(2);
});
