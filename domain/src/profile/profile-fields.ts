// Every field of a profile, once: its kind and limit, its section of the editor, whether it can be hidden, and what the
// form refuses. Profile, Contact, form, reader, writer, the editor's sections and the checks in firestore.rules derive
// from this table. Fields of several values have files of their own.
import { CREDIT_ORDERS, CREDITS, type CreditOrder } from './credit.ts';
import { EMPTY_FACTS, FACTS, type FactName, type Facts } from './facts.ts';
import { flag, line, lines, readValues, text, whole, type Field } from './field.ts';
import { heightSpelling, isHeight } from './height.ts';
import { LIMITS } from '../values/limits.ts';
import { LANGUAGE_LEVELS, type LanguageLevel } from './options.ts';
import { PICTURE, readPicture, type Picture } from './picture.ts';
import { optionOf, readList, readMap, readLine } from '../values/read-value.ts';
import { asRecord } from '../values/record.ts';
import { REPRESENTATION } from './representation.ts';
import { SOCIAL } from './social.ts';
import { SKILL_VIDEOS, VIDEO_DETAILS, VIDEOS } from './video-details.ts';
import { youtubeId } from './video.ts';
import { internationalDigits } from './phone-number.ts';

/** The editor's sections, in the order of its overview. */
export const SECTIONS = [
  'basics',
  'photos',
  'introduction',
  'credits',
  'videos',
  'facts',
  'skills',
  'contact',
  'representation',
  'privacy',
] as const;
export type SectionId = (typeof SECTIONS)[number];

const FACTS_FIELD = {
  kind: 'map',
  most: 2 * Object.keys(FACTS).length,
  empty: EMPTY_FACTS,
  read: (stored: unknown, owner: string): Facts => readValues(FACTS, asRecord(stored), owner),
} as const;

/** The definition of the field with each language's level, by the language's name; a language may have no level. */
const LEVELS = {
  kind: 'map',
  most: LIMITS.languages,
  empty: {} as Readonly<Record<string, LanguageLevel>>,
  read: (stored: unknown): Readonly<Record<string, LanguageLevel>> =>
    readMap(stored, LIMITS.languages, (level) => optionOf(LANGUAGE_LEVELS, level) || undefined),
} as const;

const PHOTOS = {
  kind: 'list',
  most: LIMITS.photos,
  empty: [] as readonly Picture[],
  read: (stored: unknown, owner: string): readonly Picture[] =>
    readList(stored, LIMITS.photos, (photo) => readPicture(photo, owner) ?? undefined),
} as const;

const ORDER = {
  kind: 'choice',
  options: CREDIT_ORDERS,
  empty: 'year' as CreditOrder,
  read: (stored: unknown): CreditOrder => optionOf(CREDIT_ORDERS, stored) || 'year',
} as const;

interface Described extends Field<unknown> {
  readonly section: SectionId;
  readonly private?: true;
  readonly hide?: string;
  readonly since?: number;
}

/**
 * `private`: stored in `profiles/{uid}/private/contact`. `hide`: the name under which the owner hides the field. `since`:
 * the release that brings the field, one more than the recorded one (scripts/generate/released-fields.json); until it is
 * recorded, the rules accept documents without the field, because open apps of the release before write them.
 */
export const FIELDS = {
  first_name: line({ section: 'basics' }, LIMITS.name),
  last_name: line({ section: 'basics' }, LIMITS.name),
  /** Whether the first name is the whole name, and the last name is empty. */
  one_name: flag({ section: 'basics' }),
  username: line({ section: 'basics' }),
  /** YYYY-MM-DD. */
  date_of_birth: { ...line({ section: 'basics' }, LIMITS.phone), private: true },
  height: {
    ...line({ section: 'basics', hide: 'height', check: isHeight, problem: 'height' }),
    read: (value: unknown) => heightSpelling(readLine(value, LIMITS.shortText)),
  },
  profile_image: { ...PICTURE, section: 'photos' },
  photos: { ...PHOTOS, section: 'photos' },
  introduction: text({ section: 'introduction' }),
  education: text({ section: 'introduction', hide: 'education' }),
  /** In the owner's own order. */
  credits: { ...CREDITS, section: 'credits', hide: 'credits' },
  credits_order: { ...ORDER, section: 'credits' },
  social: { ...SOCIAL, section: 'videos' },
  introduction_video: line(
    {
      section: 'videos',
      check: (address: string) => youtubeId(address) !== undefined,
      problem: 'introductionVideo',
    },
    LIMITS.url,
  ),
  introduction_video_details: { ...VIDEO_DETAILS, section: 'videos' },
  additional_videos: { ...VIDEOS, section: 'videos' },
  location: line({ section: 'facts' }),
  /** 0 when not given. */
  screen_age_min: whole(LIMITS.screenAge, { section: 'facts', hide: 'screen_age' }),
  screen_age_max: whole(LIMITS.screenAge, { section: 'facts', hide: 'screen_age' }),
  facts: { ...FACTS_FIELD, section: 'facts' },
  skills: lines(LIMITS.skills, { section: 'skills' }, LIMITS.skill),
  languages: lines(LIMITS.languages, { section: 'skills' }),
  language_levels: { ...LEVELS, section: 'skills' },
  skill_videos: { ...SKILL_VIDEOS, section: 'skills' },
  phone_number: {
    ...line(
      {
        section: 'contact',
        check: (phone: string) => internationalDigits(phone) !== '',
        problem: 'phone',
      },
      LIMITS.phone,
    ),
    private: true,
  },
  show_whatsapp: { ...flag({ section: 'contact' }, true, true), private: true },
  /** The link of the WhatsApp button; '' in the public document while the contact shield is on. */
  whatsapp_link: line({ section: 'contact' }, LIMITS.url),
  /** Whether the public document lacks the WhatsApp link: visitors then ask the function `askContact` for it. */
  contact_shield: flag({ section: 'contact' }, true),
  /** Whether visitors may send an e-mail through the product. */
  accepts_messages: flag({ section: 'contact' }, true),
  representation: { ...REPRESENTATION, section: 'representation', hide: 'representation' },
  is_profile_public: flag({ section: 'privacy' }),
} as const satisfies Readonly<Record<string, Described>>;

type Fields = typeof FIELDS;
export type FieldName = keyof Fields;
export type PrivateName = {
  [Name in FieldName]: Fields[Name] extends { readonly private: true } ? Name : never;
}[FieldName];
/** The names under which fields can be hidden, and the name of every fact. */
export type HideableName =
  | { [Name in FieldName]: Fields[Name] extends { readonly hide: infer Hidden } ? Hidden : never }[FieldName]
  | FactName;
