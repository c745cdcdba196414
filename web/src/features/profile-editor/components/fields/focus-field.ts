import { fieldId } from '#web/components/form/field-id.ts';

/** Scrolls to a field and focuses it. Returns whether the document has the field. */
export function focusField(name: string): boolean {
  const element = document.getElementById(fieldId(name));
  if (!element) return false;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'center' });
  element.focus({ preventScroll: true });
  return true;
}
