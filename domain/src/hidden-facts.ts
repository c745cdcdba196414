// Facts that the owner has filled in and hides from the page: they are in the private contact document as lines
// `name: value`, and in no public one.
import { readCredits, storedCredit } from './credit.ts';
import { EMPTY_FACTS, readFacts, storedFacts, type Facts } from './facts.ts';
import type { ProfileForm } from './profile.ts';
import { readRepresentation, storedRepresentation } from './representation.ts';
import { labelled, unlabelled } from './stored-line.ts';

const FACT_NAMES = Object.keys(EMPTY_FACTS) as (keyof Facts)[];

/** Everything that can be hidden. */
export const HIDEABLE = [
  ...FACT_NAMES,
  'height',
  'screen_age',
  'education',
  'credits',
  'representation',
] as const;
export type FactName = (typeof HIDEABLE)[number];

type Hideable = Pick<
  ProfileForm,
  'facts' | 'height' | 'screen_age_min' | 'screen_age_max' | 'education' | 'credits' | 'representation'
>;

const isFact = (name: FactName): name is keyof Facts => name in EMPTY_FACTS;

const isFactName = (name: string): name is FactName => (HIDEABLE as readonly string[]).includes(name);

/** The values of one fact as texts; none when it is empty. */
function valuesOf(form: Hideable, name: FactName): string[] {
  if (isFact(name)) {
    return storedFacts({ ...EMPTY_FACTS, [name]: form.facts[name] }).map((line) => unlabelled(line)[1] ?? '');
  }
  switch (name) {
    case 'height':
      return form.height === '' ? [] : [form.height];
    case 'screen_age':
      return form.screen_age_min + form.screen_age_max === 0
        ? []
        : [`${String(form.screen_age_min)}-${String(form.screen_age_max)}`];
    case 'education':
      // Several lines of text in one.
      return form.education === '' ? [] : [JSON.stringify(form.education)];
    case 'credits':
      return form.credits.map(storedCredit);
    case 'representation':
      return storedRepresentation(form.representation);
  }
}

function readText(json: string): string {
  try {
    return String(JSON.parse(json));
  } catch {
    return json;
  }
}

/** The form with a hidden fact's values put back; without values it stays as it is. */
function restored<Form extends Hideable>(form: Form, name: FactName, values: readonly string[]): Form {
  const [first = ''] = values;
  if (isFact(name)) {
    const facts = readFacts(values.map((value) => labelled(name, value)));
    return { ...form, facts: { ...form.facts, [name]: facts[name] } };
  }
  switch (name) {
    case 'height':
      return { ...form, height: first };
    case 'screen_age': {
      const [min, max] = first.split('-').map((age) => Math.trunc(Number(age)) || 0);
      return { ...form, screen_age_min: min ?? 0, screen_age_max: max ?? 0 };
    }
    case 'education':
      return { ...form, education: readText(first) };
    case 'credits':
      return { ...form, credits: readCredits(values) };
    case 'representation':
      return { ...form, representation: readRepresentation(values) };
  }
}

/** The form without its hidden facts, as visitors may see it. */
export function withoutHidden<Form extends Hideable & Pick<ProfileForm, 'hidden'>>(form: Form): Form {
  return form.hidden.reduce((shown, name) => restored(shown, name, []), form);
}

/** The stored lines of the hidden facts: `name: value` for each value, and `name` alone for one without. */
export function hiddenLines(form: Hideable & Pick<ProfileForm, 'hidden'>): string[] {
  return [...new Set(form.hidden)].flatMap((name) => {
    const values = valuesOf(form, name);
    return values.length === 0 ? [name] : values.map((value) => `${name}: ${value}`);
  });
}

/** The names of the hidden facts in stored lines. */
export function hiddenNames(stored: readonly string[]): FactName[] {
  return [...new Set(stored.map((line) => unlabelled(line)[0]).filter(isFactName))];
}

/** Puts hidden facts back into the form that their owner edits. */
export function withHidden<Form extends Hideable>(form: Form, stored: readonly string[]): Form {
  const values = new Map<FactName, string[]>();
  for (const line of stored) {
    const [name, value] = unlabelled(line);
    if (isFactName(name) && value !== undefined) values.set(name, [...(values.get(name) ?? []), value]);
  }
  return [...values].reduce((shown, [name, those]) => restored(shown, name, those), form);
}
