/**
 * The text without the characters at its end for which `isDropped` holds. A pattern such as /x+$/ would take quadratic
 * time: seconds for a long text.
 */
export function withoutEnd(text: string, isDropped: (character: string) => boolean): string {
  let end = text.length;
  while (end > 0 && isDropped(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
