import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../../components/visually-hidden.ts';

export interface Result {
  readonly status: 'ok' | 'note' | 'failed';
  readonly text: string;
  readonly detail?: string;
}

const ICONS = {
  ok: <CheckCircle color="success" fontSize="small" aria-hidden="true" />,
  note: <InfoOutlined color="info" fontSize="small" aria-hidden="true" />,
  failed: <ErrorOutlined color="error" fontSize="small" aria-hidden="true" />,
} as const;

interface ResultLogProps {
  readonly results: readonly Result[];
  readonly onClear: () => void;
}

export function ResultLog({ results, onClear }: ResultLogProps) {
  const { t } = useTranslation('notificationTest');
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="results-title"
      sx={{ p: { xs: 2.5, md: 3 } }}
    >
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', minHeight: 44, mb: 1 }}
      >
        <Typography id="results-title" variant="h4" component="h2">
          {t('results')}
        </Typography>
        {results.length > 0 ? <Button onClick={onClear}>{t('clear')}</Button> : null}
      </Stack>
      <Box role="log" aria-labelledby="results-title">
        {results.length === 0 ? (
          <Typography color="textSecondary">{t('noResults')}</Typography>
        ) : (
          <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {results.map((result, index) => (
              // Results are only ever added at the end.
              <Stack component="li" direction="row" spacing={1.5} key={index} sx={{ alignItems: 'start' }}>
                <Box sx={{ display: 'flex', pt: 0.25 }}>{ICONS[result.status]}</Box>
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Typography>
                    <span style={visuallyHidden}>{t(`statuses.${result.status}`)}: </span>
                    {result.text}
                  </Typography>
                  {result.detail === undefined ? null : (
                    <Typography variant="body2" color="textSecondary">
                      {result.detail}
                    </Typography>
                  )}
                </Box>
              </Stack>
            ))}
          </Stack>
        )}
      </Box>
    </Paper>
  );
}
