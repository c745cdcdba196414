import { usePageTexts } from './page-texts.ts';
import styles from './profile-skeleton.module.css';

/** The profile's shape while it loads. */
export function ProfileSkeleton() {
  const t = usePageTexts();
  return (
    <div className={styles.skeleton} role="status" aria-labelledby="loading-title">
      <h1 id="loading-title" className={styles.title}>
        {t('loading')}
      </h1>
      <span className={styles.portrait} />
      <span className={styles.words}>
        <span className={styles.name} />
        <span className={styles.line} />
        <span className={styles.line} />
        <span className={styles.short} />
        <span className={styles.cards}>
          <span />
          <span />
          <span />
        </span>
      </span>
    </div>
  );
}
