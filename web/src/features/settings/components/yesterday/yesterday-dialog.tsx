// Lists the changes that restoring yesterday's profile makes, with the button that restores it.
import Alert from '@mui/material/Alert';
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
import { restoredForm } from '@marquee/domain/profile/yesterday';
import { useToast } from '#web/components/toast.tsx';
import { restoreYesterday } from '#web/features/settings/api/restore-yesterday.ts';
import type { StoredProfile } from '#web/profile-form/api/load-profile.ts';
import { changesBetween, type Change } from '#web/profile-form/changes/changes.ts';

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
  const { t } = useTranslation(['settings', 'profileEditor']);
  const value = (text: string): string => text || t('profileEditor:changes.empty');
  return (
    <Box sx={{ py: 1.25 }}>
      <Box component="dt" sx={{ fontWeight: 600 }}>
        {label}
      </Box>
      {now === then ? (
        <Value>{t('profileEditor:changes.detail', { value: value(now) })}</Value>
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
  /** The stored profile that the list is made from: a restore replaces no other. */
  readonly shown: StoredProfile;
  readonly then: ProfileForm;
  readonly onClose: () => void;
}

export function YesterdayDialog({ user, when, shown, then, onClose }: YesterdayDialogProps) {
  const { t } = useTranslation(['settings', 'common']);
  const { t: editor } = useTranslation(['profileEditor', 'casting']);
  const { t: casting } = useTranslation('casting');
  const toast = useToast();
  const [isSaving, setIsSaving] = useState(false);
  /** The profile that was saved elsewhere while the dialog was open: the list is made again from it. */
  const [newer, setNewer] = useState<StoredProfile>();
  const now = newer ?? shown;

  const restore = async (): Promise<void> => {
    setIsSaving(true);
    const result = await restoreYesterday(user.uid, then, now);
    setIsSaving(false);
    if (result.outcome === 'conflict') {
      setNewer(result.theirs);
      return;
    }
    if (result.outcome === 'saved') toast({ variant: 'success', text: t('yesterday.restored') });
    else {
      const text = result.outcome === 'unsent' ? t('yesterday.offline') : t('saveFailed.text');
      toast({ variant: 'error', title: t('saveFailed.title'), text });
    }
    onClose();
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
        <Box role="status">{newer ? <Alert severity="warning">{t('yesterday.changed')}</Alert> : null}</Box>
        <Box component="dl" sx={{ m: 0 }}>
          {changesBetween(now.form, restoredForm(then, now.form), { editor, casting }).map((change) => (
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
