// The design tokens. MUI's theme and the public page's style sheet are both made from these.
// oxlint-disable-next-line no-restricted-imports -- Vite's configuration imports this file, and no package in TypeScript.
import { BRAND } from '../../../domain/src/site/brand.ts';
import { FALLBACKS } from './fallback-fonts.ts';

const light = {
  paper: BRAND.paper,
  surface: '#FFFFFF',
  ink: BRAND.ink,
  muted: BRAND.muted,
  line: '#E5DBD0',
  brand: BRAND.aubergine,
  brandInk: '#FFFFFF',
  brandHover: '#522278',
  accent: BRAND.amber,
  accentHover: '#DD9A26',
  accentInk: '#2B1503',
  danger: '#B3261E',
  success: '#1F6B45',
  warning: '#8A5A00',
  /** The focus ring: its contrast is 3:1 on paper and on surface. */
  focus: '#8A4FBF',
  /** A tint of the brand for quiet areas. */
  wash: '#F3EAF4',
} as const;

export type Palette = Readonly<Record<keyof typeof light, string>>;

const dark: Palette = {
  paper: '#150E1B',
  surface: '#20162A',
  ink: '#F4ECE2',
  muted: '#B7A8BE',
  line: '#3A2C46',
  brand: '#D9BDF2',
  brandInk: '#28103C',
  brandHover: '#E8D6F8',
  accent: '#F0B653',
  accentHover: '#F7CB80',
  accentInk: '#2B1503',
  danger: '#FFB4AB',
  success: '#8FD6AF',
  warning: '#F0B653',
  focus: '#D9BDF2',
  wash: '#2A1C38',
};

export const palettes = { light, dark } as const;

export const fonts = {
  display: `Fraunces, ${FALLBACKS.display}, 'Noto Sans Devanagari', 'Script Serif', Georgia, serif`,
  body: `'Inter Variable', ${FALLBACKS.body}, 'Noto Sans Devanagari', system-ui, sans-serif`,
  /** The body font of Hindi pages: Latin letters have a font of the device, so that fewer fonts are loaded. */
  bodyHindi: `${FALLBACKS.body}, 'Noto Sans Devanagari', system-ui, sans-serif`,
  /** A font with only the letters of 'हिन्दी', for the language link. */
  hindiName: `'Hindi Name', system-ui, sans-serif`,
} as const;

export const shape = {
  radius: 14,
  /** The top bar of a profile is aubergine in both schemes. */
  bar: BRAND.aubergine,
  /** The light bulbs along the top bar and in the logo: gold in both schemes. */
  light: BRAND.amber,
  shadow: '0 1px 2px rgb(35 21 44 / 6%), 0 8px 24px rgb(35 21 44 / 8%)',
  motion: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** The attribute on <html> with a chosen colour scheme: `light` or `dark`; without it, the system's scheme applies. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-theme';

const variables = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, value]) => `--mq-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');

/** The tokens as CSS properties (`--mq-paper`, …) for light, dark and the system's scheme, and the logo's style. */
export function tokensCss(): string {
  return [
    `:root{color-scheme:light dark;${variables(light)};--mq-radius:${String(shape.radius)}px;--mq-bar:${shape.bar};--mq-light:${shape.light};--mq-shadow:${shape.shadow};--mq-motion:${shape.motion};--mq-display:${fonts.display};--mq-body:${fonts.body};--mq-hindi-name:${fonts.hindiName}}`,
    // The app's start screen shows the logo before any other style is loaded.
    '.mq-logo{display:inline-flex;align-items:center;gap:.625rem;font:500 min(1.375rem,8vw)/1.2 var(--mq-display);letter-spacing:-.015em}',
    `:root:lang(hi){--mq-body:${fonts.bodyHindi}}`,
    `@media (prefers-color-scheme:dark){:root:not([${COLOR_SCHEME_ATTRIBUTE}=light]){${variables(dark)}}}`,
    `:root[${COLOR_SCHEME_ATTRIBUTE}=dark]{color-scheme:dark;${variables(dark)}}`,
    `:root[${COLOR_SCHEME_ATTRIBUTE}=light]{color-scheme:light}`,
  ].join('');
}
