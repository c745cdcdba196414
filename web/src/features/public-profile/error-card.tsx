import { paths } from '../../config/paths.ts';
import { PageLink } from './page-link.tsx';
import styles from './error-card.module.css';
import { usePageTexts } from './page-texts.ts';

export type ProfileFailure = 'private' | 'removed' | 'missing' | 'unavailable';

export interface ErrorCardProps {
  readonly failure: ProfileFailure;
  /** In the app: loads again. Without it Try Again loads the page again. */
  readonly onRetry?: () => void;
}

/** What stands where a profile cannot be shown. */
export function ErrorCard({ failure, onRetry }: ErrorCardProps) {
  const t = usePageTexts();
  return (
    <div className={styles.stage}>
      <section className={styles.card} aria-labelledby="error-title">
        <h1 id="error-title">{t(`error.${failure}.title`)}</h1>
        <p>{t(`error.${failure}.text`)}</p>
        <p className={styles.ways}>
          {failure === 'unavailable' && (
            <>
              {onRetry && (
                <button type="button" className={styles.primary} onClick={onRetry}>
                  {t('error.retry')}
                </button>
              )}
              {/* This page again, without a script. */}
              <a className={onRetry ? styles.secondary : styles.primary} href="?">
                {t(onRetry ? 'error.refresh' : 'error.retry')}
              </a>
            </>
          )}
          {failure !== 'unavailable' && (
            <PageLink className={styles.primary} href={paths.home.href()}>
              {t('error.home')}
            </PageLink>
          )}
        </p>
      </section>
    </div>
  );
}
