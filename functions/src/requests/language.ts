/** The language code in an address's `?lang=`; `undefined` for anything but two lower-case letters. */
export function readLanguage(lang: unknown): string | undefined {
  return typeof lang === 'string' && /^[a-z]{2}$/.test(lang) ? lang : undefined;
}
