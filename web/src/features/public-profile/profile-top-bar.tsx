import { useEffect, useRef } from 'react';
import { PRODUCT } from '@marquee/domain/product';
import { paths } from '../../config/paths.ts';
import { ICONS } from './icons.tsx';
import { PageLink } from './page-link.tsx';
import { usePageTexts } from './page-texts.ts';
import styles from './profile-top-bar.module.css';
import type { Viewer } from './viewer.ts';

/** The aubergine bar: back to home, and a menu that opens without a script and closes on Escape or an outside click. */
export function ProfileTopBar({ viewer }: { readonly viewer: Viewer }) {
  const t = usePageTexts();
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = (isInside: boolean) => {
      if (!isInside && menu.current) menu.current.open = false;
    };
    const onPointerDown = ({ target }: PointerEvent) =>
      close(target instanceof Node && menu.current?.contains(target) === true);
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || menu.current?.open !== true) return;
      close(false);
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <PageLink
          className={styles.home}
          href={paths.home.href()}
          aria-label={t('backHome', { product: PRODUCT.name })}
        >
          {ICONS.back}
          <span className={styles.wordmark}>{PRODUCT.name}</span>
        </PageLink>
        <details className={styles.menu} ref={menu}>
          <summary className={styles.burger} aria-label={t('menu.label')}>
            {ICONS.menu}
          </summary>
          <nav className={styles.panel} aria-label={t('menu.label')}>
            <PageLink href={paths.home.href()}>{t('menu.home')}</PageLink>
            {viewer === 'anonymous' ? (
              <>
                <PageLink href={paths.signup.href()}>{t('menu.create')}</PageLink>
                <PageLink href={paths.login.href()}>{t('menu.login')}</PageLink>
              </>
            ) : (
              <PageLink href={paths.myProfile.href()}>{t('menu.myProfile')}</PageLink>
            )}
          </nav>
        </details>
      </div>
    </header>
  );
}
