// The casting facts of two sample actors: Meera's full set, and Joseph's sixty credits. Titles, houses and people are
// invented.
import { storedPeriod } from '@marquee/domain/profile/busy-dates';
import type { Credit, CreditKind, RoleSize } from '@marquee/domain/profile/credit';
import { EMPTY_FACTS } from '@marquee/domain/profile/facts';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { addDays, dayInIndia } from '@marquee/domain/values/calendar-day';

type Casting = Pick<
  ProfileForm,
  'credits' | 'credits_order' | 'facts' | 'language_levels' | 'representation' | 'skill_videos'
>;

/** A credit of a sample actor. */
export const credit = (
  kind: CreditKind,
  year: number,
  title: string,
  role: string,
  size: RoleSize,
  production: string,
  link = '',
): Credit => ({ kind, year, title, role, size, production, link });

/** A period of `days` days that begins `from` days from today, as it is stored. */
function busyFor(from: number, days: number): string {
  const first = addDays(dayInIndia(), from);
  return storedPeriod({ first, last: addDays(first, days - 1) });
}

/** The addresses of videos that show skills, by the skill as it is stored. */
type SkillVideos = Casting['skill_videos'];

export const meeraCasting = (skill_videos: SkillVideos): Casting => ({
  credits_order: 'year',
  credits: [
    credit('web_series', 2026, 'Chawl No. 9', 'Sunanda', 'recurring', 'Dir. Ila Bhosale, Tamasha Originals'),
    credit('film', 2025, 'Monsoon Ledger', 'Vidya Tai', 'supporting', 'Dir. Harish Pednekar'),
    credit('theatre', 2025, 'सखी, दार उघड', 'सखी', 'lead', 'दिग्दर्शक अनघा जोगळेकर, रंगयात्री पुणे'),
    credit(
      'theatre',
      2024,
      'Five Play a Village',
      'Eleven parts',
      'ensemble',
      'Dir. Anagha Joglekar, Rangyatri Pune',
    ),
    credit(
      'short_film',
      2024,
      'Three Umbrellas',
      'Mother',
      'lead',
      'Dir. Naren Gokhale, FTII diploma film',
      'https://three-umbrellas.example/',
    ),
    credit(
      'web_series',
      2023,
      'The Sister Who Knows',
      'Revati',
      'lead',
      'Dir. Pooja Salunkhe, Kahani Cellar',
    ),
    credit(
      'commercial',
      2023,
      'Sahyadri Tea: ‘One more cup’',
      'Daughter-in-law',
      'featured',
      'Dir. Kiran Mathai',
    ),
    credit('theatre', 2022, 'रात्रीची शाळा', 'बाई', 'supporting', 'दिग्दर्शक सुहास लिमये'),
    credit('short_film', 2022, 'Platform 6', 'The woman with the trunk', 'lead', 'Dir. Naren Gokhale'),
    credit('voice', 2021, 'Radio: Gaavkari', 'Narrator and 14 voices', 'lead', 'Akash Radio, Pune'),
    credit('music_video', 2020, 'पाऊस', 'Dancer', 'featured', 'Dir. Ira Wagle'),
    credit('theatre', 2019, 'Antigone in Ahmednagar', 'Antigone', 'lead', 'Diploma production'),
  ],
  facts: {
    ...EMPTY_FACTS,
    gender: 'female',
    pronouns: 'she_her',
    eyes: 'dark_brown',
    hair: 'black',
    build: 'average',
    chest: '34 in',
    waist: '28 in',
    hips: '37 in',
    shoe: '5 UK',
    accents: ['Varhadi', 'Puneri', 'Mumbai street Hindi'],
    association: 'CINTAA',
    association_number: 'A-00101',
    driving_licence: 'two_wheeler',
    passport_until: '2031-05',
    travel: 'yes',
    local_cities: ['Pune', 'Mumbai', 'Nashik'],
    available_from: '2026-12-01',
    // Always in the future, so that the sample shows dates on any day.
    busy: [busyFor(10, 7), busyFor(30, 3)],
  },
  language_levels: { Marathi: 'native', Hindi: 'fluent', English: 'fluent', Gujarati: 'conversational' },
  representation: {
    role: 'agent',
    name: 'Rukmini Sathe',
    company: 'Sathe & Daughters Casting',
    phone: '+91 10000 00201',
    email: 'rukmini@sathe.example',
    instead: false,
  },
  skill_videos,
});

const PLACES = ['Fort Kochi', 'Alappuzha', 'Wayanad', 'Munnar', 'Kollam', 'Thrissur'] as const;
const STORIES = [
  'The Ferryman of',
  'A Judge in',
  'Last Bus to',
  'The Toddy Shop of',
  'Rain over',
  'Letters from',
  'The Second Wedding in',
  'A Lamp for',
  'The Schoolmaster of',
  'Two Ghosts in',
] as const;
const PARTS = [
  'Father Kurian',
  'Judge Menon',
  'Ferryman',
  'Headmaster',
  'Smuggler',
  'Ghost',
  'Grandfather',
] as const;
const KINDS = ['film', 'television', 'web_series', 'theatre', 'commercial', 'short_film', 'voice'] as const;
const SIZES = ['lead', 'supporting', 'recurring', 'cameo', 'featured'] as const;
const HOUSES = [
  'Dir. Leela Varghese',
  'Dir. P. K. Sivan, Backwater Films',
  'Dir. Anwar Basheer',
  'Kayal Theatre',
] as const;

const turn = <Item>(items: readonly [Item, ...Item[]], index: number): Item =>
  items[index % items.length] ?? items[0];

/** Sixty credits, as many as a profile takes; the same in every run. */
const SIXTY_CREDITS: readonly Credit[] = STORIES.flatMap((story, row) =>
  PLACES.map((place, column) => {
    const index = row * PLACES.length + column;
    return credit(
      turn(KINDS, index),
      2026 - Math.trunc(index / 4),
      `${story} ${place}`,
      turn(PARTS, index + row),
      turn(SIZES, index + column),
      turn(HOUSES, index),
      index % 10 === 0 ? `https://films.example/${String(index)}` : '',
    );
  }),
);

export const josephCasting: Casting = {
  credits_order: 'year',
  credits: SIXTY_CREDITS,
  facts: {
    ...EMPTY_FACTS,
    gender: 'male',
    pronouns: 'he_him',
    eyes: 'brown',
    hair: 'salt_and_pepper',
    build: 'average',
    collar: '16 in',
    shoe: '9 UK',
    accents: ['Kochi', 'Thrissur', 'schoolmaster English'],
    association: 'AMMA',
    driving_licence: 'car',
    travel: 'yes',
    local_cities: ['Kochi', 'Thiruvananthapuram', 'Chennai'],
    busy: [busyFor(3, 12)],
  },
  language_levels: { Malayalam: 'native', English: 'fluent', Tamil: 'fluent', Hindi: 'basic' },
  representation: {
    role: 'manager',
    name: 'Annie Tharakan',
    company: '',
    phone: '+91 10000 00202',
    email: 'annie@tharakan.example',
    instead: true,
  },
  skill_videos: {},
};
