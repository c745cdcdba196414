// 'Keep' on a profile, and the count in its bar.
import { LIMITS } from '@marquee/domain/limits';
import { storeShortlist, storedShortlist } from '../shortlist/shortlist-entries.ts';
import { showToast } from './toast.ts';

/** Shows on the page whether the profile is on this device's shortlist. */
export function showShortlisted(root: ParentNode): void {
  const kept = storedShortlist();
  for (const link of root.querySelectorAll<HTMLElement>('[data-keep]')) {
    const isShortlisted = kept.some(({ profile }) => profile === link.dataset['keep']);
    link.role = 'button';
    link.ariaPressed = String(isShortlisted);
    link.textContent = (isShortlisted ? link.dataset['kept'] : link.dataset['keepLabel']) ?? '';
  }
  for (const count of root.querySelectorAll<HTMLElement>('[data-kept-count]')) {
    count.hidden = kept.length === 0;
    const number = count.querySelector('b');
    if (number) number.textContent = String(kept.length);
  }
}

/** Adds the profile of a link to the shortlist, or removes it. */
export function toggleShortlisted(link: HTMLElement): void {
  const { keep: profile = '', toastKept, toastNotKept, toastFull, toastCannotStore } = link.dataset;
  const kept = storedShortlist();
  const isShortlisted = kept.some((one) => one.profile === profile);
  if (!isShortlisted && kept.length >= LIMITS.shortlist) {
    showToast({ text: toastFull ?? '', isFailure: true });
    return;
  }
  try {
    storeShortlist(
      isShortlisted ? kept.filter((one) => one.profile !== profile) : [...kept, { profile, note: '' }],
    );
  } catch {
    showToast({ text: toastCannotStore ?? '', isFailure: true });
    return;
  }
  showShortlisted(document);
  showToast({ text: (isShortlisted ? toastNotKept : toastKept) ?? '' });
}
