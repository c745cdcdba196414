// Dialogs with a form that is sent without leaving the page. Their texts are in the page: `data-step` marks the form
// and its results, the alert's data attributes hold the problems.
import { openDialog } from './dialog.ts';

/** The result of a submit: the name of a step, or of a problem that the form shows. */
export type SubmitResult = string;

interface FormDialog {
  /** The problem to show when the form is incomplete. */
  readonly invalid: string;
  /** Sends the form. Rejects where the account or its token cannot be read, for example without a connection. */
  readonly send: (form: HTMLFormElement) => Promise<SubmitResult>;
  /** Called once, to add listeners to the form. */
  readonly start?: (form: HTMLFormElement) => void;
}

/** The text of a field. */
export function valueOf(fields: FormData, name: string): string {
  const field = fields.get(name);
  return typeof field === 'string' ? field.trim() : '';
}

/**
 * Posts `body` as JSON. Returns what `statuses` has for the HTTP status, else `failed`; `offline` without an answer.
 */
export async function postJson(
  address: string,
  body: unknown,
  headers: Readonly<Record<string, string>> | undefined,
  statuses: Readonly<Record<number, SubmitResult>>,
): Promise<SubmitResult> {
  try {
    const { status } = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return statuses[status] ?? 'failed';
  } catch (error) {
    console.warn('The form got no answer.', error);
    return 'offline';
  }
}

function startForm(dialog: HTMLDialogElement, { invalid, send, start }: FormDialog): void {
  const form = dialog.querySelector('form');
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]');
  const alert = form?.querySelector<HTMLElement>('[role=alert]');
  if (!form || !button || !alert) return;
  // The form's alert shows the problem, instead of the browser's tooltip.
  form.noValidate = true;
  const label = button.textContent;
  const showProblem = (problem?: string): void => {
    alert.textContent = problem === undefined ? '' : (alert.dataset[problem] ?? '');
  };
  /** Shows the step of this name (the form or a result); `false` where there is none. */
  const showStep = (step: string): boolean => {
    const steps = [...dialog.querySelectorAll<HTMLElement>('[data-step]')];
    if (!steps.some((element) => element.dataset['step'] === step)) return false;
    for (const element of steps) {
      element.hidden = element.dataset['step'] !== step;
      if (!element.hidden) element.querySelector('h2')?.focus();
    }
    return true;
  };

  form.addEventListener('change', () => showProblem());
  dialog.addEventListener('close', () => {
    if (!form.hidden) return;
    form.reset();
    showStep('form');
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!form.checkValidity()) {
      showProblem(invalid);
      form.querySelector<HTMLElement>(':invalid:not(fieldset)')?.focus();
      return;
    }
    button.disabled = true;
    button.textContent = button.dataset['sending'] ?? label;
    void send(form)
      .catch((error: unknown) => {
        console.warn('The form could not be sent.', error);
        return navigator.onLine ? 'failed' : 'offline';
      })
      .then((result) => {
        button.disabled = false;
        button.textContent = label;
        if (!showStep(result)) showProblem(result);
      });
  });
  start?.(form);
}

/** Opens the dialog with this id; the first time, starts its form. */
export const openFormDialog = (id: string, options: FormDialog): void =>
  openDialog(id, (dialog) => startForm(dialog, options));
