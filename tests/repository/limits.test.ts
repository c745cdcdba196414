// Each limit of LIMITS is raised by one, and what depends on it moves: no total of limits is written by hand.
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { fromRoot } from '../../scripts/config/project.ts';

const LIMITS_FILE = fromRoot('domain/src/values/limits.ts');

type Numbers = Readonly<Record<string, number | Readonly<Record<string, number>>>>;

const actual = (await vi.importActual<{ LIMITS: Numbers }>(LIMITS_FILE)).LIMITS;

/** The paths of all limits, such as `photos` and `busy.days`. */
const PATHS = Object.entries(actual).flatMap(([name, value]) =>
  typeof value === 'number' ? [name] : Object.keys(value).map((inner) => `${name}.${inner}`),
);

function raised(path: string): Numbers {
  const [name = '', inner] = path.split('.');
  const value = actual[name];
  if (typeof value === 'number') return { ...actual, [name]: value + 1 };
  return { ...actual, [name]: { ...value, [inner ?? '']: (value?.[inner ?? ''] ?? 0) + 1 } };
}

const LONG = 'x'.repeat(10_000);
const many = <Entry>(make: (index: number) => Entry): Entry[] =>
  Array.from({ length: 300 }, (_, i) => make(i));
const picture = (file: string) => ({ file, width: 1, height: 1, caption: LONG, photographer: LONG });
const address = (index: number): string => `https://vimeo.com/${String(index)}/${LONG}`;

/** Busy days: as many as may be and one more; a period of a year and a day; one that begins two years and a day ahead. */
const BUSY = [
  Array.from({ length: 21 }, (_, index) => {
    const day = `2026-${String(1 + Math.floor(index / 9)).padStart(2, '0')}-${String(3 * (index % 9) + 1).padStart(2, '0')}`;
    return `${day}/${day}`;
  }),
  ['2026-02-01/2027-02-02'],
  ['2028-01-03/2028-01-03'],
];

/** A stored document that passes every limit. */
const DOCUMENT = {
  first_name: LONG,
  last_name: LONG,
  height: LONG,
  location: LONG,
  introduction: LONG,
  education: LONG,
  username: LONG,
  former_usernames: many((index) => `asha${String(index)}`),
  introduction_video: `https://youtu.be/${LONG}`,
  introduction_video_details: { title: LONG, seconds: 86_401 },
  additional_videos: many((index) => ({
    platform: 'youtube',
    url: `https://youtu.be/dQw4w9W${String(1000 + index)}`,
    title: LONG,
  })),
  social: { facebook: LONG, instagram: LONG, imdb: LONG, website: address(0) },
  whatsapp_link: address(0),
  credits: many((index) => ({
    kind: 'film',
    title: `${String(index)}${LONG}`,
    role: LONG,
    production: LONG,
  })),
  skills: many((index) => `${String(index)}${LONG}`),
  languages: many((index) => `${String(index)}${LONG}`),
  photos: many((index) => picture(`gallery/${String(index)}.jpg`)),
  profile_image: picture('profile/1.jpg'),
  screen_age_min: 121,
  screen_age_max: 121,
  facts: { accents: many((index) => `${String(index)}${LONG}`), local_cities: many(String) },
  representation: { role: 'agent', name: LONG, company: LONG, phone: LONG, email: LONG },
};

const FIRESTORE = readFileSync(fromRoot('firestore.rules'), 'utf8');
const STORAGE = readFileSync(fromRoot('storage.rules'), 'utf8');

