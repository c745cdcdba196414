// Documents as the product stores them, to fill an emulator with.
import { NO_CAPTION, PICTURE_STEPS, pictureBase, type Picture } from '@marquee/domain/profile/picture';
import { profileDocument } from '@marquee/domain/profile/profile';
import { HOUR } from '@marquee/domain/values/time';
import { BUCKET } from '../../scripts/config/project.ts';
import { SAMPLE_ACTORS } from '../../scripts/seed/sample-actors.ts';
import { ADMIN, BENCH_PROJECT, call, documentName, type Json } from './rest.ts';

/** Below the 10 MiB of a request: the links of one profile take some 80 KB. */
const COMMIT_SIZE = 100;
const FIRST = Date.UTC(2026, 0, 1);

/** Encodes a value for Firestore's REST API. */
function encode(value: unknown): Json {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  return { mapValue: { fields: encodeFields(value as Json) } };
}

function encodeFields(fields: Json): Json {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]));
}

/** A write that replaces a whole document, in the form that `:commit` takes. */
export const put = (path: string, fields: Json, project = BENCH_PROJECT): Json => ({
  update: { name: documentName(path, project), fields: encodeFields(fields) },
});

/** The base URL of `fullProfile`'s pictures. */
export const BENCH_PICTURES = pictureBase(BUCKET);

/** The stored profile of the fullest sample actor, with five photos. */
export function fullProfile(username = ''): Json {
  const [actor] = SAMPLE_ACTORS;
  if (!actor) throw new Error('There is no sample actor.');
  const stored = (file: string, width: number, height: number): Picture => ({
    ...NO_CAPTION,
    file: `${file}.webp`,
    width,
    height,
    steps: PICTURE_STEPS,
    color: '#6b5a52',
  });
  return {
    ...profileDocument({
      ...actor.profile,
      profile_image: stored(`profile/${actor.profileImage.file}`, 1200, 1200),
      photos: actor.photos.map(({ file }) => stored(`gallery/${file}`, 1280, 1600)),
    }),
    username,
    former_usernames: [],
    created_at: new Date(FIRST),
    updated_at: new Date(FIRST),
  };
}

export function notification(owner: string, index: number): Json {
  const at = new Date(FIRST + index * HOUR);
  return {
    user_id: owner,
    title: 'Profile View',
    message: 'Someone viewed your profile',
    type: 'profile_view',
    read: false,
    created_at: at,
    metadata: {
      viewer_id: null,
      viewer_name: 'Someone',
      viewer_email: null,
      timestamp: at,
      event_type: 'profile_view',
    },
  };
}

/** Commits many writes, a hundred at a time. */
export async function putAll(port: number, writes: Iterable<Json>, project = BENCH_PROJECT): Promise<void> {
  const commit = (some: readonly Json[]): Promise<unknown> =>
    call(port, ':commit', { writes: some }, ADMIN, project);
  let batch: Json[] = [];
  for (const write of writes) {
    batch.push(write);
    if (batch.length < COMMIT_SIZE) continue;
    await commit(batch);
    batch = [];
  }
  if (batch.length > 0) await commit(batch);
}
