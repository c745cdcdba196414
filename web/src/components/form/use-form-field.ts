import { useField, useFormikContext } from 'formik';
import { useCallback } from 'react';
import { useFieldError } from './form.tsx';

export interface FormField<Value> {
  readonly value: Value;
  /** The text of the value's error; `undefined` until the field was left or a submit was tried. */
  readonly error: string | undefined;
  /** Keeps its identity over renders, so that a memoized input renders only when its own value or error changes. */
  readonly setValue: (value: Value) => void;
  /** Marks the field as touched, and sets the value when one is given. Keeps its identity over renders. */
  readonly leave: (value?: Value) => void;
}

/** One field of the surrounding Formik form, addressed by its path (`social.website`). */
export function useFormField<Value>(name: string): FormField<Value> {
  const [{ value }] = useField<Value>(name);
  const error = useFieldError(name);
  const { setFieldValue, setFieldTouched } = useFormikContext();
  return {
    value,
    error,
    setValue: useCallback((next: Value) => void setFieldValue(name, next), [setFieldValue, name]),
    leave: useCallback(
      (next?: Value) => {
        // Validates the form only once, with the new value: Formik's blur handler would validate the previous one.
        void setFieldTouched(name, true, next === undefined);
        if (next !== undefined) void setFieldValue(name, next);
      },
      [setFieldTouched, setFieldValue, name],
    ),
  };
}
