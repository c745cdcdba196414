// MUI's theme from our tokens: one radius, one shadow, one motion curve.
import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, type Shadows, type Theme, type ThemeOptions } from '@mui/material/styles';
import { COLOR_SCHEME_ATTRIBUTE, fonts, palettes, shape, type Palette } from './tokens.ts';

/** MUI's colours from a palette. The hover colours that MUI would compute are too dull on gold and grey on lilac. */
const scheme = (palette: Palette) => ({
  palette: {
    primary: { main: palette.brand, dark: palette.brandHover, contrastText: palette.brandInk },
    secondary: { main: palette.accent, dark: palette.accentHover, contrastText: palette.accentInk },
    error: { main: palette.danger },
    success: { main: palette.success },
    warning: { main: palette.warning },
    info: { main: palette.brand },
    background: { default: palette.paper, paper: palette.surface },
    text: { primary: palette.ink, secondary: palette.muted },
    divider: palette.line,
  },
});

const heading = { fontFamily: fonts.display, fontWeight: 600, letterSpacing: '-0.015em', lineHeight: 1.15 };

// One shadow for all elevated elements; flat ones have none.
const shadows = ['none', ...Array.from({ length: 24 }, () => shape.shadow)] as unknown as Shadows;

const options: ThemeOptions = {
  cssVariables: { colorSchemeSelector: `[${COLOR_SCHEME_ATTRIBUTE}="%s"]` },
  colorSchemes: { light: scheme(palettes.light), dark: scheme(palettes.dark) },
  shape: { borderRadius: shape.radius },
  shadows,
  typography: {
    fontFamily: fonts.body,
    h1: {
      ...heading,
      fontSize: 'clamp(2.5rem, 7vw, 4.75rem)',
      lineHeight: 1.02,
      letterSpacing: '-0.03em',
    },
    h2: { ...heading, fontSize: 'clamp(1.875rem, 4vw, 2.75rem)', lineHeight: 1.1, letterSpacing: '-0.02em' },
    h3: { ...heading, fontSize: '1.5rem' },
    h4: { ...heading, fontSize: '1.25rem' },
    h5: { ...heading, fontSize: '1.125rem' },
    h6: { ...heading, fontSize: '1rem' },
    body1: { lineHeight: 1.65 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  transitions: { easing: { easeInOut: shape.motion, easeOut: shape.motion } },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minHeight: 44 }, sizeLarge: { minHeight: 52, paddingInline: 28 } },
    },
    // MUI's fields detect autofill by animations, which global-styles.tsx has once: otherwise each field looks for their
    // styles in the page when it mounts.
    MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
    MuiTextField: { defaultProps: { fullWidth: true } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiAlert: {
      styleOverrides: {
        // The action is beside the text, or below it where it does not fit.
        root: ({ ownerState }) => (ownerState.action === undefined ? {} : { flexWrap: 'wrap' }),
        message: { overflowWrap: 'anywhere', flex: '1 1 11rem' },
        // The action is as high as a line of text, whatever it contains.
        action: { paddingBlock: 0, alignItems: 'center', '& .MuiButton-root': { marginBlock: -4 } },
      },
      // The background is a tint of the severity's colour, and the text in ink: readable in both schemes.
      variants: (['info', 'success', 'warning', 'error'] as const).map((severity) => ({
        props: { variant: 'standard', severity },
        style: ({ theme: { vars } }: { theme: Theme }) => ({
          color: vars.palette.text.primary,
          backgroundColor: `color-mix(in srgb, ${vars.palette[severity].main} 9%, ${vars.palette.background.paper})`,
          '& .MuiAlert-icon': { color: vars.palette[severity].main },
        }),
      })),
    },
    MuiLink: { defaultProps: { underline: 'always' } },
    MuiAvatar: {
      styleOverrides: {
        colorDefault: ({ theme: { vars } }) => ({
          color: vars.palette.primary.main,
          backgroundColor: 'var(--mq-wash)',
        }),
      },
    },
    MuiChip: {
      styleOverrides: {
        // As high as its text, which may be large or have several lines.
        root: { height: 'auto', minHeight: 32 },
        sizeSmall: { minHeight: 24 },
        label: { paddingBlock: 2, whiteSpace: 'normal', overflowWrap: 'anywhere' },
      },
      variants: [
        { props: { variant: 'filled', color: 'default' }, style: { backgroundColor: 'var(--mq-wash)' } },
      ],
    },
    MuiToggleButtonGroup: { styleOverrides: { root: { maxWidth: '100%' } } },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          textTransform: 'none',
          overflowWrap: 'anywhere',
          minHeight: 44,
          '&.Mui-selected, &.Mui-selected:hover': {
            color: 'var(--mq-brand)',
            backgroundColor: 'var(--mq-wash)',
          },
        },
      },
    },
    MuiSwitch: {
      // MUI's white thumb on a white track is hard to find when the switch is off.
      styleOverrides: { switchBase: { '&:not(.Mui-checked, .Mui-disabled)': { color: 'var(--mq-muted)' } } },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.25rem', paddingBlock: '24px 12px' } } },
    MuiDialogActions: {
      styleOverrides: {
        // Buttons do not wrap; without room they are stacked.
        root: { padding: '4px 24px 24px', flexWrap: 'wrap', rowGap: 8, whiteSpace: 'nowrap' },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: ({ theme: { breakpoints } }) => ({
          overflowWrap: 'anywhere',
          [breakpoints.down('sm')]: {
            '&:not(.MuiDialog-paperFullScreen)': {
              margin: 16,
              width: 'calc(100% - 32px)',
              maxWidth: 'calc(100% - 32px)',
            },
          },
        }),
      },
    },
    MuiSkeleton: { styleOverrides: { root: { backgroundColor: 'var(--mq-wash)' } } },
  },
};

/**
 * The theme with a language's options. Made at the first render, because making it would delay the start of the script.
 */
export const makeTheme = (additions: ThemeOptions = {}): Theme => createTheme(options, additions);
