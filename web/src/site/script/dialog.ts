/**
 * Opens the dialog with this id, which a `data-close` button within it closes. `start` is called before it opens for the
 * first time; until then its controls that need a script are not shown, in case the browser has opened it by itself.
 */
export function openDialog(id: string, start: (dialog: HTMLDialogElement) => void): void {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (!('started' in dialog.dataset)) {
    dialog.dataset['started'] = '';
    dialog.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('[data-close]')) dialog.close();
    });
    start(dialog);
  }
  if (!dialog.open) dialog.showModal();
}
