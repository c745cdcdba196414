import { useTranslation } from 'react-i18next';
import { Spinner } from '../components/spinner.tsx';

/** Stands until the first screen is there; painted by the server, so no part of the app itself. */
export function Starting() {
  const { t } = useTranslation('common');
  return <Spinner label={t('loading')} />;
}
