// Asks before a changed version is left: in the app by a dialog, on closing the tab by the browser's own.
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useEffect, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { QuestionDialog } from '../../../components/question-dialog.tsx';

interface UnsavedGuardProps {
  /** True once the form was saved: it is left without a question. */
  readonly isSaved: RefObject<boolean>;
}

export function UnsavedGuard({ isSaved }: UnsavedGuardProps) {
  const { t } = useTranslation('versions');
  const { dirty } = useFormikContext();
  const blocker = useBlocker(() => dirty && !isSaved.current);
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);
  if (blocker.state !== 'blocked') return null;
  const stay = (): void => blocker.reset();
  return (
    <QuestionDialog title={t('leave.title')} text={t('leave.text')} onClose={stay}>
      <Button color="error" onClick={() => blocker.proceed()}>
        {t('leave.discard')}
      </Button>
      <Button variant="contained" onClick={stay}>
        {t('leave.stay')}
      </Button>
    </QuestionDialog>
  );
}
