import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@marquee/domain/values/limits';
import type { SectionId } from '@marquee/domain/profile/profile-fields';

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
