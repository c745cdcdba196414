// Design tokens as CSS variables, and the global CSS rules.
import GlobalStyles from '@mui/material/GlobalStyles';
import { fallbackFacesCss } from '../theme/fallback-fonts.ts';
import { tokensCss } from '../theme/tokens.ts';

/** Matches selected elements whose only mark is their background, which forced colours remove. */
const CHOSEN =
  ":root :is(.Mui-selected:is(.MuiPickerDay-root, .MuiMenuItem-root), .MuiButtonBase-root[aria-pressed='true'])";

const rules = `
html { scroll-behavior: smooth; scroll-padding-block-start: 96px; scrollbar-gutter: stable; -webkit-text-size-adjust: 100%; }
body { overflow-wrap: break-word; }
h1, h2, h3 { text-wrap: balance; }
p { text-wrap: pretty; }
/* Devanagari has marks above and below the line: more line height, no negative letter spacing. */
:lang(hi) :is(h2, [class*='MuiTypography-h']) { line-height: 1.3; letter-spacing: 0; }
:focus-visible { outline: 3px solid var(--mq-focus); outline-offset: 2px; }
/* MUI removes the focus ring of its buttons, and the inputs within its switches are invisible. */
.MuiButtonBase-root.Mui-focusVisible { outline: 3px solid var(--mq-focus); outline-offset: 2px; }
.MuiButtonBase-root:is(.MuiMenuItem-root, .MuiTab-root, .MuiToggleButton-root, .MuiSwitch-switchBase) { outline-offset: -3px; }
/* MUI's fields detect autofill by these animations, and move their labels. */
@keyframes mui-auto-fill { from { display: block; } }
@keyframes mui-auto-fill-cancel { from { display: block; } }
.MuiInputBase-input { animation: mui-auto-fill-cancel 10ms; }
.MuiInputBase-input:-webkit-autofill { animation: mui-auto-fill 5000s; }
/* WebKit shows today in an empty date field, in the colour of a value unless the field has a background. */
input:is([type='date'], [type='time']) { background-color: var(--mq-surface); border-radius: inherit; }
/* WebKit lays out a legend with its own font size, so that the gap in the outline was narrower than the label. */
.MuiOutlinedInput-notchedOutline legend { font-size: 0.75rem; }
::selection { background: var(--mq-accent); color: var(--mq-accent-ink); }
@media (forced-colors: active) {
  .MuiButton-root.MuiButton-root, .MuiChip-root.MuiChip-root, .MuiPaper-root.MuiPaper-root { border: 1px solid; }
  .MuiLinearProgress-root { forced-color-adjust: none; }
  :root .MuiSwitch-switchBase + .MuiSwitch-track.MuiSwitch-track { border: 1px solid; opacity: 1; }
  :root .Mui-checked + .MuiSwitch-track.MuiSwitch-track { background: Highlight; forced-color-adjust: none; }
  ${CHOSEN} { background: Highlight; forced-color-adjust: none; }
  ${CHOSEN}, ${CHOSEN} * { color: HighlightText; }
  .MuiTabs-indicator.MuiTabs-indicator { background: Highlight; forced-color-adjust: none; }
  .MuiSkeleton-root { border: 1px solid; }
}
@media (prefers-reduced-motion: reduce) {
  html { scroll-behavior: auto; }
  /* Any duration, however short, would give a transition to each element and property. */
  *, ::before, ::after {
    animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition: none !important;
  }
}
`;

const styles = fallbackFacesCss() + tokensCss() + rules;

export function AppStyles() {
  return <GlobalStyles styles={styles} />;
}
