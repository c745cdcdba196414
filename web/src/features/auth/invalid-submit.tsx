import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Below a Formik form: says when a submit was refused by the form's own checks. */
export function InvalidSubmit({ onInvalid }: { readonly onInvalid: () => void }) {
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const handled = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    if (!isValid) onInvalid();
  }, [submitCount, isSubmitting, isValid, onInvalid]);
  return null;
}
