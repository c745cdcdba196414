import { sitePath } from '@marquee/domain/site/routes';
import { paths } from '#web/config/paths.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#web/i18n/languages.ts';
import { SOCIAL_LINKS } from '#web/components/product-accounts.ts';
import { usePage } from '../page-context.ts';
import { useTexts } from '../texts.ts';
import { Logo } from '#web/components/logo.tsx';
import styles from './site-frame.module.css';

/** The languages, with links to this page in the others; the script stores the choice on this device. */
function Languages() {
  const t = useTexts('common');
  const { language: current, paths: pagePaths } = usePage();
  return (
    <div className={styles.languages} role="group" aria-label={t('language.label')}>
      {LANGUAGES.map((language) =>
        language === current ? (
          <span key={language} aria-current="true">
            {LANGUAGE_NAMES[language]}
          </span>
        ) : (
          <a
            key={language}
            href={pagePaths[language]}
            hrefLang={language}
            lang={language}
            data-language={language}
          >
            {LANGUAGE_NAMES[language]}
          </a>
        ),
      )}
    </div>
  );
}

/** The year in which the renderer was started; the script replaces it by the current one. */
const YEAR = new Date().getFullYear();

export function SiteFooter() {
  const t = useTexts('common');
  const { language } = usePage();
  const terms = sitePath(paths.terms.href(), language);
  return (
    <footer className={styles.footer}>
      <div className={styles.container}>
        <div className={styles.columns}>
          <div>
            <a
              className={styles.home}
              href={sitePath(paths.home.href(), language)}
              aria-label={t('homeLink')}
            >
              <Logo />
            </a>
            <p className={styles.muted}>{t('footer.tagline')}</p>
          </div>
          <nav aria-label={t('footer.navigation')}>
            <ul className={styles.links}>
              <li>
                <a href={`${terms}#privacy`}>{t('footer.privacy')}</a>
              </li>
              <li>
                <a href={terms}>{t('footer.terms')}</a>
              </li>
              {SOCIAL_LINKS.filter(({ url }) => url !== '').map(({ name, url }) => (
                <li key={name}>
                  <a href={url} target="_blank" rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.columns}>
          <p className={styles.muted} data-year>
            {t('footer.copyright', { year: YEAR })}
          </p>
          <Languages />
        </div>
      </div>
    </footer>
  );
}
