// Formik's state as something a single field can subscribe to. Formik's own context re-renders every reader on every
// key; here a field renders only when what it selects has changed. Formik stays the one that holds the state.
import { getIn, setIn, useFormikContext, type FormikErrors, type FormikTouched } from 'formik';
import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { ProfileForm } from '@marquee/domain/profile';
import { fieldsInError } from './validate.ts';

export interface FormState {
  readonly values: ProfileForm;
  readonly errors: FormikErrors<ProfileForm>;
  readonly touched: FormikTouched<ProfileForm>;
  readonly submitCount: number;
  readonly dirty: boolean;
}

interface FormActions {
  readonly setFieldValue: (name: string, value: unknown, validate?: boolean) => Promise<unknown>;
  readonly setFieldTouched: (name: string, touched?: boolean, validate?: boolean) => Promise<unknown>;
  readonly setValues: (values: ProfileForm, validate?: boolean) => Promise<unknown>;
  readonly validateForm: () => Promise<FormikErrors<ProfileForm>>;
  readonly submitForm: () => Promise<unknown>;
}

/** The fields of the form, and a picture or video inside one, as Formik addresses them. */
export type FieldName =
  | keyof ProfileForm
  | `social.${keyof ProfileForm['social']}`
  | `additional_videos.${number}.url`;

export interface FormStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => FormState;
  /** Takes a value, or a function of the newest one: two uploads that end together both count. */
  readonly set: <Name extends keyof ProfileForm>(
    name: Name,
    value: ProfileForm[Name] | ((current: ProfileForm[Name]) => ProfileForm[Name]),
  ) => void;
  readonly setAt: (name: FieldName, value: unknown) => void;
  /** Marks a field as left, and checks the form. */
  readonly leave: (name: FieldName) => void;
  readonly validate: () => void;
  readonly replace: (values: ProfileForm) => void;
  /** Checks the form and, when all is well, submits it. Returns the fields in error, in the screen's order. */
  readonly submit: () => Promise<string[]>;
}

interface OwnFormStore extends FormStore {
  readonly publish: (state: FormState, actions: FormActions) => void;
}

/** Whether two states have the same fields and messages; Formik and the store make their values apart. */
function isSame(one: FormState, other: FormState): boolean {
  const names = Object.keys(one.values) as (keyof ProfileForm)[];
  return (
    one.errors === other.errors &&
    one.touched === other.touched &&
    one.submitCount === other.submitCount &&
    one.dirty === other.dirty &&
    names.every((name) => one.values[name] === other.values[name])
  );
}

function createFormStore(first: FormState, firstActions: FormActions): OwnFormStore {
  let state = first;
  let actions = firstActions;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const setAt = (name: string, value: unknown): void => {
    state = { ...state, values: setIn(state.values, name, value) as ProfileForm };
    // The field as a whole: what is inside is then the same object in Formik's values as in these.
    const field = name.split('.', 1)[0] as keyof ProfileForm;
    void actions.setFieldValue(field, state.values[field], false);
    // Now, and not when Formik has rendered: both then take part in one commit.
    tell();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    set: (name, value) => setAt(name, typeof value === 'function' ? value(state.values[name]) : value),
    setAt,
    leave: (name) => void actions.setFieldTouched(name, true, true),
    validate: () => void actions.validateForm(),
    replace: (values) => void actions.setValues(values, false),
    submit: async () => {
      const errors = await actions.validateForm();
      await actions.submitForm();
      return fieldsInError(errors);
    },
    publish: (next, nextActions) => {
      actions = nextActions;
      // What a key changed has been told already.
      if (isSame(state, next)) return;
      state = next;
      tell();
    },
  };
}

const FormStoreContext = createContext<FormStore | undefined>(undefined);

/** Stands inside `<Formik>`, around everything that reads the form. */
export function FormStoreProvider({ children }: { readonly children: ReactNode }) {
  const formik = useFormikContext<ProfileForm>();
  const { values, errors, touched, submitCount, dirty } = formik;
  const [store] = useState(() => createFormStore({ values, errors, touched, submitCount, dirty }, formik));
  useLayoutEffect(() => {
    store.publish({ values, errors, touched, submitCount, dirty }, formik);
  });
  return <FormStoreContext value={store}>{children}</FormStoreContext>;
}

export function useFormStore(): FormStore {
  const store = use(FormStoreContext);
  if (!store) throw new Error('This field stands outside the form.');
  return store;
}

/** Part of the form's state. `select` must return the same value for the same state. */
export function useFormState<Selected>(select: (state: FormState) => Selected): Selected {
  const store = useFormStore();
  return useSyncExternalStore(store.subscribe, () => select(store.state()));
}

/** A field's error as the user should see it: once the field was left or a save was tried. */
function shownError(state: FormState, name: FieldName): string | undefined {
  const error: unknown = getIn(state.errors, name);
  if (typeof error !== 'string') return undefined;
  const touched: unknown = getIn(state.touched, name);
  return state.submitCount > 0 || touched === true ? error : undefined;
}

export interface FieldState<Value> {
  readonly value: Value;
  readonly error: string | undefined;
  readonly set: (value: Value) => void;
  readonly leave: () => void;
}

/** A text anywhere in the form, addressed by its path. */
export function useTextField(name: FieldName): FieldState<string> {
  const store = useFormStore();
  const value = useFormState((state) => String(getIn(state.values, name) ?? ''));
  const error = useFormState((state) => shownError(state, name));
  const set = useCallback((next: string) => store.setAt(name, next), [store, name]);
  const leave = useCallback(() => store.leave(name), [store, name]);
  return { value, error, set, leave };
}

/** One top-level field: its value, its shown error, and stable functions to set and leave it. */
export function useFormField<Name extends keyof ProfileForm>(name: Name): FieldState<ProfileForm[Name]> {
  const store = useFormStore();
  const value = useFormState((state) => state.values[name]);
  const error = useFormState((state) => shownError(state, name));
  const set = useCallback((next: ProfileForm[Name]) => store.set(name, next), [store, name]);
  const leave = useCallback(() => store.leave(name), [store, name]);
  return { value, error, set, leave };
}
