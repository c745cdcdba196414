import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The ids of the five sections: the jump list and links from elsewhere (`/profile/edit#profile-media`) lead to them. */
export const SECTIONS = [
  { id: 'basic-information', text: 'basic' },
  { id: 'profile-media', text: 'media' },
  { id: 'career-details', text: 'career' },
  { id: 'social-media-videos', text: 'social' },
  { id: 'privacy-settings', text: 'privacy' },
] as const;
export type SectionId = (typeof SECTIONS)[number]['id'];

interface EditorSectionProps {
  readonly id: SectionId;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

export const Card = styled(Paper)<{ component?: 'section' }>(({ theme }) => ({
  padding: theme.spacing(4),
  scrollMarginTop: theme.spacing(10),
  [theme.breakpoints.down('sm')]: {
    padding: theme.spacing(3, 2),
    marginInline: theme.spacing(-2),
    borderRadius: 0,
    borderInline: 0,
  },
}));

export function EditorSection({ id, title, text, children }: EditorSectionProps) {
  return (
    <Card component="section" variant="outlined" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <Typography variant="h3" component="h2" id={`${id}-title`}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
        {text}
      </Typography>
      <Stack spacing={3}>{children}</Stack>
    </Card>
  );
}

/** Two short fields beside each other, on a phone too. */
export const ShortFieldRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: '1fr 1fr',
}));

/** Two fields beside each other where there is room. */
export const FieldRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', gap: theme.spacing(2) },
}));
