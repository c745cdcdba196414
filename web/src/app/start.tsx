import { useTranslation } from 'react-i18next';
import { Spinner } from '../components/spinner.tsx';

/** Stands until the first screen is there. */
export function Start() {
  const { t } = useTranslation('common');
  return (
    <main>
      <Spinner label={t('loading')} />
    </main>
  );
}
