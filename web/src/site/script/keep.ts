// 'Keep' on a profile, and the count in its bar.
import { LIMITS } from '@marquee/domain/limits';
import { keepHere, keptHere } from '../shortlist/kept.ts';
import { showToast } from './toast.ts';

/** Shows on the page whether the profile is on this device's shortlist. */
export function showKept(root: ParentNode): void {
  const kept = keptHere();
  for (const link of root.querySelectorAll<HTMLElement>('[data-keep]')) {
    const isKept = kept.some(({ profile }) => profile === link.dataset['keep']);
    link.role = 'button';
    link.ariaPressed = String(isKept);
    link.textContent = (isKept ? link.dataset['kept'] : link.dataset['keepLabel']) ?? '';
  }
  for (const count of root.querySelectorAll<HTMLElement>('[data-kept-count]')) {
    count.hidden = kept.length === 0;
    const number = count.querySelector('b');
    if (number) number.textContent = String(kept.length);
  }
}

/** Keeps the profile of a link, or keeps it no longer. */
export function toggleKept(link: HTMLElement): void {
  const { keep: profile = '', toastKept, toastNotKept, toastFull, toastCannotStore } = link.dataset;
  const kept = keptHere();
  const isKept = kept.some((one) => one.profile === profile);
  if (!isKept && kept.length >= LIMITS.shortlist) {
    showToast({ text: toastFull ?? '', isFailure: true });
    return;
  }
  try {
    keepHere(isKept ? kept.filter((one) => one.profile !== profile) : [...kept, { profile, note: '' }]);
  } catch {
    showToast({ text: toastCannotStore ?? '', isFailure: true });
    return;
  }
  showKept(document);
  showToast({ text: (isKept ? toastNotKept : toastKept) ?? '' });
}
