// Profile completeness, the next step, and what else is missing. Each item links to its field in the editor.
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Completeness, MissingPart } from '@marquee/domain/profile/completeness';
import { fieldId } from '#web/components/form/field-id.ts';
import { Panel } from '#web/components/panel.tsx';
import { paths } from '#web/config/paths.ts';
import type { NextStep } from './next-step.ts';

const address = ({ field }: MissingPart): string => `${paths.profileEdit.href()}#${fieldId(field)}`;

interface CompletenessMeterProps {
  readonly completeness: Completeness;
  readonly next: NextStep;
}

export function CompletenessMeter({
  completeness: { percent, missing, better },
  next,
}: CompletenessMeterProps) {
  const { t } = useTranslation('myProfile');
  const progress = t('completeness.progress', { percent });
  const first = next.kind === 'add' ? next.missing : undefined;
  const others = missing.filter((one) => one !== first);
  return (
    <Panel
      title={t('completeness.title')}
      action={
        <Typography color="textSecondary" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {progress}
        </Typography>
      }
    >
      <LinearProgress
        variant="determinate"
        color={missing.length === 0 ? 'success' : 'primary'}
        value={percent}
        aria-label={t('completeness.title')}
        aria-valuetext={progress}
        sx={{ height: 8, borderRadius: 4, mb: 2 }}
      />
      {missing.length === 0 ? (
        <Typography color="textSecondary">
          {t(better.length === 0 ? 'completeness.complete' : 'completeness.enough')}
        </Typography>
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
      <Parts id="completeness-missing" title={t('completeness.missing')} parts={others} />
      {/* The parts that would improve the profile are listed once no needed part is missing. */}
      {missing.length > 0 ? null : (
        <Parts id="completeness-better" title={t('completeness.better')} parts={better} />
      )}
    </Panel>
  );
}

interface PartsProps {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly MissingPart[];
}

function Parts({ id, title, parts }: PartsProps) {
  const { t } = useTranslation('myProfile');
  if (parts.length === 0) return null;
  return (
    <>
      <Typography id={id} color="textSecondary" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Stack
        component="ul"
        direction="row"
        aria-labelledby={id}
        sx={{ flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {parts.map((one) => (
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
  );
}
