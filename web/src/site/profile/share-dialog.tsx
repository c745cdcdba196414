// The dialog of 'Share Profile'. The script shares by the Web Share API or copies the link, and draws the QR code.
import { displayName, type Profile } from '@marquee/domain/profile/profile';
import { profilePath } from '@marquee/domain/site/routes';
import { paths } from '#web/config/paths.ts';
import { usePage } from '../page-context.ts';
import { ICONS } from './icons.tsx';
import { useTexts } from '../texts.ts';
import { vcard } from '#web/sharing/vcard.ts';
import frame from './dialog-frame.module.css';
import styles from './share-dialog.module.css';

export const SHARE_DIALOG = 'share';

function PrivateShare() {
  const t = useTexts('sharing');
  return (
    <>
      <p className={styles.problem} role="alert">
        {t('private')}
      </p>
      <p className={styles.actions}>
        <a className={styles.secondary} href={`${paths.settings.href()}#visibility`}>
          {t('toSettings')}
        </a>
      </p>
    </>
  );
}

function PublicShare({ profile }: { readonly profile: Profile }) {
  const t = useTexts('sharing');
  const { origin } = usePage();
  const name = displayName(profile);
  const path = profilePath(profile);
  const link = origin + path;
  // The contact card, a `data:` address, has no introduction and picture, which would double the dialog's HTML; it
  // links to the page.
  const card = vcard({ ...profile, introduction: '' }, link, '');
  return (
    <>
      <p className={styles.intro}>{t('intro')}</p>
      <label className={styles.link}>
        {t('link')}
        <input readOnly value={link} data-link />
      </label>
      <p className={styles.actions}>
        <button
          type="button"
          className={styles.primary}
          data-share
          data-title={name === '' ? t('title') : name}
          data-text={name === '' ? t('messageUnnamed') : t('message', { name })}
          hidden
        >
          {t('share')}
        </button>
        <button
          type="button"
          className={styles.primary}
          data-copy
          data-copied={t('copied')}
          data-needs-script
        >
          {t('copyLink')}
        </button>
        <a className={styles.secondary} href={path} target="_blank" rel="noopener">
          {t('preview')}
        </a>
      </p>
      {profile.username === '' && <p className={styles.note}>{t('usernameTip')}</p>}
      <p className={styles.actions}>
        <button
          type="button"
          className={styles.quiet}
          data-signed-in
          data-qr={t('qr.hide')}
          aria-expanded="false"
          data-needs-script
        >
          {t('qr.show')}
        </button>
        <a
          className={styles.quiet}
          href={`data:text/vcard;charset=utf-8,${encodeURI(card).replaceAll('#', '%23')}`}
          download={`${profile.username || 'profile'}.vcf`}
        >
          {t('vcard')}
        </a>
      </p>
      <div className={styles.code} data-code hidden>
        <img alt={t('qr.alt', { link })} width={208} height={208} />
        {/* The script draws the QR code and makes this link download it. */}
        <a className={styles.quiet} href={link} download={`${profile.username || 'profile'}-qr.png`} hidden>
          {t('qr.download')}
        </a>
        <p className={styles.problem} role="alert" hidden>
          {t('qr.failed')}
        </p>
      </div>
    </>
  );
}

export function ShareDialog({ profile }: { readonly profile: Profile }) {
  const t = useTexts('sharing');
  const message = (texts: { readonly title: string; readonly text: string }) =>
    `${texts.title}\n${texts.text}`;
  return (
    <dialog
      id={SHARE_DIALOG}
      className={`${frame.dialog} ${styles.dialog}`}
      aria-labelledby="share-title"
      data-message-copied={message(t('linkCopied', { returnObjects: true }))}
      data-message-shared={message(t('shared', { returnObjects: true }))}
      data-message-failed={message(t('copyFailed', { returnObjects: true }))}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id="share-title">{t('title')}</h2>
          <a className={styles.close} href="#content" aria-label={t('close')} data-close>
            {ICONS.close}
          </a>
        </div>
        {profile.is_profile_public ? <PublicShare profile={profile} /> : <PrivateShare />}
      </div>
    </dialog>
  );
}
