// Shows photos one at a time in full screen. The open photo is part of the browser's history entry, so that the back
// button closes it and a reload shows it again; a router's state in that entry is preserved.
import '../profile/lightbox.module.css';

/** Pixels of movement that make a touch a swipe. */
const SWIPE = 48;

interface Parts {
  readonly dialog: HTMLDialogElement;
  readonly photos: readonly HTMLAnchorElement[];
}

function partsOf(section: Element): Parts | undefined {
  const dialog = section.querySelector<HTMLDialogElement>('[data-lightbox]');
  return dialog
    ? { dialog, photos: [...section.querySelectorAll<HTMLAnchorElement>('[data-photo]')] }
    : undefined;
}

function entry(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

function historyPhoto(): number | undefined {
  const { photo } = entry();
  return typeof photo === 'number' ? photo : undefined;
}

/** Gives an image the sources of a photo: those of its thumbnail in the grid, whose `srcset` has the full size too. */
function setSources(image: HTMLImageElement, photo: HTMLAnchorElement): void {
  const thumbnail = photo.querySelector('img');
  image.sizes = '100vw';
  image.srcset = thumbnail?.srcset ?? '';
  image.src = photo.href;
}

/** Shows a photo, and preloads its neighbours. */
function show({ dialog, photos }: Parts, index: number): void {
  const photo = photos[index];
  const image = dialog.querySelector('img');
  const counter = dialog.querySelector('[data-counter]');
  const caption = dialog.querySelector('[data-caption]');
  if (!photo || !image || !counter || !caption) return;
  const thumbnail = photo.querySelector('img');
  // A new image element, because the old one would show the previous photo until the next one has loaded.
  const next = image.cloneNode() as HTMLImageElement;
  setSources(next, photo);
  next.alt = thumbnail?.alt ?? '';
  next.removeAttribute('width');
  next.removeAttribute('height');
  image.replaceWith(next);
  caption.textContent = photo.dataset['caption'] ?? '';
  counter.textContent = `${String(index + 1)} / ${String(photos.length)}`;
  for (const neighbour of [photos.at(index - 1), photos[(index + 1) % photos.length]]) {
    if (neighbour && neighbour !== photo) setSources(new Image(), neighbour);
  }
  if (!dialog.open) dialog.showModal();
}

/** Opens a photo, or turns to it in the same history entry: one step back always closes the lightbox. */
function turnTo(parts: Parts, index: number): void {
  const state = { ...entry(), photo: index };
  if (historyPhoto() === undefined) history.pushState(state, '');
  else history.replaceState(state, '');
  show(parts, index);
}

function close({ dialog }: Parts): void {
  if (!dialog.open) return;
  dialog.close();
  if (historyPhoto() !== undefined) history.back();
}

const listening = new WeakSet<HTMLDialogElement>();

/** Adds the listeners for keys, buttons and swipes of a lightbox, once. */
function listen(parts: Parts): void {
  const { dialog, photos } = parts;
  if (listening.has(dialog)) return;
  listening.add(dialog);
  const turnBy = (steps: number): void =>
    turnTo(parts, ((historyPhoto() ?? 0) + steps + photos.length) % photos.length);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close(parts);
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft') turnBy(-1);
    else if (event.key === 'ArrowRight') turnBy(1);
    else return;
    event.preventDefault();
  });
  dialog.addEventListener('click', ({ target }) => {
    const element = target as Element;
    const turn = element.closest<HTMLElement>('[data-turn]')?.dataset['turn'];
    if (turn === 'previous') turnBy(-1);
    else if (turn === 'next') turnBy(1);
    // A click beside the photo has the dialog itself as its target.
    else if (turn === 'close' || !element.closest('img')) close(parts);
  });
  let start: Touch | null = null;
  dialog.addEventListener(
    'touchstart',
    ({ touches }) => {
      // Two fingers zoom the page, which is no swipe.
      start = touches.length === 1 ? touches.item(0) : null;
    },
    { passive: true },
  );
  dialog.addEventListener('touchend', ({ changedTouches }) => {
    const end = changedTouches.item(0);
    if (!start || !end || photos.length < 2) return;
    const along = end.clientX - start.clientX;
    const across = Math.abs(end.clientY - start.clientY);
    start = null;
    if (Math.abs(along) >= SWIPE && Math.abs(along) >= across) turnBy(along < 0 ? 1 : -1);
  });
}

/** Opens the photo of a link in the grid or in the film strip above it. */
export function openPhoto(link: HTMLElement): void {
  const section = document.querySelector('[data-photos]');
  const parts = section ? partsOf(section) : undefined;
  if (!parts) return;
  listen(parts);
  turnTo(parts, Number(link.dataset['photo']));
}

/** Shows the photo of the history entry: called when the visitor goes back or forward, and after a reload. */
export function followHistory(root: ParentNode): void {
  const section = root.querySelector('[data-photos]');
  const parts = section ? partsOf(section) : undefined;
  if (!parts) return;
  const photo = historyPhoto();
  if (photo === undefined) {
    if (parts.dialog.open) parts.dialog.close();
  } else if (parts.photos[photo]) {
    listen(parts);
    show(parts, photo);
  }
}
