// An actor in whose every text stands a word of 70 letters without a place to break.
import { CREDIT_KINDS } from '@marquee/domain/profile/credit';
import { EMPTY_FACTS, FACTS, type Facts } from '@marquee/domain/profile/facts';
import { EMPTY_REPRESENTATION } from '@marquee/domain/profile/representation';
import { customSkill } from '@marquee/domain/profile/skills';
import { NO_VIDEO_DETAILS } from '@marquee/domain/profile/video-details';
import { dayInIndia } from '@marquee/domain/values/calendar-day';
import { LIMITS } from '@marquee/domain/values/limits';
import { utcDate } from '@marquee/domain/values/time';
import { LINK_LIMITS, STAGES } from '@marquee/domain/views/named-link';
import { EMPTY_VERSION } from '@marquee/domain/views/version';
import { birthDate, database, newActor, notifyAlike, type Actor } from './store.ts';

export const WORD = 'Venkatanarasimharajuvaripetabharatanatyamkuchipudimohiniyattamkathakal';

const ADDRESS = `https://www.youtube.com/${WORD}/${WORD}`;
const VIDEO = { ...NO_VIDEO_DETAILS, title: WORD, platform: 'youtube' } as const;

/** A fact's value: the word in a text or a list. */
const wordyFact = (name: keyof Facts): unknown => {
  const { kind } = FACTS[name];
  if (kind === 'list') return [WORD, WORD];
  return kind === 'line' || kind === 'choice' ? WORD : EMPTY_FACTS[name];
};

const photo = (index: number) => ({
  file: `gallery/${String(index)}.webp`,
  width: 800,
  height: 600,
  steps: [],
  color: '#808080',
  caption: WORD,
  photographer: WORD,
  taken: '2025-03',
  shot: '' as const,
});

/** The version's code is that of the sample's, which rows of `screens` open. */
const CODES = ['a1b2c3d4e5f6g', 'b1b2c3d4e5f6g', 'c1b2c3d4e5f6g', 'd1b2c3d4e5f6g', 'e1b2c3d4e5f6g'];
const VERSION = 'd4nc3rkath4k2';

async function storeSent({ uid }: Actor): Promise<void> {
  const label = WORD.slice(0, LINK_LIMITS.label);
  const now = Date.now();
  const doc = (name: string) => database.doc(`profiles/${uid}/private/${name}`);
  const updated_at = new Date();
  const link = {
    label,
    ends: 0,
    opens_private: false,
    photo: '',
    video: '',
    revoked: false,
    version: VERSION,
  };
  const notes = { project: WORD, role: WORD, note: WORD, next_on: dayInIndia(), created_at: now };
  const answer = { answer: 'send_tape', first_at: now, answered_at: now };
  const batch = database.batch();
  batch.set(doc('versions'), {
    versions: { [VERSION]: { ...EMPTY_VERSION, name: WORD, headline: WORD, introduction: WORD } },
    changed: VERSION,
    updated_at,
  });
  batch.set(doc('links'), {
    links: Object.fromEntries(
      CODES.map((code, index) => [code, { ...link, ...notes, stage: STAGES[index] ?? '', answer }]),
    ),
    changed: CODES[0],
    updated_at,
  });
  batch.set(database.doc(`profiles/${uid}/views/${utcDate(now)}`), {
    count: 123_456,
    sources: { link: 123_456 },
    links: Object.fromEntries(CODES.map((code) => [code, '12345 12 3 4'])),
  });
  await batch.commit();
}

/** A public actor with the word in every field, and in versions, links, notes and notifications; opened often today. */
export async function newWordyActor(): Promise<Actor> {
  const facts = Object.fromEntries(
    Object.keys(FACTS).map((name) => [name, wordyFact(name as keyof Facts)]),
  ) as unknown as Facts;
  const actor = await newActor({
    first_name: WORD.slice(0, LIMITS.name),
    last_name: WORD.slice(0, LIMITS.name),
    height: WORD,
    location: WORD,
    introduction: `${WORD} ${WORD}\n${WORD}`,
    education: `${WORD}\n${WORD}`,
    credits: CREDIT_KINDS.map((kind, index) => ({
      kind,
      title: WORD,
      role: WORD,
      size: 'lead',
      production: WORD,
      year: 2010 + index,
      link: `https://example.com/${WORD}`,
    })),
    skills: [WORD, customSkill(WORD, 1_700_000_000_000)],
    languages: [WORD, 'Hindi'],
    language_levels: { [WORD]: 'fluent' },
    introduction_video: 'https://youtu.be/aqz-KE-bpKQ',
    introduction_video_details: { ...NO_VIDEO_DETAILS, title: WORD },
    additional_videos: [
      { ...VIDEO, url: ADDRESS },
      { ...VIDEO, url: 'https://www.youtube.com/watch?v=eRsGyueVLvQ' },
    ],
    social: {
      facebook: WORD,
      instagram: WORD,
      imdb: WORD,
      website: `https://${WORD.slice(0, 60)}.example/${WORD}`,
    },
    photos: [1, 2, 3, 4, 5].map(photo),
    representation: {
      ...EMPTY_REPRESENTATION,
      name: WORD,
      company: WORD,
      phone: '+91 98765 43210',
      email: `${WORD.slice(0, 60)}@${WORD.slice(0, 60)}.example`,
    },
    facts,
  });
  await birthDate(actor.uid, '1996-04-12');
  const viewer = { viewer_id: WORD, viewer_name: WORD, viewer_is_public: true };
  await Promise.all([
    storeSent(actor),
    notifyAlike(actor.uid, 3, viewer),
    notifyAlike(actor.uid, 2, { viewer_id: null, viewer_name: WORD.toUpperCase() }),
  ]);
  return actor;
}
