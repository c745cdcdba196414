// MUI's theme from our tokens.
import { createTheme } from '@mui/material/styles';
import { COLOR_SCHEME_ATTRIBUTE, fonts, palettes, shape, type Palette } from './tokens.ts';

const scheme = (palette: Palette) => ({
  palette: {
    primary: { main: palette.brand, contrastText: palette.brandInk },
    secondary: { main: palette.accent, contrastText: palette.accentInk },
    error: { main: palette.danger },
    success: { main: palette.success },
    background: { default: palette.paper, paper: palette.surface },
    text: { primary: palette.ink, secondary: palette.muted },
    divider: palette.line,
  },
});

const heading = { fontFamily: fonts.display, fontWeight: 600, letterSpacing: '-0.015em', lineHeight: 1.15 };

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: `[${COLOR_SCHEME_ATTRIBUTE}="%s"]` },
  colorSchemes: { light: scheme(palettes.light), dark: scheme(palettes.dark) },
  shape: { borderRadius: shape.radius },
  typography: {
    fontFamily: fonts.body,
    h1: { ...heading, fontSize: 'clamp(2.25rem, 6vw, 4rem)' },
    h2: { ...heading, fontSize: 'clamp(1.75rem, 4vw, 2.5rem)' },
    h3: { ...heading, fontSize: '1.5rem' },
    h4: { ...heading, fontSize: '1.25rem' },
    h5: { ...heading, fontSize: '1.125rem' },
    h6: { ...heading, fontSize: '1rem' },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  transitions: { easing: { easeInOut: shape.motion } },
  components: {
    MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: 44 } } },
    MuiTextField: { defaultProps: { fullWidth: true } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  },
});
