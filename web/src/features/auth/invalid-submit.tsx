import { useRefusedSubmit } from '../../components/form/form.tsx';

/** In a form: says when a submit was refused by the form's own checks. */
export function InvalidSubmit({ onInvalid }: { readonly onInvalid: () => void }) {
  useRefusedSubmit(onInvalid);
  return null;
}
