// The route /api/card/{uid}.jpg?v={version}: the picture that messengers show for a profile's link. For a
// private profile, the address needs `&code=` of a named link that opens the page too. Reading a profile is cheap and
// drawing is not: an instance draws each card once an hour, and one card at a time.
import { fileURLToPath } from 'node:url';
import { cardContent } from 'virtual:public-page';
import type { MessageLanguage } from '@marquee/domain/accounts/notification-choices';
import { PRODUCT } from '@marquee/domain/site/product';
import { isShown, type Profile } from '@marquee/domain/profile/profile';
import { picturePath } from '@marquee/domain/profile/picture';
import { readProfile } from '@marquee/domain/profile/read-profile';
import type { CardContent } from '@marquee/domain/site/documents';
import { shareCardPath } from '@marquee/domain/site/share-card';
import { HOUR } from '@marquee/domain/values/time';
import pTimeout from 'p-timeout';
import { accountLanguage } from '../accounts/account-language.ts';
import { memoizeWithTtl } from '../async/memoize-with-ttl.ts';
import { pathOf } from '../requests/http.ts';
import type { Route } from '../requests/route.ts';
import { bucket, firestore } from '../runtime/admin.ts';
import { logFailure } from '../runtime/log.ts';
import { isOpenTo } from '../links/find-link.ts';
import { linkBackends } from '../links/link-backends.ts';
import { runSerially } from '../pictures/open-untrusted.ts';
import { isAbsent, readFile } from '../pictures/read-file.ts';
import { readAddress } from '../public-page/address.ts';
import { FIRESTORE_TIMEOUT, publicProfiles } from '../public-page/firestore-profiles.ts';
import { drawCard } from './draw-card.ts';

/** The folder of the fonts, which build.ts writes beside the bundle. */
const FONTS = fileURLToPath(new URL('./fonts/', import.meta.url));

/** Milliseconds for reading the portrait; after that the card is drawn without it. */
const PORTRAIT_TIMEOUT = 4000;

/** The address has a version, so browsers may cache the card for an hour; the edge, for privacy, only for a minute. */
const CACHED = 'public, max-age=3600, s-maxage=60';

/** The options of an instance's cache of drawn cards, which have at most 300 KB each. */
const CACHE = { ttl: HOUR, most: 60, clock: Date.now } as const;

/** The content of a card; its JSON is the key of the cache. */
interface Shown extends CardContent {
  /** The path of the portrait's file in the project's bucket. */
  readonly portrait: string | undefined;
}

interface Card {
  readonly jpeg: Buffer;
  /** False when the portrait could not be read: the next request tries again. */
  readonly isComplete: boolean;
}

async function drawnCard(shown: string): Promise<Card> {
  const { name, line, facts, portrait: path } = JSON.parse(shown) as Shown;
  let portrait: Uint8Array | undefined;
  let isComplete = true;
  try {
    if (path !== undefined) portrait = await readFile(bucket(), path, PORTRAIT_TIMEOUT);
  } catch (error) {
    isComplete = isAbsent(error);
    if (!isComplete) logFailure('portrait of a card', error);
  }
  const jpeg = await drawCard({ name, line, facts, product: PRODUCT.name, portrait, fonts: FONTS });
  return { jpeg, isComplete };
}

const drawn = memoizeWithTtl((shown) => runSerially(() => drawnCard(shown)), {
  ...CACHE,
  isCacheable: ({ isComplete }) => isComplete,
});

function shownOf(profile: Profile, language: MessageLanguage): Shown {
  return {
    ...cardContent(profile, language),
    portrait:
      profile.profile_image === null ? undefined : picturePath(profile.id, profile.profile_image.file),
  };
}

interface ShownProfile {
  readonly profile: Profile;
  /** The code of the named link that opens the profile, if it is private. */
  readonly code?: string;
}

/** The profile of a card's address; undefined when the visitor may not see it. */
async function profileOf(path: string, code: string | undefined): Promise<ShownProfile | undefined> {
  const uid = /\/([^/]+)\.jpg$/.exec(path)?.[1] ?? '';
  // `uid` is still URL-encoded, as `readAddress` expects it.
  const address = readAddress(`/actor/${uid}`);
  if (address.kind !== 'id') return undefined;
  const reading = publicProfiles().profile(address.id);
  const profile = readProfile(address.id, await pTimeout(reading, { milliseconds: FIRESTORE_TIMEOUT }));
  if (isShown(profile)) return { profile };
  if (profile.taken_down || code === undefined) return undefined;
  const opening = isOpenTo(linkBackends(), profile, code, Date.now());
  return (await pTimeout(opening, { milliseconds: FIRESTORE_TIMEOUT })) ? { profile, code } : undefined;
}

const queryOf = (address: string): string => address.slice(`${address}?`.indexOf('?'));

const HEADERS = { 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'cross-origin' };

export const profileCard: Route = {
  path: '/api/card/*',
  methods: ['GET'],
  atOnce: 20, // Cards are drawn one after another; most requests find theirs drawn.
  seconds: 20,
  failure: { event: 'card unavailable', message: '' },
  answer: async (context) => {
    const shown = await profileOf(pathOf(context), context.req.query('code'));
    if (!shown) return new Response(null, { status: 404, headers: HEADERS });
    const { profile, code } = shown;
    const location = shareCardPath(profile, code);
    if (queryOf(context.req.url) !== queryOf(location)) {
      // A redirect, since the edge would cache the card again for each other query.
      const cacheControl = code === undefined ? 'public, max-age=0, s-maxage=60' : 'no-store';
      const headers = { ...HEADERS, Location: location, 'Cache-Control': cacheControl };
      return new Response(null, { status: 302, headers });
    }
    // The owner's language, since whoever sees the card in a messenger has chosen no language here.
    const language = await pTimeout(accountLanguage(firestore(), profile.id), {
      milliseconds: FIRESTORE_TIMEOUT,
    });
    const { jpeg, isComplete } = (await drawn(JSON.stringify(shownOf(profile, language)))).value;
    const cacheControl = code === undefined && isComplete ? CACHED : 'no-store';
    return new Response(new Uint8Array(jpeg), {
      headers: { ...HEADERS, 'Content-Type': 'image/jpeg', 'Cache-Control': cacheControl },
    });
  },
  refuse: () => new Response(null, { status: 503, headers: HEADERS }),
};
