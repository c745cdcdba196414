// Push on this device: its purpose and the button, or what is needed first.
import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IosSteps } from './ios-steps.tsx';
import type { Push } from './use-push.ts';

interface PushStateProps {
  readonly push: Push;
  /** Shown beside the enable button, such as 'Not now'. */
  readonly children?: ReactNode;
}

export function PushState({ push, children }: PushStateProps) {
  const { t } = useTranslation('push');
  const { support, thisDevice, isWorking, hasFailed } = push;
  if (support === 'needs-install') {
    return (
      <Stack sx={{ gap: 2 }}>
        <Box>
          <Typography sx={{ fontWeight: 600 }}>{t('ios.title')}</Typography>
          <Typography color="textSecondary">{t('ios.text')}</Typography>
        </Box>
        <IosSteps />
        {children}
      </Stack>
    );
  }
  if (support === 'unsupported' || support === 'denied') {
    return (
      <Alert severity="info" action={children}>
        <AlertTitle>{t(`${support}.title`)}</AlertTitle>
        <span>{t(`${support}.text`)}</span>
      </Alert>
    );
  }
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{t('title')}</Typography>
        <Typography color="textSecondary">{t(thisDevice === undefined ? 'why' : 'isOn')}</Typography>
      </Box>
      {hasFailed ? (
        <Typography role="alert" color="error">
          {t('failed')}
        </Typography>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {thisDevice === undefined ? (
          <Button
            variant="contained"
            startIcon={<NotificationsActiveOutlined />}
            loading={isWorking}
            onClick={() => void push.turnOn()}
          >
            {t('turnOn')}
          </Button>
        ) : (
          <Button variant="outlined" loading={isWorking} onClick={() => void push.end(thisDevice)}>
            {t('turnOff')}
          </Button>
        )}
        {children}
      </Box>
    </Stack>
  );
}
