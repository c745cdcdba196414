// Posts an answer to a named link with the device's account, if there is one: owners cannot answer their own links.
import { readVisitor } from './visitor.ts';

/** Sets a hidden field of the form, which may exist already after the back button. */
function setField(form: HTMLFormElement, name: string, value: string): void {
  const field =
    form.querySelector(`input[name=${name}]`) ?? form.appendChild(document.createElement('input'));
  Object.assign(field, { type: 'hidden', name, value });
}

/** The account's token; '' if there is none, or if it cannot be read. */
async function readToken(): Promise<string> {
  try {
    const visitor = await readVisitor();
    const { Authorization = '' } = (await visitor?.credentials()) ?? {};
    return Authorization.replace(/^Bearer /, '');
  } catch (error) {
    console.warn('The account of the visitor could not be read.', error);
    return '';
  }
}

/** Posts the form as the browser does without a script, but with the account's token. */
export async function postAnswer(form: HTMLFormElement, answer: string): Promise<void> {
  setField(form, 'token', await readToken());
  setField(form, 'answer', answer);
  form.submit();
}
