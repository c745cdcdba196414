import { useTranslation } from 'react-i18next';
import { paths } from '../../config/paths.ts';
import { usePageLink } from './page-link.ts';
import styles from './error-card.module.css';

export type ProfileFailure = 'private' | 'missing' | 'unavailable';

export interface ErrorCardProps {
  readonly failure: ProfileFailure;
  /** In the app: loads again. Without it Try Again loads the page again. */
  readonly onRetry?: () => void;
}

/** What stands where a profile cannot be shown. */
export function ErrorCard({ failure, onRetry }: ErrorCardProps) {
  const { t } = useTranslation('publicProfile');
  const Link = usePageLink();
  return (
    <div className={styles.stage}>
      <section className={styles.card} aria-labelledby="error-title">
        <h1 id="error-title">{t(`error.${failure}.title`)}</h1>
        <p>{t(`error.${failure}.text`)}</p>
        <p className={styles.ways}>
          {failure === 'unavailable' && (
            <>
              {onRetry ? (
                <button type="button" className={styles.primary} onClick={onRetry}>
                  {t('error.retry')}
                </button>
              ) : (
                // An empty address is this page again; it needs no script.
                <a className={styles.primary} href="">
                  {t('error.retry')}
                </a>
              )}
              <a className={styles.secondary} href="">
                {t('error.refresh')}
              </a>
            </>
          )}
          {failure !== 'unavailable' && (
            <Link className={styles.primary} href={paths.home.href()}>
              {t('error.home')}
            </Link>
          )}
        </p>
      </section>
    </div>
  );
}
