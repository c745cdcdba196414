/** Enter in an Autocomplete chooses what is typed; it must not also send the form. */
export function keepEnter(event: { readonly key: string; readonly preventDefault: () => void }): void {
  if (event.key === 'Enter') event.preventDefault();
}
