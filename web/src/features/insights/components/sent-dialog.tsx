// The dialog that edits a row of the log of sent links.
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as yup from 'yup';
import { isCalendarDate } from '@marquee/domain/values/calendar-day';
import { SEND_LIMITS, STAGES, type SentRow } from '@marquee/domain/views/sends';
import { FormTextField } from '../../../components/form/form-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { RemovalDialog } from '../../../components/question-dialog.tsx';
import { useIsPhone } from '../../../components/screen-width.ts';
import { useToast } from '../../../components/toast.tsx';
import { saveSend, storedLine } from '../../../links/send-log.ts';
import { TitledDialog } from '../../../links/titled-dialog.tsx';

const SCHEMA = yup.object({
  next_on: yup.string().test('date', 'dayWrong', (day) => !day || (day >= '2000' && isCalendarDate(day))),
});

interface SentDialogProps {
  readonly uid: string;
  readonly row: SentRow;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function SentDialog({ uid, row, open, onClose }: SentDialogProps) {
  const { t } = useTranslation('insights');
  const toast = useToast();
  const isPhone = useIsPhone();
  const { code, send, hasLink } = row;
  const { project, role, stage, next_on, note } = send;

  const attempt = async (writing: Promise<void>): Promise<void> => {
    try {
      await writing;
    } catch (error) {
      console.error('The row could not be saved.', error);
      toast({ variant: 'error', title: t('sent.failed.title'), text: t('sent.failed.text') });
      return;
    }
    toast({ variant: 'success', text: t('sent.saved') });
    onClose();
  };

  return (
    <TitledDialog title={send.label} open={open} onClose={onClose} fullScreen={isPhone}>
      <Form
        initialValues={{ project, role, stage, next_on, note }}
        validationSchema={SCHEMA}
        errorText={() => t('sent.dayWrong')}
        onSubmit={(values) =>
          attempt(
            saveSend(uid, code, {
              ...send,
              ...values,
              project: storedLine(values.project),
              role: storedLine(values.role),
              note: values.note.trim(),
            }),
          )
        }
      >
        <Stack spacing={2.5} sx={{ pt: 1 }}>
          <Fields row={row} />
          <SubmitButton>{t('sent.save')}</SubmitButton>
          {hasLink ? null : (
            <DeleteButton label={send.label} onDelete={() => attempt(saveSend(uid, code, undefined))} />
          )}
        </Stack>
      </Form>
    </TitledDialog>
  );
}

function Fields({ row }: { readonly row: SentRow }) {
  const { t } = useTranslation('insights');
  return (
    <>
      <FormTextField
        name="project"
        label={t('sent.project')}
        maxLength={SEND_LIMITS.project}
        autoComplete="off"
      />
      <FormTextField name="role" label={t('sent.role')} maxLength={SEND_LIMITS.role} autoComplete="off" />
      <FormTextField name="stage" select label={t('sent.state')}>
        <MenuItem value="">{t('sent.byLink', { state: t(`sent.states.${row.reached}`) })}</MenuItem>
        {STAGES.map((stage) => (
          <MenuItem key={stage} value={stage}>
            {t(`sent.states.${stage}`)}
          </MenuItem>
        ))}
      </FormTextField>
      <FormTextField name="next_on" type="date" label={t('sent.nextOn')} helperText={t('sent.nextOnHelp')} />
      <FormTextField
        name="note"
        label={t('sent.note')}
        multiline
        minRows={3}
        maxLength={SEND_LIMITS.note}
        aside={(note) => t('sent.count', { count: note.length, most: SEND_LIMITS.note })}
      />
    </>
  );
}

interface DeleteButtonProps {
  readonly label: string;
  readonly onDelete: () => Promise<void>;
}

/** The button that deletes the row; shown only if the row's link is deleted. */
function DeleteButton({ label, onDelete }: DeleteButtonProps) {
  const { t } = useTranslation('insights');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {t('sent.delete')}
      </Button>
      <RemovalDialog
        open={isAsking}
        title={t('sent.deleteTitle', { label })}
        text={t('sent.deleteText')}
        action={t('links.delete')}
        onConfirm={() => {
          setAsking(false);
          void onDelete();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
