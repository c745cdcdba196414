import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@marquee/domain/profile';
import { SendIt } from './send-it.tsx';

interface SendDialogProps {
  readonly profile: Profile;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Comes when the profile was made public on /my-profile. */
export function SendDialog({ profile, open, onClose }: SendDialogProps) {
  const { t } = useTranslation('sharing');
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1.5 }}>
        <DialogTitle id={titleId} sx={{ flex: 1, typography: 'h3' }}>
          {t('send.title')}
        </DialogTitle>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <DialogContent>
        <DialogContentText sx={{ mb: 2.5 }}>{t('send.text')}</DialogContentText>
        <SendIt profile={profile} />
      </DialogContent>
    </Dialog>
  );
}
