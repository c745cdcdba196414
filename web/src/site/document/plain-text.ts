/** Controls and direction overrides: harmless inside an isolated element, but able to garble a title or a share card. */
// oxlint-disable-next-line no-control-regex -- control characters are what it matches
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/** A text that is safe in a title, a meta tag or structured data: one line, no control characters. */
export function plainText(text: string): string {
  return text.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim();
}

/** JSON that is safe inside a script element: nothing in it can end the element or open another. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
