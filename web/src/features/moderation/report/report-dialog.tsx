// 'Report this profile', on the public page and in the app: plain CSS and no library, loaded on the first click.
import type { TFunction } from 'i18next';
import { useId, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { MODERATION_LIMITS, REPORT_REASONS, type ReportReason } from '@marquee/domain/moderation';
import { PRODUCT } from '@marquee/domain/product';
import { sendReport, type ReportDelivery, type ReportSender } from '../api/send-report.ts';
import styles from './report-dialog.module.css';

export interface ReportDialogProps {
  readonly profileId: string;
  /** Whom the profile shows. */
  readonly name: string;
  readonly t: TFunction<'report'>;
  readonly sender: () => Promise<ReportSender>;
  readonly onClose: () => void;
}

type State = 'asking' | 'sending' | 'no-reason' | ReportDelivery;

export function ReportDialog({ profileId, name, t, sender, onClose }: ReportDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ids = useId();
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState('');
  const [state, setState] = useState<State>('asking');

  // A layout effect is undone while the dialog still stands in the page: only then closing it gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (reason === undefined) {
      setState('no-reason');
      return;
    }
    setState('sending');
    try {
      setState(await sendReport({ profileId, reason, text: text.trim() }, await sender()));
    } catch (error) {
      console.warn('The report was not sent.', error);
      setState('failed');
    }
  };

  const title = `${ids}-title`;
  const isDone = state === 'received' || state === 'gone';
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {isDone ? (
        <div className={styles.body}>
          <h2 id={title} tabIndex={-1} ref={(heading) => heading?.focus()}>
            {state === 'received' ? t('thanks.title') : t('title')}
          </h2>
          <p role="status">{state === 'received' ? t('thanks.text') : t('errors.gone')}</p>
          <p className={styles.ways}>
            <button type="button" className={styles.primary} onClick={onClose}>
              {t('close')}
            </button>
          </p>
        </div>
      ) : (
        <form className={styles.body} noValidate onSubmit={(event) => void send(event)}>
          <h2 id={title}>{t('title')}</h2>
          <p>{t('intro', { name })}</p>
          <fieldset className={styles.reasons} aria-describedby={`${ids}-problem`}>
            <legend>{t('reason')}</legend>
            {REPORT_REASONS.map((option) => (
              <label key={option}>
                <input
                  type="radio"
                  name={`${ids}-reason`}
                  value={option}
                  checked={reason === option}
                  onChange={() => {
                    setReason(option);
                    setState('asking');
                  }}
                />
                {t(`reasons.${option}`)}
              </label>
            ))}
          </fieldset>
          <label className={styles.text}>
            {t('text')}
            <textarea
              value={text}
              rows={3}
              maxLength={MODERATION_LIMITS.text}
              aria-describedby={`${ids}-left`}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <p id={`${ids}-left`} className={styles.hint}>
            {t('left', { count: MODERATION_LIMITS.text - text.length })} · {t('anonymous')}
          </p>
          <p id={`${ids}-problem`} className={styles.problem} role="alert">
            {state === 'no-reason' && t('reasonMissing')}
            {(state === 'offline' || state === 'limited' || state === 'failed') &&
              t(`errors.${state}`, { email: PRODUCT.moderationEmail })}
          </p>
          <p className={styles.ways}>
            <button type="button" className={styles.secondary} onClick={onClose}>
              {t('cancel')}
            </button>
            <button type="submit" className={styles.primary} disabled={state === 'sending'}>
              {state === 'sending' ? t('sending') : t('send')}
            </button>
          </p>
        </form>
      )}
    </dialog>
  );
}
