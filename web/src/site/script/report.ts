// Opens the dialog that reports a profile, and sends the report.
import { readVisitor } from './visitor.ts';
import { openFormDialog, postJson, valueOf, type SubmitResult } from './open-form-dialog.ts';
import { visitorKey } from './track-view.ts';

async function send(form: HTMLFormElement): Promise<SubmitResult> {
  const visitor = await readVisitor();
  const fields = new FormData(form);
  const report = {
    profileId: valueOf(fields, 'profileId'),
    reason: valueOf(fields, 'reason'),
    text: valueOf(fields, 'text'),
    code: valueOf(fields, 'code'),
    ...(visitor ? {} : { visitorKey: visitorKey() }),
  };
  return postJson(form.action, { data: report }, await visitor?.credentials(), {
    200: 'received',
    404: 'gone',
    429: 'limited',
  });
}

/** Makes the form show how many characters are left. */
function countCharacters(form: HTMLFormElement): void {
  const text = form.querySelector('textarea');
  const left = form.querySelector<HTMLElement>('[data-left]');
  if (!text || !left) return;
  text.addEventListener('input', () => {
    left.textContent = left.textContent.replace(/\d+/, String(text.maxLength - text.value.length));
  });
}

/** Loads the report form from the page that the link leads to: few visitors need the form in their page. */
async function fetchDialog(address: string): Promise<void> {
  const response = await fetch(address);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const dialog = page.getElementById('report');
  if (!dialog) throw new Error(`The page with the report form was answered ${String(response.status)}.`);
  document.body.append(dialog);
}

/** Opens the report form of the page at this address. @throws Error where the form cannot be fetched */
export async function openReport(address: string): Promise<void> {
  if (!document.getElementById('report')) await fetchDialog(address);
  openFormDialog('report', { invalid: 'reason', send, start: countCharacters });
}
