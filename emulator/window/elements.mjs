// Helpers that create elements, call the window's API, move through lists with arrow keys, and show dialogs.

/** Creates an element. A plain object before the children sets properties and `on…` listeners; text is never HTML. */
export function element(name, ...rest) {
  const [properties, children] = rest[0]?.constructor === Object ? [rest[0], rest.slice(1)] : [{}, rest];
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
    else if (key in made && typeof value !== 'string') made[key] = value;
    else if (value !== undefined) made.setAttribute(key, value);
  }
  made.append(...children.flat(Infinity).filter((child) => child !== undefined && child !== null));
  return made;
}

/** A paragraph of secondary text. */
export const quiet = (text) => element('p', { class: 'quiet' }, text);

/** Calls the window's API (window-api.ts). @throws Error with the message of the API's error */
export async function ask(method, question, parameters = {}, body = undefined) {
  const query = new URLSearchParams(parameters).toString();
  const response = await fetch(`/window/api/${question}${query && `?${query}`}`, {
    method,
    headers: { 'x-window': '1' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) {
    let message = text;
    try {
      message = JSON.parse(text).error.message;
    } catch {
      // The error is plain text, not JSON.
    }
    throw new Error(message);
  }
  return JSON.parse(text);
}

/** Arrow keys, Home and End move the focus between a list's buttons. */
export function walkable(list) {
  list.addEventListener('keydown', (event) => {
    const items = [...list.querySelectorAll('button.item')];
    const at = items.indexOf(document.activeElement);
    if (at === -1) return;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    items[to]?.focus();
  });
  return list;
}

/** Shows a dialog, which is removed when it closes, and returns its element. */
export function openDialog(title, content) {
  const dialog = element('dialog', { 'aria-label': title }, element('h2', title), content);
  document.body.append(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
  return dialog;
}

export function count(number, one, many = `${one}s`) {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
}
