import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteTopBar } from './site-top-bar.tsx';
import styles from './site-frame.module.css';

interface SiteFrameProps {
  readonly isClear?: boolean;
  readonly children: ReactNode;
}

/** Top bar, content and footer of a fixed page. */
export function SiteFrame({ isClear = false, children }: SiteFrameProps) {
  const t = useTexts('common');
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <SiteTopBar isClear={isClear} />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
