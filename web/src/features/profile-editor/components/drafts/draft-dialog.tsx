import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '#web/components/question-dialog.tsx';

interface DraftDialogProps {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Whether the profile was saved elsewhere after the draft was begun. */
  readonly isOutdated: boolean;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers the last draft. The dialog has to be answered, because further typing would overwrite the draft. */
export function DraftDialog({ savedAt, isOutdated, onRestore, onDiscard }: DraftDialogProps) {
  const { t } = useTranslation('profileEditor');
  const when = dayjs(savedAt).format('D MMMM YYYY, HH:mm');
  return (
    <QuestionDialog
      title={t('draft.title')}
      text={`${t('draft.text', { when })}${isOutdated ? ` ${t('draft.newer')}` : ''}`}
    >
      <Button onClick={onDiscard}>{t('draft.discard')}</Button>
      <Button variant="contained" onClick={onRestore}>
        {t('draft.restore')}
      </Button>
    </QuestionDialog>
  );
}
