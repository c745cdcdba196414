// The kinds of a profile's fields. A kind says how a value is read and what it is when empty; what is special about one
// field (its limit, its place in the editor, whether it can be hidden) is in the tables: profile-fields.ts, facts.ts.
import { readPeriods, storedPeriod } from './busy-dates.ts';
import { LIMITS } from '../values/limits.ts';
import {
  optionOf,
  readDay,
  readLine,
  readLines,
  readMonth,
  readText,
  readWhole,
} from '../values/read-value.ts';

/** The definition of a field: of a profile's field, or of a fact. */
export interface Field<Value> {
  /** How the value is stored; `record` is a map or null. */
  readonly kind:
    | 'line'
    | 'text'
    | 'choice'
    | 'month'
    | 'day'
    | 'whole'
    | 'flag'
    | 'periods'
    | 'list'
    | 'map'
    | 'record';
  readonly empty: Value;
  /**
   * Reads any value of a document, form or draft as a clean value within its limits; `empty` for what cannot be read.
   * Never throws. `owner` is the profile's uid: only pictures below that user's folder are accepted.
   */
  readonly read: (value: unknown, owner: string) => Value;
}

export type ValuesOf<Table extends Readonly<Record<string, Field<unknown>>>> = {
  readonly [Name in keyof Table]: Table[Name] extends Field<infer Value> ? Value : never;
};

const entriesOf = <Table extends Readonly<Record<string, Field<unknown>>>>(table: Table) =>
  Object.entries(table) as [keyof Table & string, Field<unknown>][];

export function emptyValues<Table extends Readonly<Record<string, Field<unknown>>>>(table: Table) {
  return Object.fromEntries(entriesOf(table).map(([name, { empty }]) => [name, empty])) as ValuesOf<Table>;
}

/** Reads all fields of a table from a stored map; a field that the map lacks is read from `undefined`. */
export function readValues<Table extends Readonly<Record<string, Field<unknown>>>>(
  table: Table,
  stored: Readonly<Record<string, unknown>>,
  owner: string,
) {
  return Object.fromEntries(
    entriesOf(table).map(([name, { read }]) => [
      name,
      read(Object.hasOwn(stored, name) ? stored[name] : undefined, owner),
    ]),
  ) as ValuesOf<Table>;
}

/** Defines a field for a text of one line; `about` has further properties of the field. */
export const line = <const About extends object>(about: About, max: number = LIMITS.shortText) => ({
  kind: 'line' as const,
  empty: '',
  max,
  read: (value: unknown) => readLine(value, max),
  ...about,
});

/** Defines a field for a text of several lines. */
export const text = <const About extends object>(about: About, max: number = LIMITS.longText) => ({
  kind: 'text' as const,
  empty: '',
  max,
  read: (value: unknown) => readText(value, max),
  ...about,
});

/** Defines a field for one of the options, or ''. Options are ids; their labels are in the message catalogues. */
export const choice = <const Option extends string, const About extends object>(
  options: readonly Option[],
  about: About,
) => ({
  kind: 'choice' as const,
  options,
  empty: '' as Option | '',
  read: (value: unknown) => optionOf(options, value),
  ...about,
});

/** Defines a field for one of the options, or for another text of one line, which is shown as it is. */
export const openChoice = <const Option extends string, const About extends object>(
  options: readonly Option[],
  about: About,
) => ({
  kind: 'choice' as const,
  options,
  max: LIMITS.shortText,
  empty: '',
  read: (value: unknown) => readLine(value, LIMITS.shortText),
  ...about,
});

/** Defines a field for YYYY-MM, or ''. */
export const month = <const About extends object>(about: About) => ({
  kind: 'month' as const,
  empty: '',
  read: readMonth,
  ...about,
});

/** Defines a field for YYYY-MM-DD, or ''. */
export const day = <const About extends object>(about: About) => ({
  kind: 'day' as const,
  empty: '',
  read: readDay,
  ...about,
});

/** Defines a field for periods of future days, each given by its first and its last day (busy-dates.ts). */
export const periods = <const About extends object>(about: About) => ({
  kind: 'periods' as const,
  empty: [] as readonly string[],
  read: (value: unknown): readonly string[] => readPeriods(value).map(storedPeriod),
  ...about,
});

/** Defines a field for a whole number; 0 when it is not given. */
export const whole = <const About extends object>(max: number, about: About) => ({
  kind: 'whole' as const,
  empty: 0,
  max,
  read: (value: unknown) => readWhole(value, max),
  ...about,
});

/** Defines a boolean field. `missing` is its value in a document that lacks the field. */
export const flag = <const About extends object>(about: About, empty = false, missing = false) => ({
  kind: 'flag' as const,
  empty,
  read: (value: unknown) => (typeof value === 'boolean' ? value : missing),
  ...about,
});

/** Defines a field for several texts of one line, without duplicates. */
export const lines = <const About extends object>(
  most: number,
  about: About,
  max: number = LIMITS.shortText,
) => ({
  kind: 'list' as const,
  empty: [] as readonly string[],
  most,
  max,
  read: (value: unknown): readonly string[] => readLines(value, most, max),
  ...about,
});
