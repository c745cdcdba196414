// Labels of the stored ids of casting fields (domain/src/profile/credit.ts, facts.ts, video-details.ts, options.ts), for
// editor, page, CV and shortlist.
import type { FactName } from '@marquee/domain/profile/facts';
import { LANGUAGES, LOCATIONS } from '@marquee/domain/profile/options';
import { SKILL_CATEGORIES, SKILLS } from '@marquee/domain/profile/skills';
import type { ChoiceTexts } from '../choice-key.ts';

/** Names of a list that are stored as they are shown in English. */
const asStored = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name): [string, string] => [name, name])) as Readonly<Record<Name, string>>;

export const casting = {
  languages: asStored(LANGUAGES),
  cities: asStored(LOCATIONS),
  /** By id. */
  skills: Object.fromEntries(SKILLS.map(({ id, skill_name }) => [id, skill_name])),
  skillCategories: asStored(SKILL_CATEGORIES),
  creditKinds: {
    film: 'Film',
    television: 'Television',
    web_series: 'Web series',
    theatre: 'Theatre',
    commercial: 'Commercial',
    short_film: 'Short film',
    music_video: 'Music video',
    voice: 'Voice',
    other: 'Other',
    award: 'Awards',
  },
  roleSizes: {
    lead: 'Lead',
    supporting: 'Supporting',
    recurring: 'Recurring',
    cameo: 'Cameo',
    featured: 'Featured',
    ensemble: 'Ensemble',
  },
  facts: {
    gender: 'Gender',
    pronouns: 'Pronouns',
    eyes: 'Eyes',
    hair: 'Hair',
    build: 'Build',
    chest: 'Chest',
    waist: 'Waist',
    hips: 'Hips',
    shoe: 'Shoe size',
    collar: 'Collar',
    accents: 'Accents and dialects',
    association: 'Association',
    association_number: 'Membership number',
    driving_licence: 'Driving licence',
    passport_until: 'Passport valid until',
    travel: 'Willing to travel',
    local_cities: 'Works as a local in',
    available_from: 'Free from',
    busy: 'Busy dates',
  },
  availability: {
    label: 'Dates for work',
    now: 'Free now',
    from: 'Free from {{day}}',
    busy: 'busy {{dates}}',
    ask: 'Busy {{dates}} · other dates: ask me',
    period: '{{first}} to {{last}}',
    until: 'until {{last}}',
    more: '{{dates}} and {{count}} more',
  },
  /** Of the facts that are chosen, by fact. */
  choices: {
    gender: { female: 'Female', male: 'Male', non_binary: 'Non-binary', other: 'Other' },
    pronouns: { she_her: 'she/her', he_him: 'he/him', they_them: 'they/them' },
    eyes: {
      black: 'Black',
      dark_brown: 'Dark brown',
      brown: 'Brown',
      hazel: 'Hazel',
      green: 'Green',
      blue: 'Blue',
      grey: 'Grey',
    },
    hair: {
      black: 'Black',
      dark_brown: 'Dark brown',
      brown: 'Brown',
      light_brown: 'Light brown',
      blonde: 'Blonde',
      red: 'Red',
      grey: 'Grey',
      salt_and_pepper: 'Salt and pepper',
      white: 'White',
      coloured: 'Coloured',
      bald: 'Bald',
    },
    build: {
      slim: 'Slim',
      average: 'Average',
      athletic: 'Athletic',
      muscular: 'Muscular',
      petite: 'Petite',
      curvy: 'Curvy',
      plus_size: 'Plus size',
    },
    driving_licence: {
      two_wheeler: 'Two-wheeler',
      car: 'Car',
      car_and_two_wheeler: 'Car and two-wheeler',
      commercial: 'Commercial',
      none: 'None',
    },
    travel: { yes: 'Yes', no: 'No' },
  },
  languageLevels: {
    native: 'Native',
    fluent: 'Fluent',
    conversational: 'Conversational',
    basic: 'Basic',
  },
  representationRoles: { agent: 'Agent', manager: 'Manager' },
  videoKinds: {
    showreel: 'Showreel',
    scene: 'Scene',
    monologue: 'Monologue',
    self_tape: 'Self-tape',
    commercial: 'Commercial',
    music_video: 'Music video',
    dance: 'Dance',
    interview: 'Interview',
    other: 'Other',
  },
} as const satisfies { facts: Record<FactName, string>; choices: ChoiceTexts; [group: string]: unknown };
