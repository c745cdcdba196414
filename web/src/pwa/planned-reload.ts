// Marks a reload that the user asked for, such as for a new version, so that the unsaved-changes prompt is skipped.
let isPlanned = false;

/** Call before a reload that the user asked for. */
export function planReload(): void {
  isPlanned = true;
}

export function isReloadPlanned(): boolean {
  return isPlanned;
}
