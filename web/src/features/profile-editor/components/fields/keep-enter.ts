/** In an Autocomplete, Enter chooses the typed text; it must not also submit the form. */
export function keepEnter(event: { readonly key: string; readonly preventDefault: () => void }): void {
  if (event.key === 'Enter') event.preventDefault();
}
