// A message to an actor without WhatsApp: a form, which the script opens as a dialog and sends without leaving the
// page. The actor receives an e-mail, and the visitor never sees the actor's address.
import { LIMITS } from '@marquee/domain/values/limits';
import { useLanguageTexts } from '../texts.ts';
import { FormButtons, FormEnding } from './form-parts.tsx';
import frame from './dialog-frame.module.css';
import styles from './form-parts.module.css';

/** The dialog's id: without a script, a link to this id shows the dialog. */
export const MESSAGE_DIALOG = 'message';

interface MessageDialogProps {
  readonly profileId: string;
  /** The name that the profile shows. */
  readonly name: string;
  /** The code of the named link that opened the page. */
  readonly code: string | undefined;
}

export function MessageDialog({ profileId, name, code }: MessageDialogProps) {
  const { language, texts } = useLanguageTexts();
  const t = texts('publicProfile');
  return (
    <dialog id={MESSAGE_DIALOG} className={frame.dialog} aria-labelledby="message-title">
      <form className={styles.body} method="post" action="/api/message" data-step="form">
        <input type="hidden" name="profile" value={profileId} />
        <input type="hidden" name="lang" value={language} />
        {code !== undefined && <input type="hidden" name="code" value={code} />}
        <h2 id="message-title">{t('message.title')}</h2>
        <p>{t('message.intro', { name })}</p>
        <label className={styles.text}>
          {t('message.name')}
          <input name="name" autoComplete="name" maxLength={LIMITS.name} required />
        </label>
        <label className={styles.text}>
          {t('message.email')}
          <input name="email" type="email" autoComplete="email" maxLength={LIMITS.email} required />
        </label>
        <label className={styles.text}>
          {t('message.text')}
          <textarea name="text" rows={5} maxLength={LIMITS.message} required />
        </label>
        {/* Empty until there is a problem: only then do screen readers announce it. */}
        <p
          className={styles.problem}
          role="alert"
          data-invalid={t('message.errors.invalid')}
          data-offline={t('message.errors.offline')}
          data-limited={t('message.errors.limited')}
          data-failed={t('message.errors.failed')}
        />
        <FormButtons cancel={t('message.cancel')} send={t('message.send')} sending={t('message.sending')} />
      </form>
      {(['sent', 'held'] as const).map((step) => (
        <FormEnding
          key={step}
          step={step}
          title={t(`message.${step}.title`)}
          text={t(`message.${step}.text`)}
          close={t('message.close')}
        />
      ))}
      <FormEnding
        step="gone"
        title={t('message.refused')}
        text={t('message.errors.gone')}
        close={t('message.close')}
      />
    </dialog>
  );
}
