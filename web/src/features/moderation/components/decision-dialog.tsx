import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  MODERATION_LIMITS,
  readReason,
  REPORT_REASONS,
  type ModerationAction,
  type ModerationCase,
  type ReportReason,
} from '@marquee/domain/accounts/moderation';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { FormTextField } from '#web/components/form/form-field.tsx';
import { useToast } from '#web/components/toast.tsx';
import { decide, failureKey } from '../api/decide.ts';

export interface DecisionDialogProps {
  readonly of: ModerationCase;
  readonly name: string;
  readonly action: ModerationAction;
  readonly onClose: () => void;
}

/** The reason that most reports give. */
function commonest({ reasons }: ModerationCase): ReportReason {
  const [first] = Object.entries(reasons).sort(([, a], [, b]) => b - a);
  return readReason(first?.[0]);
}

const LABELS = { take_down: 'takeDown', dismiss: 'dismiss', restore: 'restore' } as const;

export function DecisionDialog({ of, name, action, onClose }: DecisionDialogProps) {
  const { t } = useTranslation(['moderation', 'report']);
  const toast = useToast();
  const [initialValues] = useState(() => ({ reason: commonest(of), note: '' }));
  const [failure, setFailure] = useState<ReturnType<typeof failureKey>>();

  const confirm = async ({ reason, note }: typeof initialValues): Promise<void> => {
    setFailure(undefined);
    try {
      await decide({
        profileId: of.profile_id,
        action,
        note: note.trim(),
        ...(action === 'take_down' ? { reason } : {}),
      });
      toast({ variant: 'success', text: t(`done.${action}`, { name }) });
      onClose();
    } catch (error) {
      console.warn('The decision was not taken.', error);
      setFailure(failureKey(error));
    }
  };

  return (
    <FormDialog
      title={t(`dialog.${action}.title`, { name })}
      submitLabel={t(LABELS[action])}
      color={action === 'take_down' ? 'error' : 'primary'}
      maxWidth="sm"
      initialValues={initialValues}
      onSubmit={confirm}
      onClose={onClose}
    >
      <Stack sx={{ gap: 3 }}>
        <DialogContentText>{t(`dialog.${action}.text`)}</DialogContentText>
        {action === 'take_down' ? (
          <FormTextField name="reason" select label={t('dialog.reason')}>
            {REPORT_REASONS.map((option) => (
              <MenuItem key={option} value={option} sx={{ whiteSpace: 'normal' }}>
                {t(`report:reasons.${option}`)}
              </MenuItem>
            ))}
          </FormTextField>
        ) : null}
        <FormTextField
          name="note"
          multiline
          minRows={2}
          label={t('dialog.note')}
          maxLength={MODERATION_LIMITS.text}
        />
        {failure === undefined ? null : <Alert severity="error">{t(`dialog.${failure}`)}</Alert>}
      </Stack>
    </FormDialog>
  );
}
