import { useTranslation } from 'react-i18next';
import { Spinner } from '../components/spinner.tsx';

/** Shown until the first screen is loaded. */
export function Starting() {
  const { t } = useTranslation('common');
  return <Spinner label={t('loading')} />;
}
