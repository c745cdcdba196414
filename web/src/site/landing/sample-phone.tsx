// A phone that shows a profile, and the notification that its owner gets. The script inserts the live profile.
import { ICONS } from '../profile/icons.tsx';
import { useLanguageTexts } from '../texts.ts';
import styles from './landing.module.css';

/** A drawn headshot in a spotlight, for the sample profile: it needs no picture file and shows nobody's face. */
function Portrait() {
  return (
    <svg
      viewBox="0 0 320 300"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="portrait-light" cx="0.62" cy="0.3" r="0.75">
          <stop offset="0" stopColor="#F6C874" />
          <stop offset="0.45" stopColor="#B4683F" />
          <stop offset="1" stopColor="#2B1240" />
        </radialGradient>
        <linearGradient id="portrait-coat" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#5A2C7E" />
          <stop offset="1" stopColor="#210C33" />
        </linearGradient>
        <linearGradient id="portrait-skin" x1="1" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#E2A878" />
          <stop offset="1" stopColor="#8E5636" />
        </linearGradient>
      </defs>
      <rect width="320" height="300" fill="url(#portrait-light)" />
      <path
        d="M98 300c-4-60-12-146 10-190 14-29 40-44 66-40 34 5 56 36 58 78 2 50-14 92-6 152z"
        fill="#1C0B28"
      />
      <path d="M42 300c6-46 40-66 84-76h70c44 10 74 32 82 76z" fill="url(#portrait-coat)" />
      <path d="M138 190h46v42c-6 18-40 18-46 0z" fill="#8E5636" />
      <path
        d="M118 138c0-40 18-58 46-58s44 20 42 58c-2 40-22 68-44 68s-44-28-44-68z"
        fill="url(#portrait-skin)"
      />
      <path
        d="M112 142c2-44 22-66 54-64 28 2 44 22 42 58-12-26-34-34-56-40-16 10-30 22-40 46z"
        fill="#1C0B28"
      />
      <path d="M126 226l34 40 36-40 12 6-26 68h-44l-24-70z" fill="#EBDCC8" opacity="0.92" />
    </svg>
  );
}

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
