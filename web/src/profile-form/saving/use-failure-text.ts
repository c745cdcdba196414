import { useTranslation } from 'react-i18next';
import type { SaveFailure } from './save-failure.ts';

export function useFailureText(): (failure: SaveFailure) => string {
  const { t } = useTranslation('profileEditor');
  return (failed) => {
    if (failed.failure === 'unknown') return t('save.failed');
    return t('save.failedBecause', {
      reason: failed.failure === 'explained' ? failed.reason : t(`save.${failed.failure}`),
    });
  };
}
