import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../components/question-dialog.tsx';
import { paths } from '../config/paths.ts';

/** Confirms that the account is deleted; its session and its data on this device are gone already. */
export function FarewellDialog() {
  const { t } = useTranslation('settings');
  return (
    <QuestionDialog title={t('data.deleted')} text={t('data.deletedText')}>
      <Button variant="contained" onClick={() => globalThis.location.replace(paths.home.href())}>
        {t('data.leave')}
      </Button>
    </QuestionDialog>
  );
}
