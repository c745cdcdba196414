// The trigger behind /api/card/{uid}.jpg: the picture of a public profile's link.
import { fileURLToPath } from 'node:url';
import { onRequest } from 'firebase-functions/https';
import { PRODUCT } from '@marquee/domain/product';
import { displayName, isShown } from '@marquee/domain/profile';
import { readProfile } from '@marquee/domain/read-profile';
import { firestore } from '../lib/admin.ts';
import { logFailure } from '../lib/log.ts';
import { CARD_OPTIONS, isEmulator } from '../lib/settings.ts';
import { withTimeout } from '../async/with-timeout.ts';
import { readAddress } from '../public-page/address.ts';
import { firestoreProfiles } from '../public-page/firestore-profiles.ts';
import { drawCard } from './draw-card.ts';
import { fetchPicture } from './fetch-picture.ts';

/** build.ts writes them beside the bundle. */
const FONTS = fileURLToPath(new URL('./fonts/', import.meta.url));

const PATIENCE = 4000;

/** The address carries a version, so an hour is no risk of an old picture; one made private leaves the edge as a page does. */
const CACHED = 'public, max-age=3600, s-maxage=60';

export const profileCard = onRequest(CARD_OPTIONS, async (request, response) => {
  response.set({ 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'cross-origin' });
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }).status(405).end();
    return;
  }
  try {
    const uid = /\/([^/]+)\.jpg$/.exec(request.path)?.[1] ?? '';
    // The path's part is still encoded, as an address of a page is.
    const address = readAddress(`/actor/${uid}`);
    const stored =
      address.kind === 'id'
        ? await withTimeout(PATIENCE, firestoreProfiles(firestore()).profile(address.id))
        : undefined;
    const profile = readProfile(uid, stored);
    if (!isShown(profile)) {
      response.set('Cache-Control', 'no-store').status(404).end();
      return;
    }
    const portrait = profile.profile_image
      ? await fetchPicture(profile.profile_image.url, isEmulator())
      : undefined;
    const card = await drawCard({
      name: displayName(profile) || PRODUCT.name,
      line: ['Actor', profile.location].filter(Boolean).join(' · '),
      product: PRODUCT.name,
      portrait,
      fonts: FONTS,
    });
    response.set({ 'Content-Type': 'image/jpeg', 'Cache-Control': CACHED }).end(card);
  } catch (error) {
    logFailure('card unavailable', error);
    response.set('Cache-Control', 'no-store').status(503).end();
  }
});
