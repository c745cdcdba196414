import { PRODUCT } from '@marquee/domain/product';
import { paths } from '../../config/paths.ts';
import { LanguageLink } from './language-link.tsx';
import { PageLink } from './page-link.tsx';
import { usePageTexts } from './page-texts.ts';
import { ReportLink, type ReportLinkProps } from './report-link.tsx';
import type { Viewer } from './viewer.ts';
import styles from './profile-footer.module.css';

interface ProfileFooterProps {
  readonly viewer: Viewer;
  readonly report: ReportLinkProps | undefined;
}

export function ProfileFooter({ viewer, report }: ProfileFooterProps) {
  const t = usePageTexts();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.made}>
          {t('footer.madeWithLove')} <PageLink href={paths.home.href()}>{PRODUCT.name}</PageLink>
        </p>
        {viewer === 'anonymous' ? (
          <PageLink className={styles.button} href={paths.signup.href()}>
            {t('footer.create')}
          </PageLink>
        ) : (
          <PageLink className={styles.button} href={paths.myProfile.href()}>
            {t('footer.own')}
          </PageLink>
        )}
        <ul className={styles.links}>
          <li>
            <a href={PRODUCT.donateUrl} target="_blank" rel="noopener noreferrer">
              {t('footer.donate')}
            </a>
          </li>
          <li>
            <PageLink href={paths.home.href()}>{t('footer.home')}</PageLink>
          </li>
          <li>
            <LanguageLink />
          </li>
          {report && (
            <li>
              <ReportLink {...report} />
            </li>
          )}
        </ul>
      </div>
    </footer>
  );
}
