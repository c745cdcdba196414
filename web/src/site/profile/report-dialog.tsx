// 'Report this profile': a form, which the script opens as a dialog and sends without leaving the page.
import { MODERATION_LIMITS, REPORT_REASONS } from '@marquee/domain/accounts/moderation';
import { contacts } from '#web/config/contacts.ts';
import { useTexts } from '../texts.ts';
import { usePage } from '../page-context.ts';
import { FormButtons, FormEnding } from './form-parts.tsx';
import frame from './dialog-frame.module.css';
import styles from './form-parts.module.css';

/** The dialog's id: without a script, a link to this id shows the dialog. */
export const REPORT_DIALOG = 'report';

interface ReportDialogProps {
  readonly profileId: string;
  /** The name that the profile shows. */
  readonly name: string;
  /** The code of the named link that opened the page. */
  readonly code: string | undefined;
}

export function ReportDialog({ profileId, name, code }: ReportDialogProps) {
  const t = useTexts('report');
  const { language } = usePage();
  const { moderationEmail: email } = contacts();
  return (
    <dialog id={REPORT_DIALOG} className={frame.dialog} aria-labelledby="report-title">
      <form className={styles.body} method="post" action="/api/reportProfile" data-step="form">
        <input type="hidden" name="profileId" value={profileId} />
        <input type="hidden" name="lang" value={language} />
        {code !== undefined && <input type="hidden" name="code" value={code} />}
        <h2 id="report-title">{t('title')}</h2>
        <p>{t('intro', { name })}</p>
        <fieldset className={styles.reasons} aria-describedby="report-problem">
          <legend>{t('reason')}</legend>
          {REPORT_REASONS.map((option) => (
            <label key={option}>
              <input type="radio" name="reason" value={option} required />
              {t(`reasons.${option}`)}
            </label>
          ))}
        </fieldset>
        <label className={styles.text}>
          {t('text')}
          <textarea name="text" rows={3} maxLength={MODERATION_LIMITS.text} aria-describedby="report-left" />
        </label>
        <p id="report-left" className={styles.hint}>
          <span data-left>{t('left', { count: MODERATION_LIMITS.text })}</span> · {t('anonymous')}
        </p>
        {/* Empty until there is a problem: only then do screen readers announce it. */}
        <p
          id="report-problem"
          className={styles.problem}
          role="alert"
          data-reason={t('reasonMissing')}
          data-offline={t('errors.offline')}
          data-limited={t(email === '' ? 'errors.limited' : 'errors.limitedWrite', { email })}
          data-failed={t('errors.failed')}
        />
        <FormButtons cancel={t('cancel')} send={t('send')} sending={t('sending')} />
      </form>
      <FormEnding step="received" title={t('thanks.title')} text={t('thanks.text')} close={t('close')} />
      <FormEnding step="gone" title={t('title')} text={t('errors.gone')} close={t('close')} />
    </dialog>
  );
}
