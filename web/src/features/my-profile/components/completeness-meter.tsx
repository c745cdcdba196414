// How complete the profile is, what is missing, and the way there.
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { COMPLETENESS_PARTS, missingParts, type Contact, type Profile } from '@marquee/domain/profile';
import { paths } from '../../../config/paths.ts';

interface CompletenessMeterProps {
  readonly profile: Profile;
  readonly contact: Contact;
}

export function CompletenessMeter({ profile, contact }: CompletenessMeterProps) {
  const { t } = useTranslation('myProfile');
  const missing = missingParts(profile, contact);
  const all = COMPLETENESS_PARTS.length;
  const done = all - missing.length;
  const progress = t('completeness.progress', { done, all });
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
        color={missing.length === 0 ? 'success' : 'secondary'}
        value={(done / all) * 100}
        aria-labelledby="completeness-title"
        aria-valuetext={progress}
        sx={{ height: 8, borderRadius: 4, mb: 2 }}
      />
      {missing.length === 0 ? (
        <Typography color="textSecondary">{t('completeness.complete')}</Typography>
      ) : (
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
            {missing.map((part) => (
              <li key={part}>
                <Chip
                  clickable
                  variant="outlined"
                  component={Link}
                  to={`${paths.profileEdit.href()}#${part}`}
                  label={t(`completeness.parts.${part}`)}
                />
              </li>
            ))}
          </Stack>
        </>
      )}
    </Paper>
  );
}
