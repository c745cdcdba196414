// The browser's cache first, then the network: also where the cache fails or does not answer, since no store of a
// device may keep the app from starting (docs/decisions/0092-no-store-of-the-device-stops-the-app.md).
import pTimeout from 'p-timeout';

/** Milliseconds within which a cache answers. A healthy one takes some 5; a slow phone's, some 100. */
const ANSWER = 2000;

/** Milliseconds for a cache that has not answered last. */
const ANSWER_OF_STUCK = 50;

let isStuck = false;

/** What the cache has, else `otherwise`; if that fails, too, what a slow cache has in the end. */
export async function cachedOr<Found>(
  ask: () => Promise<Found | undefined>,
  otherwise: () => Promise<Found>,
): Promise<Found> {
  const asked = ask().then(
    (found) => {
      isStuck = false;
      return found;
    },
    (error: unknown) => {
      console.warn('A cache of this browser failed.', error);
      return undefined;
    },
  );
  const fallback = (): undefined => {
    isStuck = true;
  };
  const found = await pTimeout(asked, { milliseconds: isStuck ? ANSWER_OF_STUCK : ANSWER, fallback });
  if (found !== undefined) return found;
  try {
    return await otherwise();
  } catch (error) {
    const late = await asked;
    if (late === undefined) throw error;
    return late;
  }
}
