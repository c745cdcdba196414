import { useTranslation } from 'react-i18next';
import { useToast } from '../../../components/toast.tsx';

/** Reports a change that could not be saved: logs what it was, and tells the user that it is not saved. */
export function useSaveFailure(): (what: string, error: unknown) => void {
  const { t } = useTranslation('settings');
  const toast = useToast();
  return (what, error) => {
    console.error(what, error);
    toast({ variant: 'error', ...t('saveFailed', { returnObjects: true }) });
  };
}
