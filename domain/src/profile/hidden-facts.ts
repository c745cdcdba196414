// Facts that the owner hides from the page: their values are in the private contact document, by the name of the field
// or fact, and empty in the public document.
import { EMPTY_FACTS, FACT_NAMES, FACTS, type FactName } from './facts.ts';
import { type Field } from './field.ts';
import { FIELDS, type FieldName, type HideableName } from './profile-fields.ts';
import type { ProfileForm } from './profile.ts';
import { asRecord } from '../values/record.ts';

/** The name under which each field or fact is hidden: the two screen ages share a name, each fact has its own. */
const HIDES = Object.fromEntries([
  ...Object.entries(FIELDS).flatMap(([name, field]) =>
    'hide' in field ? [[name, field.hide] as const] : [],
  ),
  ...FACT_NAMES.map((name) => [name, name] as const),
]) as Readonly<Record<string, HideableName>>;

/** The names under which anything can be hidden. */
export const HIDEABLE = [...new Set(Object.values(HIDES))];

/** The values of hidden fields and facts, by the name of the field or fact. */
export type HiddenValues = Readonly<Record<string, unknown>>;

const isFact = (name: string): name is FactName => Object.hasOwn(FACTS, name);

const fieldOf = (name: string): Field<unknown> => (isFact(name) ? FACTS[name] : FIELDS[name as FieldName]);

/** The form with `values`, of fields and facts, in place of its own. */
function withValues<Form extends Partial<ProfileForm>>(form: Form, values: HiddenValues): Form {
  const entries = Object.entries(values);
  return {
    ...form,
    ...Object.fromEntries(entries.filter(([name]) => !isFact(name))),
    facts: {
      ...(form.facts ?? EMPTY_FACTS),
      ...Object.fromEntries(entries.filter(([name]) => isFact(name))),
    },
  };
}

const fieldsUnder = (hidden: readonly HideableName[]): string[] =>
  Object.keys(HIDES).filter((name) => HIDES[name] !== undefined && hidden.includes(HIDES[name]));

/** Whether a form has a value that can be hidden under the name. */
export const hasHideable = (form: ProfileForm, name: HideableName): boolean =>
  fieldsUnder([name]).some((field) => {
    const value: unknown = isFact(field) ? form.facts[field] : form[field as keyof ProfileForm];
    return JSON.stringify(value) !== JSON.stringify(fieldOf(field).empty);
  });

/** The form without its hidden values, as visitors may see it. */
export const withoutHidden = (form: ProfileForm): ProfileForm =>
  withValues(form, Object.fromEntries(fieldsUnder(form.hidden).map((name) => [name, fieldOf(name).empty])));

export const hiddenValues = (form: ProfileForm): HiddenValues =>
  Object.fromEntries(
    fieldsUnder(form.hidden).map((name) => [
      name,
      isFact(name) ? form.facts[name] : form[name as keyof ProfileForm],
    ]),
  );

export const hiddenNames = (hidden: HiddenValues): HideableName[] =>
  HIDEABLE.filter((name) => Object.keys(HIDES).some((field) => HIDES[field] === name && field in hidden));

/** Puts hidden values back into the form that their owner edits. */
export const withHidden = <Form extends Partial<ProfileForm>>(form: Form, hidden: HiddenValues): Form =>
  withValues(form, hidden);

/** Reads a stored map of hidden values; unknown names are left out. */
export function readHidden(stored: unknown): HiddenValues {
  const hidden = asRecord(stored);
  return Object.fromEntries(
    Object.keys(HIDES)
      .filter((name) => Object.hasOwn(hidden, name))
      .map((name) => [name, fieldOf(name).read(hidden[name], '')]),
  );
}
