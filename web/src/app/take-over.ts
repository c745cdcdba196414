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

/** Once the app stands: hides nothing of it any more, and makes up for what its visitor did before. */
export function makeUpFor(): void {
  for (const name of [NOT_FOR_VISITOR, HAS_ACCOUNT]) document.documentElement.removeAttribute(name);
  // All of it first: each field React hears of has it put the others back.
  const typed = Array.from(document.querySelectorAll('input'), (input): Typed => ({
    input,
    value: input.value,
    checked: input.checked,
  }));
  const pressed = globalThis.takeEarlyPress?.();
  // One by one, as a visitor would: not within the effect that calls this, where React gathers what changes.
  setTimeout(() => {
    typed.forEach(tell);
    if (pressed?.isConnected) pressed.click();
  });
}
