// Profile completeness, the next step, and what else is missing. Each item links to its field in the editor.
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fieldId } from '../../../components/form/use-form-field.ts';
import { paths } from '../../../config/paths.ts';
import type { MissingPart, NextStep, ToDo } from './to-do.ts';

const address = ({ field }: MissingPart): string => `${paths.profileEdit.href()}#${fieldId(field)}`;

interface CompletenessMeterProps {
  readonly toDo: ToDo;
  readonly next: NextStep;
}

export function CompletenessMeter({ toDo: { percent, missing }, next }: CompletenessMeterProps) {
  const { t } = useTranslation('myProfile');
  const progress = t('completeness.progress', { percent });
  const first = next.kind === 'add' ? next.missing : undefined;
  const others = missing.filter((one) => one !== first);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="completeness-title"
      sx={{ p: { xs: 2.5, md: 3 } }}
    >
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 2, mb: 1.5 }}
      >
        <Typography id="completeness-title" variant="h4" component="h2">
          {t('completeness.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {progress}
        </Typography>
      </Stack>
      <LinearProgress
        variant="determinate"
        color={missing.length === 0 ? 'success' : 'primary'}
        value={percent}
        aria-labelledby="completeness-title"
        aria-valuetext={progress}
        sx={{ height: 8, borderRadius: 4, mb: 2 }}
      />
      {missing.length === 0 ? (
        <Typography color="textSecondary">{t('completeness.complete')}</Typography>
      ) : null}
      {first === undefined ? null : (
        <Stack spacing={1.5} sx={{ mb: others.length === 0 ? 0 : 2.5 }}>
          <Typography color="textSecondary">{t(`completeness.why.${first.part}`)}</Typography>
          <Button
            component={Link}
            to={address(first)}
            variant="contained"
            color="secondary"
            sx={{ alignSelf: 'start' }}
          >
            {t(`completeness.add.${first.part}`)}
          </Button>
        </Stack>
      )}
      {others.length === 0 ? null : (
        <>
          <Typography id="completeness-missing" color="textSecondary" sx={{ mb: 1 }}>
            {t('completeness.missing')}
          </Typography>
          <Stack
            component="ul"
            direction="row"
            aria-labelledby="completeness-missing"
            sx={{ flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
          >
            {others.map((one) => (
              <li key={one.part}>
                <Chip
                  clickable
                  variant="outlined"
                  component={Link}
                  to={address(one)}
                  label={t(`completeness.parts.${one.part}`)}
                />
              </li>
            ))}
          </Stack>
        </>
      )}
    </Paper>
  );
}
