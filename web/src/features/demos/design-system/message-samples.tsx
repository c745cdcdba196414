// Messages, badges, dialogs, empty states and loading states.
import NotificationsNone from '@mui/icons-material/NotificationsNone';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import Alert from '@mui/material/Alert';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/empty-state.tsx';
import { DarkBulb } from '#web/components/pictures/dark-bulb.tsx';
import { DressingMirror } from '#web/components/pictures/dressing-mirror.tsx';
import { EmptySeats } from '#web/components/pictures/empty-seats.tsx';
import { EmptyStage } from '#web/components/pictures/empty-stage.tsx';
import { MarqueeSign } from '#web/components/pictures/marquee-sign.tsx';
import { QuestionDialog } from '#web/components/question-dialog.tsx';
import { useToast } from '#web/components/toast.tsx';
import { Part, Row, Tiles } from './part.tsx';

const SEVERITIES = ['info', 'success', 'warning', 'error'] as const;

export function Messages() {
  const { t } = useTranslation('demos');
  const toast = useToast();
  return (
    <Part title={t('typography.alerts')} text={t('typography.alertsText')}>
      {SEVERITIES.map((severity) => (
        <Alert key={severity} severity={severity} role="note">
          {t(`typography.${severity}`)}
        </Alert>
      ))}
      <Alert severity="info" role="note" action={<Button color="inherit">{t('typography.doIt')}</Button>}>
        {t('typography.withAction')}
      </Alert>
      <Row>
        {SEVERITIES.map((severity) => (
          <Button
            key={severity}
            variant="outlined"
            onClick={() =>
              toast({
                title: t('typography.toastTitle'),
                text: `${t(`typography.${severity}`)} ${t('typography.toastText')}`,
                variant: severity,
              })
            }
          >
            {`${t('typography.toast')}: ${severity}`}
          </Button>
        ))}
      </Row>
    </Part>
  );
}

export function Badges() {
  const { t } = useTranslation('demos');
  return (
    <Part title={t('typography.badges')}>
      <Row>
        <Chip icon={<PublicOutlined />} color="success" variant="outlined" label={t('typography.public')} />
        <Chip icon={<LockOutlined />} variant="outlined" label={t('typography.private')} />
        <Chip label={t('typography.chip')} />
        <Badge badgeContent={3} color="secondary" sx={{ m: 1 }}>
          <NotificationsNone aria-hidden="true" />
        </Badge>
        <Badge badgeContent={128} max={99} color="secondary" sx={{ m: 1 }}>
          <NotificationsNone aria-hidden="true" />
        </Badge>
      </Row>
    </Part>
  );
}

export function Dialogs() {
  const { t } = useTranslation('demos');
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <Part title={t('typography.dialogs')} text={t('typography.dialogsText')}>
      <Row>
        <Button variant="outlined" onClick={() => setIsOpen(true)}>
          {t('typography.openDialog')}
        </Button>
      </Row>
      <QuestionDialog
        open={isOpen}
        title={t('typography.dialogTitle')}
        text={t('typography.dialogText')}
        onClose={close}
      >
        <Button onClick={close}>{t('typography.no')}</Button>
        <Button variant="contained" onClick={close}>
          {t('typography.yes')}
        </Button>
      </QuestionDialog>
    </Part>
  );
}

const PICTURES = { EmptyStage, DressingMirror, MarqueeSign, EmptySeats, DarkBulb };

export function EmptyStates() {
  const { t } = useTranslation('demos');
  return (
    <Part title={t('typography.empty')} text={t('typography.emptyText')}>
      <Paper variant="outlined">
        <EmptyState
          picture={<MarqueeSign />}
          heading="h3"
          title={t('typography.emptyTitle')}
          text={t('typography.emptyExample')}
        >
          <Button variant="contained">{t('typography.doIt')}</Button>
        </EmptyState>
      </Paper>
      <Tiles least={240}>
        {Object.entries(PICTURES).map(([name, Picture]) => (
          <Paper key={name} variant="outlined" sx={{ p: 2, textAlign: 'center' }}>
            <Picture />
          </Paper>
        ))}
      </Tiles>
    </Part>
  );
}

export function Waiting() {
  const { t } = useTranslation('demos');
  return (
    <Part title={t('typography.loading')} text={t('typography.loadingText')}>
      <Box data-sample sx={{ display: 'contents' }}>
        <Paper variant="outlined" aria-hidden="true">
          {[68, 52].map((width) => (
            <Box key={width} sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2 }}>
              <Skeleton variant="circular" width={44} height={44} sx={{ flex: 'none' }} />
              <Box sx={{ flex: 1 }}>
                <Skeleton width={`${String(width)}%`} />
                <Skeleton width="24%" />
              </Box>
            </Box>
          ))}
        </Paper>
        <Row>
          <CircularProgress aria-label={t('typography.loading')} />
          <LinearProgress
            variant="determinate"
            value={62}
            color="secondary"
            aria-label={t('typography.progress')}
            sx={{ flex: '1 1 200px', height: 8, borderRadius: 4 }}
          />
        </Row>
      </Box>
    </Part>
  );
}
