// Lists the changes that restoring yesterday's profile makes, with the button that restores it.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import type { User } from 'firebase/auth';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { useToast } from '../../../../components/toast.tsx';
import type { SaveResult } from '../../../../profile-form/saving/save-profile.ts';
import { restoreYesterday } from '../../api/restore-yesterday.ts';
import { useSaveFailure } from '../use-save-failure.ts';
import { changesBetween, type Change } from './changes.ts';

/** Shows two lines of a text; a longer text is cut at their end. */
const Value = styled('dd')({
  margin: 0,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});

function ChangeRow({ label, now, then }: Change) {
  const { t } = useTranslation('settings');
  const value = (text: string): string => text || t('yesterday.empty');
  return (
    <Box sx={{ py: 1.25 }}>
      <Box component="dt" sx={{ fontWeight: 600 }}>
        {label}
      </Box>
      {now === then ? (
        <Value>{t('yesterday.detail', { value: value(now) })}</Value>
      ) : (
        <>
          <Value sx={{ color: 'text.secondary' }}>{t('yesterday.now', { value: value(now) })}</Value>
          <Value>{t('yesterday.then', { value: value(then) })}</Value>
        </>
      )}
    </Box>
  );
}

interface YesterdayDialogProps {
  readonly user: User;
  readonly when: string;
  readonly now: ProfileForm;
  readonly then: ProfileForm;
  readonly onClose: () => void;
}

export function YesterdayDialog({ user, when, now, then, onClose }: YesterdayDialogProps) {
  const { t } = useTranslation(['settings', 'common']);
  const { t: settings } = useTranslation('settings');
  const { t: editor } = useTranslation(['profileEditor', 'casting']);
  const { t: casting } = useTranslation('casting');
  const toast = useToast();
  const reportFailure = useSaveFailure();
  const [isSaving, setIsSaving] = useState(false);

  const notify = ({ outcome }: SaveResult): void => {
    if (outcome === 'saved') toast({ variant: 'success', text: t('yesterday.restored') });
    else {
      const text = outcome === 'unsent' ? t('yesterday.offline') : t('saveFailed.text');
      toast({ variant: 'error', title: t('saveFailed.title'), text });
    }
  };

  const restore = async (): Promise<void> => {
    setIsSaving(true);
    try {
      notify(await restoreYesterday(user, then));
      onClose();
    } catch (error) {
      reportFailure('The state of yesterday could not be restored.', error);
      setIsSaving(false);
    }
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={isSaving ? undefined : onClose}
      aria-labelledby="yesterday-title"
    >
      <DialogTitle id="yesterday-title">{t('yesterday.question')}</DialogTitle>
      {/* Focusable, so that the keyboard can scroll it. */}
      <DialogContent tabIndex={0}>
        <DialogContentText sx={{ mb: 1 }}>{t('yesterday.text', { when })}</DialogContentText>
        <Box component="dl" sx={{ m: 0 }}>
          {changesBetween(now, then, { settings, editor, casting }).map((change) => (
            <ChangeRow key={change.label} {...change} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button disabled={isSaving} onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button variant="contained" loading={isSaving} onClick={() => void restore()}>
          {t('yesterday.restore')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
