import { NO_CAPTION } from '@marquee/domain/picture';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isLinkCode } from '@marquee/domain/link-code';
import { LIMITS } from '@marquee/domain/limits';
import { readNotification, viewDay } from '@marquee/domain/notification';
import { missingParts, type ProfileForm } from '@marquee/domain/profile';
import { profileFormSchema } from '@marquee/domain/profile-form';
import { skillName } from '@marquee/domain/skills';
import { usernameProblem } from '@marquee/domain/username';
import { whatsappLink } from '@marquee/domain/whatsapp';
import { youtubeId } from '@marquee/domain/video';
import { SAMPLE_ACTORS, type SampleActor } from './sample-actors.ts';
import { sampleLinks, sampleNotifications, sampleViews } from './sample-views.ts';

const FOLDER = path.join(import.meta.dirname, 'pictures');
const NOW = Date.UTC(2026, 4, 20, 9);

const form = ({ profile, photos }: SampleActor): ProfileForm => {
  const stored = {
    ...NO_CAPTION,
    url: 'http://localhost/a.jpg',
    thumb_url: 'http://localhost/b.jpg',
    width: 1,
    height: 1,
  };
  return { ...profile, profile_image: stored, photos: photos.map(() => stored) };
};

describe.each(SAMPLE_ACTORS)('$uid', (actor) => {
  it('is a complete profile that the form accepts', async () => {
    await expect(
      profileFormSchema({ today: '2026-05-20', heldUsername: '' }).validate(form(actor), {
        abortEarly: false,
        strict: true,
      }),
    ).resolves.toBeTruthy();
    expect(missingParts(form(actor), form(actor))).toEqual([]);
  });

  it('has a username that may be claimed, and readable skills without repeats', () => {
    expect(usernameProblem(actor.profile.username)).toBeUndefined();
    const names = actor.profile.skills.map(skillName);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).not.toMatch(/^custom-|%/);
  });

  it('plays its introduction video, and has a number that makes a WhatsApp link', () => {
    expect(youtubeId(actor.profile.introduction_video)).toBeDefined();
    expect(whatsappLink(actor.profile.phone_number)).toMatch(/^https:\/\/wa\.me\/91\d{10}\?text=/);
  });

  it('has its pictures in both sizes, as an upload would have made them', async () => {
    for (const { file } of [actor.profileImage, ...actor.photos]) {
      for (const [name, edge] of [
        [`${file}.jpg`, LIMITS.image.fullEdge],
        [`${file}-thumb.jpg`, LIMITS.image.thumbEdge],
      ] as const) {
        const { format, width, height } = await sharp(path.join(FOLDER, name)).metadata();
        expect(format).toBe('jpeg');
        expect(Math.max(width, height)).toBeLessThanOrEqual(edge);
        expect(statSync(path.join(FOLDER, name)).size).toBeGreaterThanOrEqual(LIMITS.image.minBytes);
      }
    }
  });
});

describe('the sample actors', () => {
  it('differ in uid, e-mail address and username', () => {
    for (const field of [
      SAMPLE_ACTORS.map(({ uid }) => uid),
      SAMPLE_ACTORS.map(({ email }) => email),
      SAMPLE_ACTORS.map(({ profile }) => profile.username),
    ]) {
      expect(new Set(field).size).toBe(SAMPLE_ACTORS.length);
    }
  });

  it('are four public and one private, with 5, 3, 1, 0 and 0 photos', () => {
    expect(SAMPLE_ACTORS.map(({ profile }) => profile.is_profile_public)).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
    expect(SAMPLE_ACTORS.map(({ photos }) => photos.length)).toEqual([5, 3, 1, 0, 0]);
  });

  it('use every picture there is, and the pictures stay under 3 MB', () => {
    const used = SAMPLE_ACTORS.flatMap(({ profileImage, photos }) => [profileImage, ...photos]).map(
      ({ file }) => file,
    );
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.jpg'));
    expect(files.sort()).toEqual(used.flatMap((file) => [`${file}.jpg`, `${file}-thumb.jpg`]).sort());
    const bytes = files.reduce((sum, name) => sum + statSync(path.join(FOLDER, name)).size, 0);
    expect(bytes).toBeLessThan(3 * 1024 * 1024);
    expect(existsSync(path.join(FOLDER, 'LICENSE.md'))).toBe(true);
  });
});

describe('the notifications of the first actor', () => {
  const [owner] = SAMPLE_ACTORS as readonly [SampleActor];
  const notifications = sampleNotifications(owner, NOW);

  it('has read and unread notifications with ids of their own, newest first, that the reader takes', () => {
    expect(new Set(notifications.map(({ id }) => id)).size).toBe(notifications.length);
    expect(notifications.map(({ at }) => at)).toEqual(
      notifications.map(({ at }) => at).sort((a, b) => b - a),
    );
    expect(notifications.filter(({ read }) => !read)).toHaveLength(5);
    expect(notifications.some(({ viewer }) => viewer?.id === null)).toBe(true);
    for (const { id, title, message, type, read } of notifications) {
      const stored = readNotification(id, { user_id: owner.uid, title, message, type, read });
      expect(stored).toMatchObject({ id, title, message, type, read });
    }
  });

  it('is never more than the views of the day, none of them older than 120 days or yet to come', () => {
    const views = new Map(sampleViews(owner, NOW, notifications).map(({ day, count }) => [day, count]));
    for (const { at, type } of notifications) {
      const sameDay = notifications.filter(
        (other) => other.type === 'profile_view' && viewDay(other.at) === viewDay(at),
      );
      if (type === 'profile_view') expect(views.get(viewDay(at))).toBeGreaterThanOrEqual(sameDay.length);
    }
    const days = [...views.keys()].sort();
    expect((days[0] ?? '') >= '2026-01-21').toBe(true);
    expect((days.at(-1) ?? '') <= '2026-05-20').toBe(true);
    expect(views.size).toBeGreaterThan(80);
    for (const count of views.values()) expect(Number.isInteger(count) && count > 0).toBe(true);
  });

  it('has named links that can be, each of which brought somebody since it was made', () => {
    const links = sampleLinks(owner, NOW);
    const views = sampleViews(owner, NOW, notifications);
    expect(links.every(({ code }) => isLinkCode(code))).toBe(true);
    for (const { code, created_at } of links) {
      const opened = views.filter((day) => day.links[code]);
      expect(opened.length).toBeGreaterThan(0);
      expect((opened[0]?.day ?? '') >= viewDay(created_at)).toBe(true);
    }
  });
});
