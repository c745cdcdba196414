// A reported profile: its reports, and buttons for the moderator's decisions.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  REPORT_REASONS,
  type ModerationAction,
  type ModerationCase,
} from '@marquee/domain/accounts/moderation';
import { paths } from '#web/config/paths.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { ReportList } from './report-list.tsx';

dayjs.extend(relativeTime);

export interface CaseCardProps {
  readonly of: ModerationCase;
  readonly now: number;
}

export function CaseCard({ of, now }: CaseCardProps) {
  const { t } = useTranslation('moderation');
  const titleId = useId();
  const [askedAction, setAskedAction] = useState<ModerationAction>();
  const [showsReports, setShowsReports] = useState(false);
  const isOpen = of.status === 'open';
  const name = of.name || of.username || t('unnamed');
  const when = dayjs(Math.min(isOpen ? of.last_reported_at : of.closed_at, now)).from(now);

  const button = (action: ModerationAction, label: string, isMain: boolean) => (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      color={action === 'take_down' ? 'error' : 'primary'}
      aria-label={t('actionNamed', { action: label, name })}
      onClick={() => setAskedAction(action)}
    >
      {label}
    </Button>
  );

  return (
    <Paper variant="outlined" component="li" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0, flex: '1 1 260px' }}>
          <Typography id={titleId} variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[
              isOpen ? t('lastReported', { when }) : t('takenDown', { when }),
              of.username === '' ? '' : `/${of.username}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
          {isOpen ? (
            <>
              {button('dismiss', t('dismiss'), false)}
              {button('take_down', t('takeDown'), true)}
            </>
          ) : (
            button('restore', t('restore'), true)
          )}
        </Stack>
      </Box>
      <Reasons of={of} />
      {/* The negative margin aligns the texts of the buttons, not their paddings, with the rest. */}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1, mx: '-5px' }}>
        <Button
          component={Link}
          to={paths.actorById.href(of.profile_id)}
          reloadDocument
          size="small"
          aria-label={t('openProfileNamed', { name })}
        >
          {t('openProfile')}
        </Button>
        {isOpen ? (
          <Button
            size="small"
            aria-expanded={showsReports}
            onClick={() => setShowsReports((shown) => !shown)}
          >
            {t(showsReports ? 'hideReports' : 'showReports')}
          </Button>
        ) : null}
      </Stack>
      {isOpen && showsReports ? <ReportList of={of} now={now} /> : null}
      {askedAction === undefined ? null : (
        <DecisionDialog of={of} name={name} action={askedAction} onClose={() => setAskedAction(undefined)} />
      )}
    </Paper>
  );
}

/** How many open reports there are, and for which reasons. */
function Reasons({ of }: { readonly of: ModerationCase }) {
  const { t } = useTranslation(['moderation', 'report']);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2, alignItems: 'center' }}>
      {of.status === 'open' ? (
        <Typography sx={{ fontWeight: 600 }}>{t('reports', { count: of.open_reports })}</Typography>
      ) : null}
      {REPORT_REASONS.map((reason) =>
        of.reasons[reason] === undefined ? null : (
          <Chip
            key={reason}
            size="small"
            sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 } }}
            label={t('reasonCount', { reason: t(`report:reasons.${reason}`), count: of.reasons[reason] })}
          />
        ),
      )}
    </Stack>
  );
}
