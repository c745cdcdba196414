import { useEffect } from 'react';
import { useFormState, useFormStore } from './form-store.tsx';

/** A quarter of a second after the last key. */
const PAUSE = 250;

/** While the form has errors, checks it again after each pause in typing, so that a mended field loses its message. */
export function LiveValidation() {
  const store = useFormStore();
  const values = useFormState((state) => (Object.keys(state.errors).length > 0 ? state.values : undefined));
  useEffect(() => {
    if (!values) return undefined;
    const timer = setTimeout(store.validate, PAUSE);
    return () => clearTimeout(timer);
  }, [store, values]);
  return null;
}
