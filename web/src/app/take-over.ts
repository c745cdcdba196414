// From the painted page to the running app: whether one is the other's first render, and what happened in between.
import { currentSession } from '../firebase/session-store.ts';
import { HAS_ACCOUNT, NOT_FOR_VISITOR, PAINTED } from './painted.ts';

/** Whether the app's first render is what is painted: this screen, for a stranger who reads English. */
export function canTakeOver(root: HTMLElement, pathname: string): boolean {
  return (
    root.getAttribute(PAINTED) === pathname &&
    !document.documentElement.hasAttribute(NOT_FOR_VISITOR) &&
    currentSession().status === 'signed-out'
  );
}

interface Typed {
  readonly input: HTMLInputElement;
  readonly value: string;
  readonly checked: boolean;
}

/** Tells React what was typed while it was not there: it leaves that in a field, and does not know of it. */
function tell({ input, value, checked }: Typed): void {
  if (input.type === 'checkbox') {
    if (!checked) return;
    input.checked = false;
    input.click();
  } else if (value !== '') {
    // React compares with what it last saw go through the element's own property: the prototype's goes past it.
    input.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** In the commit that the app first stands in: hides nothing of it any more, and makes up for what its visitor did before. */
export function makeUpFor(): void {
  for (const name of [NOT_FOR_VISITOR, HAS_ACCOUNT]) document.documentElement.removeAttribute(name);
  // All of it first: each field React hears of has it put the others back.
  const typed = Array.from(document.querySelectorAll('input'), (input): Typed => ({
    input,
    value: input.value,
    checked: input.checked,
  }));
  // One by one, as a visitor would: not within the commit, where React gathers what changes. Meanwhile more may be typed
  // and pressed, and a button must not act on fields that React does not know yet.
  setTimeout(() => {
    const pressed = globalThis.takeEarlyPress?.();
    for (const { input, value, checked } of typed) {
      tell({ input, value: input.value === '' ? value : input.value, checked: checked || input.checked });
    }
    if (pressed?.isConnected) pressed.click();
  });
}
