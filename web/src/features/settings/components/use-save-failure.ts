import { useTranslation } from 'react-i18next';
import { useToast } from '#web/components/toast.tsx';

/** Returns a function that logs why a change could not be saved (`what`, `error`) and shows a toast. */
export function useSaveFailure(): (what: string, error: unknown) => void {
  const { t } = useTranslation('settings');
  const toast = useToast();
  return (what, error) => {
    console.error(what, error);
    toast({ variant: 'error', ...t('saveFailed', { returnObjects: true }) });
  };
}
