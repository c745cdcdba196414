// The report dialog: the form is sent without leaving the page.
import { readVisitor } from './visitor.ts';
import { openDialog } from './dialog.ts';
import { visitorKey } from './track-view.ts';

type Delivery = 'received' | 'offline' | 'limited' | 'gone' | 'failed';

async function send(form: HTMLFormElement): Promise<Delivery> {
  const visitor = await readVisitor();
  const fields = new FormData(form);
  const value = (name: string): string => {
    const field = fields.get(name);
    return typeof field === 'string' ? field : '';
  };
  const report = {
    profileId: value('profileId'),
    reason: value('reason'),
    text: value('text').trim(),
    ...(visitor ? {} : { visitorKey: visitorKey() }),
  };
  const headers = { 'content-type': 'application/json', ...(await visitor?.credentials()) };
  try {
    const { ok, status } = await fetch(form.action, {
      method: 'POST',
      headers,
      body: JSON.stringify({ data: report }),
    });
    if (ok) return 'received';
    if (status === 429) return 'limited';
    return status === 404 ? 'gone' : 'failed';
  } catch {
    return 'offline';
  }
}

function start(dialog: HTMLDialogElement): void {
  const form = dialog.querySelector('form');
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]');
  const text = form?.querySelector('textarea');
  const left = form?.querySelector<HTMLElement>('[data-left]');
  const alert = form?.querySelector<HTMLElement>('[role=alert]');
  if (!form || !button || !text || !left || !alert) return;
  // The problem stands beside the reasons, not in a bubble of the browser.
  form.noValidate = true;
  const label = button.textContent;

  const showProblem = (problem?: string): void => {
    alert.textContent = problem === undefined ? '' : (alert.dataset[problem] ?? '');
  };
  const showStep = (step: string): void => {
    for (const element of dialog.querySelectorAll<HTMLElement>('[data-step]')) {
      element.hidden = element.dataset['step'] !== step;
      if (!element.hidden) element.querySelector('h2')?.focus();
    }
  };

  form.addEventListener('change', () => showProblem());
  text.addEventListener('input', () => {
    left.textContent = left.textContent.replace(/\d+/, String(text.maxLength - text.value.length));
  });
  dialog.addEventListener('close', () => {
    if (!form.hidden) return;
    form.reset();
    showStep('form');
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!form.checkValidity()) {
      showProblem('reason');
      return;
    }
    button.disabled = true;
    button.textContent = button.dataset['sending'] ?? label;
    void send(form).then((delivery) => {
      button.disabled = false;
      button.textContent = label;
      if (delivery === 'received' || delivery === 'gone') showStep(delivery);
      else showProblem(delivery);
    });
  });
}

export const openReport = (): void => openDialog('report', start);
