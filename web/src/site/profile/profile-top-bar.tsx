import { PRODUCT } from '@marquee/domain/site/product';
import { sitePath } from '@marquee/domain/site/routes';
import { paths } from '#web/config/paths.ts';
import { ICONS } from './icons.tsx';
import { usePage } from '../page-context.ts';
import { useLanguageTexts } from '../texts.ts';
import styles from './profile-top-bar.module.css';

/** The aubergine bar: back to home, and a menu that opens without a script. */
export function ProfileTopBar() {
  const { texts } = useLanguageTexts();
  const t = texts('publicProfile');
  const { language } = usePage();
  const home = sitePath(paths.home.href(), language);
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <a className={styles.home} href={home} aria-label={t('backHome', { product: PRODUCT.name })}>
          {ICONS.back}
          <span className={styles.wordmark}>{PRODUCT.name}</span>
        </a>
        <a
          className={styles.shortlistCount}
          href={sitePath(paths.shortlist.href(), language)}
          data-kept-count
          hidden
        >
          {texts('shortlist')('title')} <b>0</b>
        </a>
        <details className={styles.menu} data-menu>
          <summary className={styles.burger} aria-label={t('menu.label')}>
            {ICONS.menu}
          </summary>
          <nav className={styles.panel} aria-label={t('menu.label')}>
            <a href={home}>{t('menu.home')}</a>
            <a href={paths.signup.href()} data-signed-out>
              {t('menu.create')}
            </a>
            <a href={paths.login.href()} data-signed-out>
              {t('menu.login')}
            </a>
            <a href={paths.myProfile.href()} data-signed-in>
              {t('menu.myProfile')}
            </a>
          </nav>
        </details>
      </div>
    </header>
  );
}
