// The button that adds a profile to the shortlist or removes it, and the number of entries in the top bar.
import { MAX_SHORTLISTED } from '@marquee/domain/values/timing';
import { storeShortlist, storedShortlist } from '../shortlist/shortlist-entries.ts';
import { showToast } from './site-toast.ts';

/** Shows on the page whether its profile is on this device's shortlist, and how many profiles are. */
export function showShortlisted(root: ParentNode): void {
  const entries = storedShortlist();
  for (const link of root.querySelectorAll<HTMLElement>('[data-keep]')) {
    const isShortlisted = entries.some(({ profile }) => profile === link.dataset['keep']);
    link.role = 'button';
    link.ariaPressed = String(isShortlisted);
    const label = link.querySelector('span');
    if (label) label.textContent = (isShortlisted ? link.dataset['kept'] : link.dataset['keepLabel']) ?? '';
  }
  for (const count of root.querySelectorAll<HTMLElement>('[data-kept-count]')) {
    count.hidden = entries.length === 0;
    const number = count.querySelector('b');
    if (number) number.textContent = String(entries.length);
  }
}

/** Adds the profile of a link to the shortlist, or removes it. */
export function toggleShortlisted(link: HTMLElement): void {
  const { keep: profile = '', toastKept, toastNotKept, toastFull, toastCannotStore } = link.dataset;
  const entries = storedShortlist();
  const isShortlisted = entries.some((one) => one.profile === profile);
  if (!isShortlisted && entries.length >= MAX_SHORTLISTED) {
    showToast({ text: toastFull ?? '', isFailure: true });
    return;
  }
  const changed = isShortlisted
    ? entries.filter((one) => one.profile !== profile)
    : [...entries, { profile, note: '' }];
  if (!storeShortlist(changed)) {
    showToast({ text: toastCannotStore ?? '', isFailure: true });
    return;
  }
  showShortlisted(document);
  showToast({ text: (isShortlisted ? toastNotKept : toastKept) ?? '' });
}
