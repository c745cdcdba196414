// The shortlist's filter by shot: it shows each profile's photo of one shot, such as the full length, side by side.

const imagesIn = (card: ParentNode): HTMLImageElement[] => [...card.querySelectorAll('img')];

const shotOf = ({ dataset }: HTMLElement): string => dataset['shot'] ?? '';

/** Adds a page's photos that have a shot to the card, after the portrait. They are hidden, and thus not loaded. */
export function takeShots(page: Document, portrait: HTMLImageElement): void {
  for (const link of page.querySelectorAll<HTMLElement>('[data-photos] [data-shot]')) {
    const photo = link.querySelector('img');
    if (!photo) continue;
    photo.dataset['shot'] = shotOf(link);
    photo.sizes = '17rem';
    photo.alt = '';
    photo.hidden = true;
    portrait.parentElement?.append(photo);
  }
}

/** Shows the profiles with a photo of the chosen shot; if none is chosen, all profiles with their portraits. */
export function showShots(root: HTMLElement): void {
  const filter = root.querySelector<HTMLElement>('[data-shots]');
  const select = filter?.querySelector('select');
  const status = filter?.querySelector<HTMLElement>('[data-found]');
  if (!filter || !select || !status) return;
  const cards = [...root.querySelectorAll<HTMLElement>('[data-entry]')];
  const known = new Set(cards.flatMap(imagesIn).map(shotOf));
  if (!known.has(select.value)) select.value = '';
  for (const option of select.options) option.hidden = option.value !== '' && !known.has(option.value);
  filter.hidden = known.size < 2;
  const shot = select.value;
  root.toggleAttribute('data-filtered', shot !== '');
  for (const card of cards) {
    const images = imagesIn(card);
    // The portrait's image has no shot.
    const chosen = images.find((image) => shotOf(image) === shot);
    card.hidden = shot !== '' && !chosen;
    for (const image of images) image.hidden = image !== chosen || image.src === '';
  }
  const count = cards.filter(({ hidden }) => !hidden).length;
  status.textContent =
    shot === ''
      ? ''
      : (status.dataset['found'] ?? '')
          .replace('{{count}}', String(count))
          .replace('{{total}}', String(cards.length));
}
