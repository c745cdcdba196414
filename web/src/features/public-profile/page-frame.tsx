import type { ReactNode } from 'react';
import { usePageTexts } from './page-texts.ts';
import { ProfileFooter } from './profile-footer.tsx';
import type { ReportLinkProps } from './report-link.tsx';
import { ProfileTopBar } from './profile-top-bar.tsx';
import type { Viewer } from './viewer.ts';
import styles from './page-frame.module.css';

export interface PageFrameProps {
  readonly viewer: Viewer;
  /** Inside a page that has its own bar and footer: only type, colours and measures. */
  readonly bare?: boolean;
  /** Of a profile's page: how it is reported. */
  readonly report?: ReportLinkProps;
  readonly children: ReactNode;
}

/** Top bar, content and footer of a public page, whether it shows a profile or why it cannot. */
export function PageFrame({ viewer, bare = false, report, children }: PageFrameProps) {
  const t = usePageTexts();
  if (bare) return <div className={styles.look}>{children}</div>;
  return (
    <div className={`${styles.look} ${styles.page}`}>
      <a className={styles.skip} href="#profile">
        {t('skip')}
      </a>
      <ProfileTopBar viewer={viewer} />
      <main id="profile" className={styles.main}>
        {children}
      </main>
      <ProfileFooter viewer={viewer} report={report} />
    </div>
  );
}
