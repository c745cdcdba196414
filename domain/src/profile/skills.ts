// The built-in skills catalogue: 62 skills in 5 categories, and how a skill is spelt. A profile stores a catalogue
// skill by its name, so that it can be shown without the catalogue, and a custom skill as `custom-{time}-{URL-encoded
// name}`.
import { decodeUri } from '../values/decode-uri.ts';

const CATALOGUE = {
  'Acting & Performance': [
    'Acting (Film)',
    'Acting (TV / Web Series)',
    'Theatre Acting',
    'Improvisation',
    'Comedy Acting',
    'Voice Acting',
    'Dubbing Artist',
    'Character Voices',
    'Mimicry',
    'Hosting / Anchoring',
    'Emoting Without Dialogue',
    'Script Reading',
    'Cold Reading',
    'Method Acting',
    'Monologue Performance',
  ],
  Dance: ['Dance (General)', 'Bollywood Dance', 'Classical Dance', 'Bharatanatyam', 'Kathak', 'Odissi'],
  'Fitness & Movement': [
    'Yoga',
    'Pilates',
    'Gymnastics',
    'Acrobatics',
    'Parkour',
    'Horse Riding',
    'Bike Riding',
    'Car Driving',
    'Swimming',
    'Skating',
    'Rollerblading',
    'Cycling',
    'Climbing',
    'Running',
    'Dance-based Fitness',
  ],
  'Music & Vocals': [
    'Singing (General)',
    'Playback Singing',
    'Indian Classical Singing',
    'Western Singing',
    'Rap',
    'Beatboxing',
    'Humming',
    'Guitar',
    'Tabla',
    'Piano / Keyboard',
    'Drums',
    'Flute',
    'Violin',
    'Harmonium',
    'Ukulele',
  ],
  'Modeling & Commercial': [
    'Modeling (General)',
    'Ramp Walk',
    'Fashion Posing',
    'Print Modeling',
    'TVC Performance',
    'Product Demo Acting',
    'Lifestyle Shoot Experience',
    'Hair Modeling',
    'Hand Modeling',
    'Foot Modeling',
    'Expression Modeling',
  ],
} as const;

export type SkillCategory = keyof typeof CATALOGUE;
export const SKILL_CATEGORIES = Object.keys(CATALOGUE) as SkillCategory[];

export interface Skill {
  /** A fixed id, so that a second seeding changes nothing: the name in lower case with dashes. */
  readonly id: string;
  readonly category: SkillCategory;
  readonly skill_name: string;
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const SKILLS: readonly Skill[] = SKILL_CATEGORIES.flatMap((category) =>
  CATALOGUE[category].map((skill_name) => ({ id: slug(skill_name), category, skill_name })),
);

const byIdOrName = new Map(
  SKILLS.flatMap((skill) => [[skill.id, skill] as const, [skill.skill_name, skill] as const]),
);

/** The catalogue's skill with this stored id or name, if there is one. */
export function findSkill(stored: string): Skill | undefined {
  return byIdOrName.get(stored);
}

/** The stored form of a custom skill. `now` (milliseconds) makes two custom skills distinct. */
export function customSkill(name: string, now: number): string {
  return `custom-${String(now)}-${encodeURIComponent(name.trim())}`;
}

/**
 * The readable name of a stored skill: the catalogue's for a catalogue id, the decoded for a `custom-` or `temp-` id.
 */
export function skillName(stored: string): string {
  const catalogued = findSkill(stored);
  if (catalogued) return catalogued.skill_name;
  if (!/^(temp|custom)-/.test(stored)) return stored;
  return decodeUri(stored.split('-').slice(2).join('-'));
}
