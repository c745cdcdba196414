import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import type { ModerationCase } from '@marquee/domain/accounts/moderation';
import { useReports } from '../api/use-cases.ts';
import { FailedQueue } from './queue-states.tsx';

const SHOWN = 20;

export interface ReportListProps {
  readonly of: ModerationCase;
  readonly now: number;
}

/** The newest reports about a profile, as plain text. */
export function ReportList({ of, now }: ReportListProps) {
  const { t } = useTranslation(['moderation', 'report']);
  const reports = useReports(of, SHOWN);
  if (reports.status === 'loading') return <Skeleton height={72} role="status" aria-label={t('loading')} />;
  if (reports.status === 'error') return <FailedQueue onRetry={reports.retry} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
      {reports.data.map((report) => (
        <Box
          component="li"
          key={report.id}
          sx={{ borderBlockStart: 1, borderColor: 'divider', py: 1.5, overflowWrap: 'anywhere' }}
        >
          <Typography variant="body2" color="textSecondary">
            {`${t(`report:reasons.${report.reason}`)} · ${dayjs(Math.min(report.created_at, now)).from(now)}`}
          </Typography>
          <Typography
            color={report.text === '' ? 'textSecondary' : undefined}
            sx={{ whiteSpace: 'pre-line' }}
          >
            {report.text === '' ? t('noText') : report.text}
          </Typography>
        </Box>
      ))}
      {of.open_reports > SHOWN ? (
        <Typography component="li" variant="body2" color="textSecondary">
          {t('newest', { count: SHOWN })}
        </Typography>
      ) : null}
    </Box>
  );
}
