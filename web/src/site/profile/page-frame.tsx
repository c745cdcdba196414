import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import { ProfileFooter } from './profile-footer.tsx';
import { ProfileTopBar } from './profile-top-bar.tsx';
import styles from './page-frame.module.css';

export interface PageFrameProps {
  /** Whether the page around has a bar and footer: then only the wrapper with type, colours and spacing is made. */
  readonly bare?: boolean;
  /** Whether the page is a profile's, which can be reported. */
  readonly isProfile?: boolean;
  readonly children: ReactNode;
}

/** Top bar, content and footer of a public address, for a profile or an error card. */
export function PageFrame({ bare = false, isProfile = false, children }: PageFrameProps) {
  const t = useTexts('publicProfile');
  if (bare) return <div className={styles.base}>{children}</div>;
  return (
    <div className={`${styles.base} ${styles.page}`}>
      <a className={styles.skip} href="#profile">
        {t('skip')}
      </a>
      <ProfileTopBar />
      <main id="profile" className={styles.main}>
        {children}
      </main>
      <ProfileFooter isProfile={isProfile} />
    </div>
  );
}

/** The frame of a profile's copy: the page's spacing, without bar and footer. */
export function CopyFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={`${styles.base} ${styles.page}`}>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
