import { fieldId } from '../../../../components/form/use-form-field.ts';

/** Brings a field, or a section, onto the screen and gives it the focus. Returns whether there is such a field. */
export function focusField(name: string, block: ScrollLogicalPosition = 'center'): boolean {
  const element = document.getElementById(fieldId(name));
  if (!element) return false;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block });
  element.focus({ preventScroll: true });
  return true;
}
