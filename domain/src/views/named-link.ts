// Named links: `/{username}/{code}`, one for each recipient. One document holds all of a profile's links,
// `profiles/{uid}/private/links`: 200 links are one read, and the rules can limit their number.
import { readLinkAnswer, type LinkAnswer } from './link-answer.ts';
import { isLinkCode } from './link-code.ts';
import type { Profile } from '../profile/profile.ts';
import { profilePath } from '../site/routes.ts';
import { optionOf, readCount, readDay, readLine, readText } from '../values/read-value.ts';
import { asRecord, asText } from '../values/record.ts';
import { videosOf, withVideos } from './version.ts';

export interface NamedLink {
  readonly code: string;
  /** The recipient's name: only the owner sees it. */
  readonly label: string;
  /** Milliseconds since 1970 after which the link no longer opens the page; 0 for never. */
  readonly ends: number;
  /** Whether the link opens the page although the profile is private. */
  readonly opens_private: boolean;
  /** The file of the gallery photo that comes first; '' for the profile's order. */
  readonly photo: string;
  /** The address of the video that comes first; '' for the profile's order. */
  readonly video: string;
  /** The id of the version shown (version.ts); '' for the profile, which is also shown if the version is deleted. */
  readonly version: string;
  /** Whether the link's page asks its visitor for an answer (link-answer.ts). */
  readonly asks_answer: boolean;
  readonly revoked: boolean;
  /** Milliseconds since 1970. */
  readonly created_at: number;
}

/** The states of a sent link that the actor sets. */
export const STAGES = ['audition', 'callback', 'booked', 'closed'] as const;
export type Stage = (typeof STAGES)[number];

/** What the owner notes of a sent link. */
export interface LinkNotes {
  readonly project: string;
  readonly role: string;
  readonly stage: Stage | '';
  /** The next date, YYYY-MM-DD; '' for none. */
  readonly next_on: string;
  readonly note: string;
}

export const NO_NOTES: LinkNotes = { project: '', role: '', stage: '', next_on: '', note: '' };

/** A named link with what its owner alone sees. */
export interface SentLink extends NamedLink, LinkNotes {
  /** Whether the link was deleted: it is revoked, and stays in the list with its notes until its row is deleted. */
  readonly archived: boolean;
  /** The recipient's answer, which functions write. */
  readonly answer: LinkAnswer | undefined;
}

/** `npm run generate` writes the same limits into firestore.rules. */
export const LINK_LIMITS = {
  links: 200,
  label: 60,
  photo: 200,
  video: 500,
  project: 80,
  role: 80,
  note: 500,
} as const;

const readVersionId = (stored: unknown): string => {
  const id = asText(stored);
  return isLinkCode(id) ? id : '';
};

function readLink(code: string, stored: unknown): NamedLink {
  const fields = asRecord(stored);
  return {
    code,
    label: readLine(fields['label'], LINK_LIMITS.label),
    ends: readCount(fields['ends']),
    opens_private: fields['opens_private'] === true,
    photo: asText(fields['photo']),
    video: asText(fields['video']),
    version: readVersionId(fields['version']),
    asks_answer: fields['asks_answer'] !== false,
    // A link is treated as revoked unless `revoked` is stored as false.
    revoked: fields['revoked'] !== false,
    created_at: readCount(fields['created_at']),
  };
}

function readSentLink(code: string, stored: unknown): SentLink {
  const fields = asRecord(stored);
  return {
    ...readLink(code, stored),
    archived: fields['archived'] === true,
    project: readLine(fields['project'], LINK_LIMITS.project),
    role: readLine(fields['role'], LINK_LIMITS.role),
    stage: optionOf(STAGES, fields['stage']),
    next_on: readDay(fields['next_on']),
    note: readText(fields['note'], LINK_LIMITS.note),
    answer: readLinkAnswer(fields['answer']),
  };
}

const readWith =
  <Link extends NamedLink>(read: (code: string, stored: unknown) => Link) =>
  (stored: unknown): Link[] =>
    Object.entries(asRecord(asRecord(stored)['links']))
      .filter(([code]) => isLinkCode(code))
      .map(([code, link]) => read(code, link))
      .sort((a, b) => b.created_at - a.created_at || (a.code < b.code ? -1 : 1));

/** Reads what pages need of the links in the stored document, the newest first. Never throws. */
export const readNamedLinks = readWith(readLink);

/** Reads the links of the stored document with the notes and answers, the newest first. Never throws. */
export const readSentLinks = readWith(readSentLink);

/** The fields of a link as its owner stores them: the code is the key of the map. */
export const sentLinkFields = ({
  code: _code,
  answer: _answer,
  ...fields
}: SentLink): Omit<SentLink, 'code' | 'answer'> => fields;

export type LinkState = 'live' | 'ended' | 'revoked';

export function linkState({ ends, revoked }: Pick<NamedLink, 'ends' | 'revoked'>, now: number): LinkState {
  if (revoked) return 'revoked';
  return ends !== 0 && ends <= now ? 'ended' : 'live';
}

export const namedLinkPath = (profile: Pick<Profile, 'id' | 'username'>, code: string): string =>
  `${profilePath(profile)}/${code}`;

/** The list with the element that `isFirst` finds moved to its beginning. */
function withFirst<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): readonly Item[] {
  const index = items.findIndex(isFirst);
  const first = items[index];
  return first === undefined ? items : [first, ...items.slice(0, index), ...items.slice(index + 1)];
}

function withVideoFirst(profile: Profile, video: string): Profile {
  const chosen = profile.additional_videos.find(({ url }) => url === video);
  return chosen
    ? withVideos(
        profile,
        withFirst(videosOf(profile), (one) => one === chosen),
      )
    : profile;
}

/** The profile with the link's chosen photo and video first, if the profile still has them. */
export function inLinkOrder(profile: Profile, { photo, video }: Pick<NamedLink, 'photo' | 'video'>): Profile {
  const photos = withFirst(profile.photos, ({ file }) => file === photo);
  const isOrdered = photos !== profile.photos;
  return withVideoFirst(isOrdered ? { ...profile, photos, photos_ordered: true } : profile, video);
}
