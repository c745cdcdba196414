/**
 * Opens the dialog with this id; a `data-close` button inside closes it. `start` is called before it first opens. Until
 * then, controls that need a script are hidden, since the browser may open the dialog without a script.
 */
export function openDialog(id: string, start: (dialog: HTMLDialogElement) => void): void {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (!('started' in dialog.dataset)) {
    dialog.dataset['started'] = '';
    dialog.addEventListener('click', (event) => {
      if (!(event.target as Element).closest('[data-close]')) return;
      // Without the script, a link to the page's start closes the dialog.
      event.preventDefault();
      dialog.close();
    });
    start(dialog);
  }
  if (!dialog.open) dialog.showModal();
}