/** A line of the rules, named by its text before the last number; a sum over fields by its kind, whatever the fields. */
const ruleLine = (line: string, index: number): readonly [string, string] => {
  const text = line
    .trim()
    .replace(/^\(data\..* \+ .*\)(?=\.size)/, 'texts')
    .replace(/^data\..*\.concat\(.*\)(?=\.size)/, 'lists');
  const name = /(.{0,24}?)[ {:]*\d+\D*$/.exec(text)?.[1]?.trim() ?? String(index);
  return [`rules: ${name}`, line];
};

/** Everything that follows from the limits, as lines of text. */
async function observed(): Promise<ReadonlyMap<string, string>> {
  const [
    { withFirestoreValues, withStorageValues },
    { readContact, readProfile },
    { profileFormSchema },
    files,
  ] = await Promise.all([
    import('../../scripts/generate/rule-values.ts'),
    import('../../domain/src/profile/read-profile.ts'),
    import('../../domain/src/profile/profile-form.ts'),
    import('../../domain/src/profile/files-per-account.ts'),
  ]);
  const { usernameProblem } = await import('../../domain/src/accounts/username.ts');
  const { readPeriods } = await import('../../domain/src/profile/busy-dates.ts');
  const profile = readProfile('u1', DOCUMENT);
  const problems: unknown = await profileFormSchema({ today: '2026-11-26', heldUsername: '' })
    .validate({ ...profile, ...DOCUMENT, date_of_birth: '1996-04-12' }, { abortEarly: false })
    .catch((error: unknown) => (error as { errors: string[] }).errors.toSorted());
  const lines = [
    ...withFirestoreValues(FIRESTORE).split('\n').map(ruleLine),
    ...withStorageValues(STORAGE).split('\n').map(ruleLine),
    ...Object.entries(profile).map(([name, value]) => [`read: ${name}`, JSON.stringify(value)] as const),
    ['read: contact', JSON.stringify(readContact({ phone_number: LONG }))] as const,
    ['form', JSON.stringify(problems)] as const,
    ['files', String(files.FILES_PER_ACCOUNT)] as const,
    ['busy', JSON.stringify(BUSY.map((periods) => readPeriods(periods, '2026-01-01')))] as const,
    [
      'usernames',
      JSON.stringify([2, 3, 30, 31].map((length) => usernameProblem('a'.repeat(length)))),
    ] as const,
  ];
  return new Map(lines);
}

// What is read of busy dates depends on the day, which may change while the tests run.
vi.setSystemTime('2026-11-26');
const before = await observed();

/** Limits that are checked in one place, where nothing is computed from them. */
const ALONE = [
  'email',
  'message',
  'image.maxChosenBytes',
  'image.maxChosenPixels',
  'image.fullEdge',
  'notificationsPerHour',
];

/** What moves with each other limit at least, as long as it is there: further fields may have it too. */
const MOVES: Readonly<Record<string, readonly string[]>> = {
  name: [
    'rules: f5f8}\\\\x{1f5f9}/@:<>]{0,',
    'rules: ame.size() > 60 ? name[0',
    'read: first_name',
    'read: last_name',
    'form',
  ],
  shortText: [
    'rules: texts.size() <=',
    "rules: e.matches('[^\\\\p{Cc}]{0,",
    'rules: .introduction).size() <=',
    'read: username',
    'read: height',
    'read: profile_image',
    'read: photos',
    'read: location',
    'read: facts',
    'read: languages',
    'read: representation',
    'form',
  ],
  longText: [
    'rules: texts.size() <=',
    'rules: .introduction).size() <=',
    'read: introduction',
    'read: education',
    'form',
  ],
  url: [
    'rules: texts.size() <=',
    "rules: hosen.join('').size() <=",
    'read: social',
    'read: introduction_video',
    'read: whatsapp_link',
    'form',
  ],
  handle: ['form'],
  phone: ["rules: one_number.matches('.{0,", 'read: representation', 'read: contact', 'form'],
  skills: [
    'rules: lists.size() <=',
    'rules: data.skill_ids.size() <=',
    "rules: l_ids.join('').size() <=",
    'read: skills',
    'form',
  ],
  skill: ["rules: l_ids.join('').size() <=", 'read: skills', 'form'],
  languages: ['rules: lists.size() <=', 'read: languages'],
  photos: [
    'rules: lists.size() <=',
    'rules: && chosen.size() <=',
    "rules: hosen.join('').size() <=",
    'read: photos',
    'files',
  ],
  additionalVideos: [
    'rules: lists.size() <=',
    'rules: && chosen.size() <=',
    "rules: hosen.join('').size() <=",
    'read: additional_videos',
    'form',
    'files',
  ],
  videoTitle: ['read: introduction_video_details', 'read: additional_videos'],
  videoSeconds: ['read: introduction_video_details'],
  credits: ['rules: lists.size() <=', 'read: credits'],
  creditText: ['read: credits'],
  factEntries: ['read: facts'],
  'busy.periods': ['busy'],
  'busy.days': ['busy'],
  'busy.daysAhead': ['busy'],
  caption: ['read: profile_image', 'read: photos'],
  screenAge: ['read: screen_age_min', 'read: screen_age_max', 'form'],
  'username.min': ['rules: 9][a-z0-9_-]{1,28}[a-z0-', "rules: && !(username in '", 'usernames'],
  'username.max': ['rules: 9][a-z0-9_-]{1,28}[a-z0-', 'usernames'],
  usernamesHeld: ['rules: rmer_usernames.size() <=', 'read: former_usernames'],
  releases: ['rules: t.resource.data.count <='],
  'image.minBytes': ['rules: request.resource.size >='],
  'image.maxBytes': ['rules: request.resource.size <='],
};

it('every limit has a row', () => {
  expect([...Object.keys(MOVES), ...ALONE].toSorted()).toEqual(PATHS.toSorted());
});

it.each(Object.entries(MOVES))('all that depends on the limit %s moves with it', async (path, moves) => {
  vi.resetModules();
  // The next test replaces the mock: an unmock before it is queued beside it, and may be done after it.
  vi.doMock(LIMITS_FILE, () => ({ LIMITS: raised(path) }));
  const after = await observed();
  const moved = [...before].flatMap(([name, value]) => (after.get(name) === value ? [] : [name]));
  const isField = (name: string): boolean => !name.startsWith('read: ') || before.has(name);
  expect(moves.filter((name) => isField(name) && !moved.includes(name))).toEqual([]);
});
