// Opens the dialog with the form for a message to the actor, and sends the message.
import { openFormDialog, postJson, valueOf, type SubmitResult } from './open-form-dialog.ts';
import { visitorKey } from './track-view.ts';
import { readVisitor } from './visitor.ts';

async function send(form: HTMLFormElement): Promise<SubmitResult> {
  const visitor = await readVisitor();
  const fields = new FormData(form);
  const message = Object.fromEntries([...fields.keys()].map((name) => [name, valueOf(fields, name)]));
  const body = { ...message, ...(visitor ? {} : { visitorKey: visitorKey() }) };
  return postJson(form.action, body, await visitor?.credentials(), {
    200: 'sent',
    202: 'held',
    400: 'invalid',
    404: 'gone',
    429: 'limited',
  });
}

export const openMessage = (): void => openFormDialog('message', { invalid: 'invalid', send });
