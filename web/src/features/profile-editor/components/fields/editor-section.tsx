import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@marquee/domain/limits';
import type { SectionId } from '../sections/sections.ts';

interface EditorSectionProps {
  readonly id: SectionId;
  readonly children: ReactNode;
}

export const Card = styled(Paper)<{ component?: 'section' }>(({ theme }) => ({
  padding: theme.spacing(4),
  [theme.breakpoints.down('sm')]: {
    padding: theme.spacing(3, 2),
    marginInline: theme.spacing(-2),
    borderRadius: 0,
    borderInline: 0,
  },
}));

/** One section of the form. */
export function EditorSection({ id, children }: EditorSectionProps) {
  const { t } = useTranslation('profileEditor');
  const title = useId();
  return (
    <Card component="section" variant="outlined" aria-labelledby={title}>
      <Typography variant="h3" component="h2" id={title}>
        {t(`sections.${id}.title`)}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
        {t(`sections.${id}.text`, { max: LIMITS.photos })}
      </Typography>
      <Stack spacing={3}>{children}</Stack>
    </Card>
  );
}

/** Between two columns, in the theme's spacing. */
const GAP = 2;

/** At most two columns, each at least `narrowest` wide; with large type one. */
const twoColumns = (theme: Theme, narrowest: string): string =>
  `repeat(auto-fit, minmax(min(100%, max(${narrowest}, 50% - ${theme.spacing(GAP)})), 1fr))`;

/** Two short fields beside each other, on a phone too. */
export const ShortFieldRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(GAP),
  gridTemplateColumns: twoColumns(theme, '8rem'),
}));

/** Two fields beside each other where there is room. */
export const FieldRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3, GAP),
  gridTemplateColumns: twoColumns(theme, '14rem'),
  [theme.breakpoints.up('sm')]: { rowGap: theme.spacing(GAP) },
}));
