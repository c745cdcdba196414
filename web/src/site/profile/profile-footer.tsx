import { PRODUCT } from '@marquee/domain/site/product';
import { REPORT_QUERY } from '@marquee/domain/site/public-page';
import { sitePath } from '@marquee/domain/site/routes';
import { contacts } from '#web/config/contacts.ts';
import { paths } from '#web/config/paths.ts';
import { LanguageLink } from '../frame/language-link.tsx';
import { usePage } from '../page-context.ts';
import { useTexts } from '../texts.ts';
import { REPORT_DIALOG } from './report-dialog.tsx';
import styles from './profile-footer.module.css';

interface ProfileFooterProps {
  /** Whether the page is a profile's, which can be reported. */
  readonly isProfile: boolean;
}

export function ProfileFooter({ isProfile }: ProfileFooterProps) {
  const t = useTexts('publicProfile');
  const { language, origin, paths: pagePaths } = usePage();
  const home = sitePath(paths.home.href(), language);
  const { donateUrl } = contacts();
  const path = pagePaths[language];
  const address = origin + pagePaths.en;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.made}>
          {t('footer.madeWithLove')} <a href={home}>{PRODUCT.name}</a>
        </p>
        <a className={styles.button} href={paths.signup.href()} data-signed-out>
          {t('footer.create')}
        </a>
        <a className={styles.button} href={paths.myProfile.href()} data-signed-in>
          {t('footer.own')}
        </a>
        {isProfile && (
          // The address as text, to copy without a script.
          <p className={styles.address}>{address.replace(/^https?:\/\//, '')}</p>
        )}
        <ul className={styles.links}>
          {donateUrl !== '' && (
            <li>
              <a href={donateUrl} target="_blank" rel="noopener noreferrer">
                {t('footer.donate')}
              </a>
            </li>
          )}
          <li>
            <a href={home}>{t('footer.home')}</a>
          </li>
          <li>
            <LanguageLink />
          </li>
          {isProfile && (
            <li>
              <a
                href={`${path}${path.includes('?') ? '&' : '?'}${REPORT_QUERY}#${REPORT_DIALOG}`}
                rel="nofollow"
                data-opens="report"
              >
                {t('footer.report')}
              </a>
            </li>
          )}
        </ul>
      </div>
    </footer>
  );
}
