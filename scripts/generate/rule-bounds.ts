// The most that somebody may write, of the values of domain that the rules repeat, by the text before each in the rules.
// The rules accept the last release's bounds too (released-fields.json): apps that are still open write as much.
import { LIMITS } from '@marquee/domain/values/limits';
import { LINK_LIMITS } from '@marquee/domain/views/named-link';
import { VERSION_LIMITS } from '@marquee/domain/views/version';

export type Bounds = Readonly<Record<string, number>>;

export const FIRESTORE_BOUNDS: Bounds = {
  '/@:<>]{0,': 2 * LIMITS.name + 1,
  'former_usernames.size() <= ': LIMITS.usernamesHeld - 1,
  'request.resource.data.count <= ': LIMITS.releases,
  "phone_number.matches('.{0,": LIMITS.phone,
  'skill_ids.size() <= ': LIMITS.skills,
  "skill_ids.join('').size() <= ": LIMITS.skills * LIMITS.skill,
  'data.links.size() <= ': LINK_LIMITS.links,
  [String.raw`link.label.matches('[^\\p{Cc}]{1,`]: LINK_LIMITS.label,
  [String.raw`link.photo.matches('[^\\p{Cc}]{0,`]: LINK_LIMITS.photo,
  [String.raw`link.video.matches('[^\\p{Cc}]{0,`]: LINK_LIMITS.video,
  [String.raw`link.project.matches('[^\\p{Cc}]{0,`]: LINK_LIMITS.project,
  [String.raw`link.role.matches('[^\\p{Cc}]{0,`]: LINK_LIMITS.role,
  'link.note.size() <= ': LINK_LIMITS.note,
  'data.versions.size() <= ': VERSION_LIMITS.versions,
  [String.raw`version.name.matches('[^\\p{Cc}]{1,`]: VERSION_LIMITS.name,
  [String.raw`version.headline.matches('[^\\p{Cc}]{0,`]: VERSION_LIMITS.headline,
  'version.introduction).size() <= ': VERSION_LIMITS.headline + VERSION_LIMITS.introduction,
  'chosen.size() <= ': VERSION_LIMITS.chosen,
  "chosen.join('').size() <= ": VERSION_LIMITS.chosenLength,
};

export const STORAGE_BOUNDS: Bounds = {
  'resource.size <= ': LIMITS.image.maxBytes,
};

/** Each bound, or that of the last release while it is larger. */
export const acceptedBounds = (bounds: Bounds, released: Bounds): [before: string, value: number][] =>
  Object.entries(bounds).map(([before, value]) => [before, Math.max(value, released[before] ?? value)]);
