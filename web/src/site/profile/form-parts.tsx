// The shared parts of dialogs with a form; their script is ../script/open-form-dialog.ts.
import styles from './form-parts.module.css';

export function FormButtons({
  cancel,
  send,
  sending,
}: Readonly<Record<'cancel' | 'send' | 'sending', string>>) {
  return (
    <p className={styles.actions}>
      <button type="button" className={styles.secondary} data-close data-needs-script>
        {cancel}
      </button>
      <button type="submit" className={styles.primary} data-sending={sending}>
        {send}
      </button>
    </p>
  );
}

/** The result that replaces a submitted form: its heading gets the focus. */
export function FormEnding({
  step,
  title,
  text,
  close,
}: Readonly<Record<'step' | 'title' | 'text' | 'close', string>>) {
  return (
    <div className={styles.body} data-step={step} hidden>
      <h2 tabIndex={-1}>{title}</h2>
      <p>{text}</p>
      <p className={styles.actions}>
        <button type="button" className={styles.primary} data-close>
          {close}
        </button>
      </p>
    </div>
  );
}
