import { sitePath } from '@marquee/domain/site/routes';
import { paths } from '#web/config/paths.ts';
import { ICONS } from '../profile/icons.tsx';
import { usePage } from '../page-context.ts';
import { useTexts } from '../texts.ts';
import { Logo } from '#web/components/logo.tsx';
import styles from './site-frame.module.css';

interface SiteTopBarProps {
  /** Whether the bar is transparent until the page is scrolled by 50 pixels, and links to 'How it works'. */
  readonly isClear: boolean;
}

export function SiteTopBar({ isClear }: SiteTopBarProps) {
  const t = useTexts('common');
  const { language } = usePage();
  return (
    <header className={styles.bar} data-clear={isClear ? '' : undefined}>
      <nav className={styles.container} aria-label={t('mainNavigation')}>
        <div className={styles.row}>
          <a className={styles.home} href={sitePath(paths.home.href(), language)} aria-label={t('homeLink')}>
            <Logo />
          </a>
          {isClear && (
            <a className={styles.link} href="#how-it-works">
              {t('howItWorks')}
            </a>
          )}
          <a className={styles.login} href={paths.login.href()} data-signed-out>
            {t('account.login')}
          </a>
          <details className={styles.account} data-menu data-signed-in>
            <summary className={styles.summary}>
              {ICONS.menu}
              <span>{t('account.title')}</span>
            </summary>
            <div className={styles.panel}>
              <a href={paths.myProfile.href()}>{t('account.myProfile')}</a>
              <a href={paths.settings.href()}>{t('account.settings')}</a>
              <a href={sitePath(paths.faqs.href(), language)}>{t('account.faqs')}</a>
              <button type="button" data-logout={t('account.logoutFailed')} data-needs-script>
                {t('account.logout')}
              </button>
            </div>
          </details>
        </div>
      </nav>
    </header>
  );
}
