// Facts that casting asks for, beside the profile's own fields: looks, sizes, papers, places and dates. The form, the
// page, the CV, what can be hidden and what is stored all derive from this table, in its order. The labels are in
// web/src/i18n/{en,hi}/casting.ts.
import { choice, day, emptyValues, line, lines, month, openChoice, periods, type ValuesOf } from './field.ts';
import { LIMITS } from '../values/limits.ts';
import { CITIES } from './options.ts';

/** Names of actors' associations, the same in every language. */
const ASSOCIATIONS = [
  'CINTAA',
  'AMMA',
  'MAA',
  'Nadigar Sangam',
  'KFAA',
  'West Bengal Motion Picture Artists’ Forum',
] as const;

const HAIR = [
  'black',
  'dark_brown',
  'brown',
  'light_brown',
  'blonde',
  'red',
  'grey',
  'salt_and_pepper',
  'white',
  'coloured',
  'bald',
] as const;

/** The groups in which the editor asks for facts. */
export const FACT_GROUPS = ['looks', 'work', 'papers', 'sizes', 'dates'] as const;

/** What form, page and CV know how to ask for and to show; a number is a `line`. */
interface Fact {
  readonly kind: 'line' | 'list' | 'choice' | 'month' | 'day' | 'periods';
  readonly group: (typeof FACT_GROUPS)[number];
  readonly shown: 'row' | 'size' | 'beside' | 'glance';
}

/**
 * `shown`: where the page shows the fact. `row`: a row of the facts; `size`: a row of the size sheet; `beside`: in
 * another fact's row; `glance`: in the summary below the actor's name, which has its own wording.
 */
export const FACTS = {
  gender: openChoice(['female', 'male', 'non_binary', 'other'], { group: 'looks', shown: 'row' }),
  pronouns: openChoice(['she_her', 'he_him', 'they_them'], { group: 'looks', shown: 'row' }),
  eyes: openChoice(['black', 'dark_brown', 'brown', 'hazel', 'green', 'blue', 'grey'], {
    group: 'looks',
    shown: 'row',
  }),
  hair: openChoice(HAIR, { group: 'looks', shown: 'row' }),
  build: openChoice(['slim', 'average', 'athletic', 'muscular', 'petite', 'curvy', 'plus_size'], {
    group: 'looks',
    shown: 'row',
  }),
  chest: line({ group: 'sizes', shown: 'size' }),
  waist: line({ group: 'sizes', shown: 'size' }),
  hips: line({ group: 'sizes', shown: 'size' }),
  shoe: line({ group: 'sizes', shown: 'size' }),
  collar: line({ group: 'sizes', shown: 'size' }),
  /** Where the actor can work as a local. */
  local_cities: lines(LIMITS.factEntries, { group: 'work', shown: 'glance', suggestions: CITIES }),
  /** Accents and dialects. */
  accents: lines(LIMITS.factEntries, { group: 'work', shown: 'row' }),
  association: line({ group: 'papers', shown: 'row', suggestions: ASSOCIATIONS }),
  association_number: line({ group: 'papers', shown: 'beside', beside: 'association' }),
  driving_licence: openChoice(['two_wheeler', 'car', 'car_and_two_wheeler', 'commercial', 'none'], {
    group: 'papers',
    shown: 'row',
  }),
  passport_until: month({ group: 'papers', shown: 'row' }),
  travel: choice(['yes', 'no'], { group: 'work', shown: 'row' }),
  /** From when the actor is free for work; a past day is allowed; '' for 'ask me'. */
  available_from: day({ group: 'dates', shown: 'glance' }),
  busy: periods({ group: 'dates', shown: 'glance' }),
} as const satisfies Readonly<Record<string, Fact>>;

export type Facts = ValuesOf<typeof FACTS>;
export type FactName = keyof Facts;

export const FACT_NAMES = Object.keys(FACTS) as FactName[];

export const EMPTY_FACTS: Facts = emptyValues(FACTS);
