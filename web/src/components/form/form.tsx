// Small forms without a library: Formik and yup would be a seventh of what /login may weigh (docs/decisions.md, account forms).
// They behave as Formik's do: a field shows its error once it was left or a submit was tried, and every change checks.
import { createContext, use, useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';

/** What is wrong with a form's values, field by field. */
export type FormErrors<Values> = { readonly [Name in keyof Values]?: string | undefined };

interface FormState {
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly touched: ReadonlySet<string>;
  readonly isSubmitting: boolean;
  readonly submitCount: number;
  readonly setValue: (name: string, value: unknown) => void;
  readonly touch: (name: string) => void;
}

const FormContext = createContext<FormState | undefined>(undefined);

function useForm(): FormState {
  const form = use(FormContext);
  if (!form) throw new Error('A field stands outside of a form.');
  return form;
}

export interface FormProps<Values> {
  readonly initialValues: Values;
  /** What is wrong with the values; no message for what is right. */
  readonly validate: (values: Values) => FormErrors<Values>;
  /** Called with values that are right; the form is submitting until it settles. */
  readonly onSubmit: (values: Values) => Promise<void> | void;
  readonly children: ReactNode;
}

/** A form whose fields find their state by `useFormField`. */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { initialValues, validate, onSubmit, children } = props;
  const [values, setValues] = useState(initialValues);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [submitCount, setSubmitCount] = useState(0);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const isUnderWay = useRef(false);
  const errors = validate(values);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    // Enter can be faster than the button's being disabled.
    if (isUnderWay.current) return;
    setSubmitCount((before) => before + 1);
    setTouched(new Set(Object.keys(values)));
    if (!isRight(errors)) return;
    isUnderWay.current = true;
    setIsSubmitting(true);
    try {
      await onSubmit(values);
    } finally {
      isUnderWay.current = false;
      setIsSubmitting(false);
    }
  };

  const state: FormState = {
    values: values as Readonly<Record<string, unknown>>,
    errors: errors,
    touched,
    isSubmitting,
    submitCount,
    setValue: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    touch: (name) => setTouched((before) => (before.has(name) ? before : new Set(before).add(name))),
  };
  return (
    // Never by GET, should a form ever be sent without its script: a password would stand in the address.
    <form method="post" noValidate onSubmit={submit}>
      <FormContext value={state}>{children}</FormContext>
    </form>
  );
}

const isRight = (errors: object): boolean => Object.values(errors).every((message) => message === undefined);

interface FormField<Value> {
  readonly value: Value;
  /** What to show below the field: nothing before it was left or a submit was tried. */
  readonly error: string | undefined;
  readonly set: (value: Value) => void;
  readonly touch: () => void;
}

/** One field of the form around; `Value` is what the form's `initialValues` have there. */
export function useFormField<Value>(name: string): FormField<Value> {
  const { values, errors, touched, setValue, touch } = useForm();
  return {
    value: values[name] as Value,
    error: touched.has(name) ? errors[name] : undefined,
    set: (value) => setValue(name, value),
    touch: () => touch(name),
  };
}

/** Whether the form around is being submitted. */
export function useIsSubmitting(): boolean {
  return useForm().isSubmitting;
}

/** Calls back after each submit that the form's own checks refused. */
export function useRefusedSubmit(onRefused: () => void): void {
  const { submitCount, isSubmitting, errors } = useForm();
  const handled = useRef(0);
  const right = isRight(errors);
  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    if (!right) onRefused();
  }, [submitCount, isSubmitting, right, onRefused]);
}
