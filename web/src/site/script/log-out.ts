import { showToast } from './site-toast.ts';
import { readVisitor } from './visitor.ts';

/** Logs out and reloads the page; shows a message where the logout fails. */
export async function logOut(button: HTMLElement): Promise<void> {
  try {
    const visitor = await readVisitor();
    await visitor?.logOut();
    location.reload();
  } catch (error) {
    console.warn('The account could not be logged out.', error);
    showToast({ text: button.dataset['logout'] ?? '', isFailure: true });
  }
}
