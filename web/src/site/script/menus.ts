/** Makes open menus close on a click elsewhere and on Escape, which returns the focus to the menu's button. */
export function startMenus(root: Document | HTMLElement, signal: AbortSignal): void {
  const open = (): HTMLDetailsElement[] => [
    ...root.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]'),
  ];
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      for (const menu of open()) if (!menu.contains(target as Node)) menu.open = false;
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      for (const menu of open()) {
        menu.open = false;
        menu.querySelector('summary')?.focus();
      }
    },
    { signal },
  );
}
