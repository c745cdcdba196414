/** In this order: a browser's user agent also names the browsers it derives from. */
const BROWSERS = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;

const SYSTEMS = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac/, 'Mac'],
  [/Linux/, 'Linux'],
] as const;

const named = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** A device's name, such as 'Chrome on Android'. */
export function deviceName(userAgent: string): string {
  const browser = named(BROWSERS, userAgent) ?? 'Browser';
  const system = named(SYSTEMS, userAgent);
  return system === undefined ? browser : `${browser} on ${system}`;
}
