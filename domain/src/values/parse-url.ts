/** Parses an absolute address; `undefined` for any other text. Older browsers have no `URL.parse`. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
