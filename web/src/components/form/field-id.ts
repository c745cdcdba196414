/** The id of the element that gets the focus for the form field `name`. */
export function fieldId(name: string): string {
  return name.replaceAll('.', '-');
}
