/** The address that a text is; `undefined` for none. Older browsers have no `URL.parse`. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
