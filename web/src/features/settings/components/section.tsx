// A section of the settings: its subject on the left, the controls on the right; on a phone one below the other.
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { visuallyHidden } from '#web/components/visually-hidden.ts';

const Grid = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 5),
  scrollMarginBlockStart: 96,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '240px minmax(0, 1fr)' },
}));

interface SectionProps {
  /** The id of the section's element: the hash of links to it. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Whether the screen's heading has the same words: then only screen readers get the title. */
  readonly hidesTitle?: boolean;
  readonly children: ReactNode;
}

export function Section({ id, title, text, hidesTitle = false, children }: SectionProps) {
  return (
    <Grid id={id} aria-labelledby={`${id}-title`}>
      <Box>
        <Typography
          id={`${id}-title`}
          variant="h4"
          component="h2"
          gutterBottom
          // Not by `sx`, where a width of 1 is 100 %.
          {...(hidesTitle && { style: visuallyHidden })}
        >
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text}
        </Typography>
      </Box>
      <Paper variant="outlined" sx={{ minWidth: 0 }}>
        {children}
      </Paper>
    </Grid>
  );
}

/** One setting of a section. */
export const Item = styled('div')(({ theme }) => ({
  padding: theme.spacing(2.5),
  '& + &': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}));

/** An item's text beside its button; one below the other where they do not fit. */
export const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5, 2),
}));

/** A name with an explanation. */
export function Named({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}
