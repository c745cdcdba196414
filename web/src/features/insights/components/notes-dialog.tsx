// The owner's notes on a named link: project, role, status, next date; and what the link has counted since it was made.
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import * as yup from 'yup';
import { isCalendarDate } from '@marquee/domain/values/calendar-day';
import { LINK_LIMITS, STAGES } from '@marquee/domain/views/named-link';
import type { SentRow } from '@marquee/domain/views/sent-rows';
import type { DayViews } from '@marquee/domain/views/views';
import { FormTextField } from '#web/components/form/form-field.tsx';
import { Form } from '#web/components/form/form.tsx';
import { SubmitButton } from '#web/components/form/submit-button.tsx';
import { useIsPhone } from '#web/components/screen-width.ts';
import { useToast } from '#web/components/toast.tsx';
import { saveNotes, storedLine } from '#web/sharing/api/named-links.ts';
import { TitledDialog } from '#web/sharing/components/titled-dialog.tsx';
import { counted } from './counted.ts';

const SCHEMA = yup.object({
  next_on: yup.string().test('date', 'dayWrong', (day) => !day || (day >= '2000' && isCalendarDate(day))),
});

interface NotesDialogProps {
  readonly uid: string;
  readonly row: SentRow;
  /** What the link has counted since it was made. */
  readonly views: DayViews['links'][string] | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function NotesDialog({ uid, row, views, open, onClose }: NotesDialogProps) {
  const { t } = useTranslation('insights');
  const toast = useToast();
  const isPhone = useIsPhone();
  const { code, label, project, role, stage, next_on, note } = row.link;

  const attempt = async (writing: Promise<void>): Promise<void> => {
    try {
      await writing;
    } catch (error) {
      console.error('The notes could not be saved.', error);
      toast({ variant: 'error', title: t('sent.failed.title'), text: t('sent.failed.text') });
      return;
    }
    toast({ variant: 'success', text: t('sent.saved') });
    onClose();
  };

  return (
    <TitledDialog title={label} open={open} onClose={onClose} fullScreen={isPhone}>
      <Form
        initialValues={{ project, role, stage, next_on, note }}
        validationSchema={SCHEMA}
        errorText={() => t('sent.dayWrong')}
        onSubmit={(values) =>
          attempt(
            saveNotes(uid, code, {
              ...values,
              project: storedLine(values.project),
              role: storedLine(values.role),
              note: values.note.trim(),
            }),
          )
        }
      >
        <Stack spacing={2.5} sx={{ pt: 1 }}>
          <Counted views={views} />
          <Fields row={row} />
          <SubmitButton>{t('sent.save')}</SubmitButton>
        </Stack>
      </Form>
    </TitledDialog>
  );
}

function Counted({ views }: Pick<NotesDialogProps, 'views'>) {
  const { t } = useTranslation('insights');
  const { count = 0, actions = {} } = views ?? {};
  return (
    <Typography color="textSecondary">
      {[
        t('links.opened', counted(count)),
        t('links.videos', { count: actions.video ?? 0 }),
        t('links.cvs', { count: actions.cv ?? 0 }),
        t('links.contacts', { count: actions.contact ?? 0 }),
      ].join(' · ')}
    </Typography>
  );
}

function Fields({ row }: { readonly row: SentRow }) {
  const { t } = useTranslation('insights');
  return (
    <>
      <FormTextField
        name="project"
        label={t('sent.project')}
        maxLength={LINK_LIMITS.project}
        autoComplete="off"
      />
      <FormTextField name="role" label={t('sent.role')} maxLength={LINK_LIMITS.role} autoComplete="off" />
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
        maxLength={LINK_LIMITS.note}
        aside={(note) => t('sent.count', { count: note.length, most: LINK_LIMITS.note })}
      />
    </>
  );
}
