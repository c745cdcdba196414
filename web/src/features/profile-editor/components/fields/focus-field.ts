import { fieldId } from '../../../../components/form/use-form-field.ts';

/** Scrolls to a field or a section and focuses it. Returns whether there is such an element. */
export function focusField(name: string, block: ScrollLogicalPosition = 'center'): boolean {
  const element = document.getElementById(fieldId(name));
  if (!element) return false;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block });
  element.focus({ preventScroll: true });
  return true;
}
