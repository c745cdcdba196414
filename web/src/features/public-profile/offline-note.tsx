import { useIsOffline } from '../../lib/connection.ts';
import { usePageTexts } from './page-texts.ts';
import styles from './public-profile.module.css';

/** Says that what is shown was kept on the device, which is all there is without a connection. */
export function OfflineNote() {
  const t = usePageTexts();
  const isOffline = useIsOffline();
  // In the page before it has something to say: only then do screen readers hear of it.
  return (
    <div role="status">
      {isOffline && (
        <p className={styles.note}>
          {t('offline')}{' '}
          <button type="button" onClick={() => location.reload()}>
            {t('error.refresh')}
          </button>
        </p>
      )}
    </div>
  );
}
