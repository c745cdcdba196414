import { useTranslation } from 'react-i18next';
import { useToast } from '#web/components/toast.tsx';
import { TooManyReleasesError } from '#web/username/api/release-names.ts';

/** Returns a function that logs why a change could not be saved (`what`, `error`) and shows a toast. */
export function useSaveFailure(): (what: string, error: unknown) => void {
  const { t } = useTranslation('settings');
  const toast = useToast();
  return (what, error) => {
    console.error(what, error);
    const { title, text } = t('saveFailed', { returnObjects: true });
    const hasReleasedMany = error instanceof TooManyReleasesError;
    toast({ variant: 'error', title, text: hasReleasedMany ? t('username.tooManyReleases') : text });
  };
}
