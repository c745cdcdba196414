// Merges two edits of one profile: what only one side changed stands, what both changed is a clash.
import type { Credit } from '@marquee/domain/profile/credit';
import { FACT_NAMES, type FactName } from '@marquee/domain/profile/facts';
import type { Picture, ProfileForm, VideoLink } from '@marquee/domain/profile/profile';
import { FIELDS, type FieldName } from '@marquee/domain/profile/profile-fields';
import { LIMITS } from '@marquee/domain/values/limits';
import { isMinorToday } from '#web/visibility/minor.ts';
import { changedSide, mergeEntries, type Side, type Three } from './merge-entries.ts';

/** What a clash is about: a field of the form, a fact, or one entry of a list or map. */
export interface Clash {
  /** Unique within a merge. */
  readonly id: string;
  readonly field: FieldName;
  readonly fact?: FactName;
  /** Set for one entry of a list or map: the values of this entry alone, `undefined` where it was removed. */
  readonly entry?: Three<unknown> & { readonly key: string };
}

/** The chosen side of each clash, by its id; a clash without a choice is merged as `mine`. */
export type Choices = Readonly<Record<string, Side>>;

interface Merge {
  readonly form: ProfileForm;
  readonly clashes: readonly Clash[];
}

/** Fields that make sense only together: chosen as one. The first names them. */
const TOGETHER = [
  ['screen_age_min', 'screen_age_max'],
  ['introduction_video', 'introduction_video_details'],
] as const satisfies readonly (readonly FieldName[])[];

/** The maps whose keys are merged one by one. */
const MAPS = ['social', 'language_levels', 'skill_videos'] as const;

const itself = (text: string): string => text;

const LISTS = {
  photos: ({ file }: Picture) => file,
  credits: ({ title, year }: Credit) => `${title.toLowerCase()}|${String(year)}`,
  additional_videos: ({ url }: VideoLink) => url,
  skills: itself,
  languages: itself,
} as const;

const IN_PARTS: ReadonlySet<string> = new Set([...TOGETHER.flat(), ...MAPS, ...Object.keys(LISTS), 'facts']);

class Merger {
  readonly #forms: Three<ProfileForm>;
  readonly #choices: Choices;
  readonly clashes: Clash[] = [];

  constructor(forms: Three<ProfileForm>, choices: Choices) {
    this.#forms = forms;
    this.#choices = choices;
  }

  #choose(clash: Clash): Side {
    this.clashes.push(clash);
    return this.#choices[clash.id] ?? 'mine';
  }

  three<Value>(read: (form: ProfileForm) => Value): Three<Value> {
    const { base, mine, theirs } = this.#forms;
    return { base: read(base), mine: read(mine), theirs: read(theirs) };
  }

  value<Value>(values: Three<Value>, clash: Clash): Value {
    return values[changedSide(values) ?? this.#choose(clash)];
  }

  list<Entry>(
    lists: Three<readonly Entry[]>,
    identify: (entry: Entry) => string,
    most: number,
    clash: Clash,
  ): readonly Entry[] {
    const idOf = (key: string): string => `${clash.id}:${key}`;
    const merged = mergeEntries(lists, identify, most, (key) => this.#choices[idOf(key)] ?? 'mine');
    if (!merged) return this.value(lists, clash);
    for (const entry of merged.clashes) this.clashes.push({ ...clash, id: idOf(entry.key), entry });
    return merged.entries;
  }

  map(maps: Three<Readonly<Record<string, unknown>>>, field: FieldName): Readonly<Record<string, unknown>> {
    const keys = new Set([maps.base, maps.mine, maps.theirs].flatMap(Object.keys));
    const at = (map: Readonly<Record<string, unknown>>, key: string): unknown =>
      Object.hasOwn(map, key) ? map[key] : undefined;
    return Object.fromEntries(
      [...keys].flatMap((key) => {
        const values = { base: at(maps.base, key), mine: at(maps.mine, key), theirs: at(maps.theirs, key) };
        const value = this.value(values, { id: `${field}.${key}`, field, entry: { key, ...values } });
        return value === undefined ? [] : [[key, value] as const];
      }),
    );
  }
}

function mergedFacts(merger: Merger): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    FACT_NAMES.map((fact) => {
      const values = merger.three(({ facts }) => facts[fact]);
      const clash: Clash = { id: `facts.${fact}`, field: 'facts', fact };
      const { base, mine, theirs } = values;
      const areLists = Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs);
      return areLists
        ? [
            fact,
            merger.list<string>(
              { base, mine, theirs },
              itself,
              fact === 'busy' ? LIMITS.busy.periods : LIMITS.factEntries,
              clash,
            ),
          ]
        : [fact, merger.value(values, clash)];
    }),
  );
}

/** Merges the form typed here (`mine`) with the one saved elsewhere (`theirs`); all three as they are stored. */
export function mergeForms(forms: Three<ProfileForm>, choices: Choices = {}): Merge {
  const merger = new Merger(forms, choices);
  const read = <Value>(of: (form: ProfileForm) => Value): Three<Value> => merger.three(of);
  const parts: Record<string, unknown> = {};
  for (const name of Object.keys(FIELDS) as FieldName[]) {
    if (IN_PARTS.has(name)) continue;
    parts[name] = merger.value(
      read<unknown>((form) => form[name]),
      { id: name, field: name },
    );
  }
  for (const names of TOGETHER) {
    const values = read((form) => names.map((name) => form[name]));
    const merged = merger.value<readonly unknown[]>(values, { id: names[0], field: names[0] });
    for (const [index, name] of names.entries()) parts[name] = merged[index];
  }
  for (const field of MAPS)
    parts[field] = merger.map(
      read((form) => ({ ...form[field] })),
      field,
    );
  const list = <Name extends keyof typeof LISTS>(name: Name, identify: (entry: never) => string): void => {
    const lists = read((form): readonly unknown[] => form[name]);
    parts[name] = merger.list(lists, identify as (entry: unknown) => string, FIELDS[name].most, {
      id: name,
      field: name,
    });
  };
  for (const [name, identify] of Object.entries(LISTS)) list(name as keyof typeof LISTS, identify);
  const hidden = read((form) => form.hidden);
  const isHidden = (name: string): boolean => {
    const side = changedSide({
      base: hidden.base.includes(name as never),
      mine: hidden.mine.includes(name as never),
      theirs: hidden.theirs.includes(name as never),
    });
    return hidden[side ?? 'mine'].includes(name as never);
  };
  const merged = {
    ...parts,
    facts: mergedFacts(merger),
    hidden: [...new Set([...hidden.theirs, ...hidden.mine])].filter(isHidden),
  } as unknown as ProfileForm;
  // One side may have made the page public, the other corrected the date of birth.
  const is_profile_public = merged.is_profile_public && !isMinorToday(merged.date_of_birth);
  return { form: { ...merged, is_profile_public }, clashes: merger.clashes };
}
