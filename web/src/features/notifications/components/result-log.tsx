import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Panel } from '#web/components/panel.tsx';
import { visuallyHidden } from '#web/components/visually-hidden.ts';

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
    <Panel
      title={t('results')}
      action={results.length > 0 ? <Button onClick={onClear}>{t('clear')}</Button> : null}
    >
      <Box role="log" aria-label={t('results')}>
        {results.length === 0 ? (
          <Typography color="textSecondary">{t('noResults')}</Typography>
        ) : (
          <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {results.map((result, index) => (
              // The index can be the key, because results are only ever appended.
              <Stack component="li" direction="row" spacing={1.5} key={index} sx={{ alignItems: 'start' }}>
                <Box sx={{ display: 'flex', pt: 0.25 }}>{ICONS[result.status]}</Box>
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Typography>
                    <span style={visuallyHidden}>{`${t(`statuses.${result.status}`)}: `}</span>
                    <span>{result.text}</span>
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
    </Panel>
  );
}
