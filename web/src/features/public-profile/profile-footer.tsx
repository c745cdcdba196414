import { useTranslation } from 'react-i18next';
import { PRODUCT } from '@marquee/domain/product';
import { paths } from '../../config/paths.ts';
import { usePageLink } from './page-link.ts';
import type { Viewer } from './viewer.ts';
import styles from './profile-footer.module.css';

export function ProfileFooter({ viewer }: { readonly viewer: Viewer }) {
  const { t } = useTranslation('publicProfile');
  const Link = usePageLink();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.made}>
          {t('footer.madeWithLove')} <Link href={paths.home.href()}>{PRODUCT.name}</Link>
        </p>
        {viewer === 'anonymous' ? (
          <Link className={styles.button} href={paths.signup.href()}>
            {t('footer.create')}
          </Link>
        ) : (
          <Link className={styles.button} href={paths.myProfile.href()}>
            {t('footer.own')}
          </Link>
        )}
        <ul className={styles.links}>
          <li>
            <a href={PRODUCT.donateUrl} target="_blank" rel="noopener noreferrer">
              {t('footer.donate')}
            </a>
          </li>
          <li>
            <Link href={paths.home.href()}>{t('footer.home')}</Link>
          </li>
        </ul>
      </div>
    </footer>
  );
}
