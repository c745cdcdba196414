// Fallback fonts until our fonts have loaded: fonts of the device, scaled so that lines break at the same words and the
// swap moves nothing.

interface Metrics {
  /** In em: the average width of a character in English text, ascent and descent. */
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
}

interface DeviceFont {
  readonly name: string;
  /** The names, on a device, of the font and of fonts with the same widths. */
  readonly local: readonly string[];
  readonly width: number;
}

// Widths of our fonts and of DejaVu were measured in Chromium; the others are from Capsize's collection, converted to
// the same text.
const SANS: readonly DeviceFont[] = [
  { name: 'Roboto', local: ['Roboto'], width: 0.442 },
  { name: 'Arial', local: ['Arial', 'Liberation Sans'], width: 0.443 },
  { name: 'DejaVu', local: ['DejaVu Sans'], width: 0.504 },
];
const SERIF: readonly DeviceFont[] = [
  { name: 'Georgia', local: ['Georgia'], width: 0.443 },
  { name: 'Noto', local: ['Noto Serif'], width: 0.478 },
  { name: 'DejaVu', local: ['DejaVu Serif'], width: 0.515 },
];

const INTER: Metrics = { width: 0.4747, ascent: 0.9688, descent: 0.2412 };
const FRAUNCES: Metrics = { width: 0.4326, ascent: 0.978, descent: 0.255 };

const percent = (part: number): string => `${String(Number((part * 100).toFixed(1)))}%`;

const families = (prefix: string, fonts: readonly DeviceFont[]): string =>
  fonts.map(({ name }) => `'${prefix} ${name}'`).join(', ');

function faces(prefix: string, ours: Metrics, fonts: readonly DeviceFont[]): string {
  return fonts
    .map(({ name, local, width }) => {
      const scale = ours.width / width;
      const sources = local.map((font) => `local('${font}')`).join(',');
      return `@font-face{font-family:'${prefix} ${name}';src:${sources};size-adjust:${percent(scale)};ascent-override:${percent(ours.ascent / scale)};descent-override:${percent(ours.descent / scale)};line-gap-override:0%}`;
    })
    .join('');
}

/** The scaled fonts' names, for font stacks: each list stands directly after the font that its fonts replace. */
export const FALLBACKS = {
  body: families('Sans', SANS),
  display: families('Serif', SERIF),
} as const;

/** The scaled fonts as @font-face rules. */
export const fallbackFacesCss = (): string =>
  [faces('Sans', INTER, SANS), faces('Serif', FRAUNCES, SERIF)].join('');
