/** The id of the element that takes the focus for a field. */
export function fieldId(name: string): string {
  return name.replaceAll('.', '-');
}
