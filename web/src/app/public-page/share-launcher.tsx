// The fixed 'Share Profile' button of signed-in visitors. The dialog is MUI and loads on the first click.
import { lazy, Suspense, useState } from 'react';
import type { Profile } from '@marquee/domain/profile';
import { usePageTexts } from '../../features/public-profile/page-texts.ts';
import { allowToastStyles } from './toast-styles.ts';
import styles from './share-launcher.module.css';

const ShareDialogHost = lazy(async () => {
  allowToastStyles();
  return { default: (await import('./share-dialog-host.tsx')).ShareDialogHost };
});

export function ShareLauncher({ profile }: { readonly profile: Profile }) {
  const t = usePageTexts();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.share}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        {t('share')}
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <ShareDialogHost profile={profile} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
