// A reload that the user asked for, such as for a new version: what keeps a draft need not ask once more.
let isPlanned = false;

/** Announces that the next unloading of the page is the user's own wish. */
export function planReload(): void {
  isPlanned = true;
}

export function isReloadPlanned(): boolean {
  return isPlanned;
}
