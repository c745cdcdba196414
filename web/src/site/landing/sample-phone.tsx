// A phone that shows a profile, and the notification that its owner gets. The script inserts the live profile.
import { ICONS } from '../profile/icons.tsx';
import { useLanguageTexts } from '../texts.ts';
import { Portrait } from './portrait.tsx';
import styles from './landing.module.css';

interface SamplePhoneProps {
  /** The address of the sample profile's document. */
  readonly address: string;
}

export function SamplePhone({ address }: SamplePhoneProps) {
  const { texts } = useLanguageTexts();
  const t = texts('landing');
  return (
    <figure
      className={styles.figure}
      aria-label={t('preview.label')}
      data-sample={address}
      data-message-link={t('preview.link')}
      data-message-failed={texts('publicProfile')('error.unavailable.text')}
    >
      <div className={styles.phone}>
        <div className={styles.address}>{t('preview.address')}</div>
        <div className={styles.screen}>
          <Portrait />
          <button type="button" className={styles.cover} data-needs-script>
            <span>{t('preview.open')}</span>
          </button>
        </div>
      </div>
      <div className={styles.notice}>
        {ICONS.bell}
        <div>
          <strong>
            {t('preview.noticeTitle')} · {t('preview.now')}
          </strong>
          <small>{t('preview.notice')}</small>
        </div>
      </div>
    </figure>
  );
}
