import { styled, type Theme } from '@mui/material/styles';

/** The gap between two columns, in the theme's spacing. */
const GAP = 2;

/** At most two columns, each at least `narrowest` wide; one column with large type. */
const twoColumns = (theme: Theme, narrowest: string): string =>
  `repeat(auto-fit, minmax(min(100%, max(${narrowest}, 50% - ${theme.spacing(GAP)})), 1fr))`;

/** Two short fields side by side, on a phone too. */
export const ShortFieldRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(GAP),
  gridTemplateColumns: twoColumns(theme, '8rem'),
}));

/** Two fields side by side where they fit. */
export const FieldRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3, GAP),
  gridTemplateColumns: twoColumns(theme, '14rem'),
  [theme.breakpoints.up('sm')]: { rowGap: theme.spacing(GAP) },
}));
