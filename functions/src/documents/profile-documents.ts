// The route of /{username}/cv.pdf, /{username}/photos.pdf and /shortlist/photos.pdf. Whoever may see a profile's
// page gets its documents. Drawing takes some tenths of a second: an instance keeps what it drew, and draws one at a time.
import { fileURLToPath } from 'node:url';
import { cvContent, sheetContent, shortlistContent } from 'virtual:public-page';
import type {
  CvContent,
  SheetContent,
  ShortlistContent,
  ShortlistProfile,
} from '@marquee/domain/site/documents';
import { namedLinkPath } from '@marquee/domain/views/named-link';
import type { Profile } from '@marquee/domain/profile/profile';
import { DOCUMENT_FILES, profilePath, type DocumentKind } from '@marquee/domain/site/routes';
import { withoutEnd } from '@marquee/domain/values/without-end';
import pTimeout from 'p-timeout';
import { memoizeWithTtl } from '../async/memoize-with-ttl.ts';
import { bucket } from '../runtime/admin.ts';
import { logFailure } from '../runtime/log.ts';
import { runSerially } from '../pictures/open-untrusted.ts';
import { isAbsent, readFile } from '../pictures/read-file.ts';
import { readAddress } from '../public-page/address.ts';
import { answer, CACHED, cachedAnswer, type Answer, type PageContext } from '../public-page/answer.ts';
import { pageContext } from '../public-page/context-of-request.ts';
import { redirected, responseOf } from '../public-page/respond.ts';
import { findAddress } from '../public-page/find-address.ts';
import { findProfile, type Found } from '../public-page/find-profile.ts';
import { FIRESTORE_TIMEOUT, publicProfiles } from '../public-page/firestore-profiles.ts';
import type { Network } from '../requests/client-address.ts';
import { networksOf, type Http } from '../requests/http.ts';
import type { Route } from '../requests/route.ts';
import { bearerClaims } from '../requests/caller.ts';
import { readDocumentAddress, readShortlist, shortlistAddress } from './document-address.ts';
import { drawContactSheet } from './draw-contact-sheet.ts';
import { drawCv } from './draw-cv.ts';
import { LARGEST_CACHED, drawingLimit } from './drawing-limit.ts';
import type { Drawing } from './drawing.ts';
import { drawShortlist } from './draw-shortlist.ts';

/** The folder of the fonts, which build.ts writes beside the bundle. */
const FONTS = fileURLToPath(new URL('./fonts/', import.meta.url));

/** Milliseconds for a picture; after that the document is drawn without it. */
const PICTURE_TIMEOUT = 4000;

/** The options of an instance's cache of PDFs: a CV has about 100 KB, a contact sheet at most 1 MB. */
const CACHE = { ttl: 10 * 60 * 1000, most: 40, clock: Date.now } as const;

/** The creation date of a PDF is the day's beginning: the same content gives the same bytes and ETag all day. */
const today = (): Date => new Date(new Date().setUTCHours(0, 0, 0, 0));

/**
 * The stored file of a picture; `undefined` when it is not there.
 * @throws when it cannot be read
 */
const fileOf = (path: string): Promise<Uint8Array | undefined> =>
  readFile(bucket(), path, PICTURE_TIMEOUT).catch((error: unknown) => {
    if (isAbsent(error)) return undefined;
    throw error;
  });

/** The content of a PDF; its JSON is the key of the cache. */
type Shown =
  | { readonly kind: 'cv'; readonly content: CvContent }
  | { readonly kind: 'contactSheet'; readonly content: SheetContent }
  | { readonly kind: 'shortlist'; readonly content: ShortlistContent };

/** How many profiles `limit` counts for a document: names that cannot be shown too, since the client chose them. */
const profilesOf = (shown: Shown): number => (shown.kind === 'shortlist' ? shown.content.entries.length : 1);

/** `address`: that of the profile's page, printed as a link and a QR code. */
function shownOf(kind: DocumentKind, profile: Profile, address: string, language: string | undefined): Shown {
  return kind === 'cv'
    ? { kind, content: cvContent(profile, address, language) }
    : { kind, content: sheetContent(profile, address, language) };
}

function draw(shown: Shown, files: Drawing['files']): Promise<Buffer> {
  const setting = { files, fonts: FONTS, date: today() };
  if (shown.kind === 'cv') return drawCv(shown.content, setting);
  if (shown.kind === 'shortlist') return drawShortlist(shown.content, setting);
  return drawContactSheet(shown.content, setting);
}

interface DrawnDocument {
  readonly pdf: Buffer;
  /** False when a picture could not be read: the next request tries again. */
  readonly isComplete: boolean;
}

async function drawnDocument(json: string): Promise<DrawnDocument> {
  const shown = JSON.parse(json) as Shown;
  let isComplete = true;
  const pdf = await draw(shown, (path) =>
    fileOf(path).catch((error: unknown) => {
      logFailure('picture of a document', error);
      isComplete = false;
      return undefined;
    }),
  );
  return { pdf, isComplete };
}

/** Shared by all requests of the instance. */
const limit = drawingLimit();

const drawn = memoizeWithTtl((json) => runSerially(() => drawnDocument(json)), {
  ...CACHE,
  isCacheable: ({ pdf, isComplete }) => isComplete && pdf.length <= LARGEST_CACHED,
});

/** The Content-Disposition header with a file name such as `Meera Kulkarni - CV.pdf`, in ASCII and in UTF-8. */
function disposition(title: string): string {
  const ascii = withoutEnd(title.normalize('NFKD').replace(/[^\w .()-]/g, ''), (character) =>
    /[^\w)]/.test(character),
  );
  const encoded = encodeURIComponent(title).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename="${ascii === '' ? 'profile' : ascii}.pdf"; filename*=UTF-8''${encoded}.pdf`;
}

type PdfAnswer = Omit<Answer, 'body'> & { readonly body: Buffer | string };

/** The PDF of a profile that the visitor may see; for any other profile, the answer of its page. */
async function answerDocument(
  kind: DocumentKind,
  found: Found,
  context: PageContext,
  networks: readonly Network[],
): Promise<PdfAnswer> {
  if (found.outcome === 'moved' || found.outcome === 'plain') {
    return answer({ outcome: found.outcome, path: `${found.path}/${DOCUMENT_FILES[kind]}` }, context);
  }
  if (found.outcome !== 'public' && found.outcome !== 'own') return answer(found, context);
  const { profile } = found;
  const link = found.outcome === 'public' ? found.link : undefined;
  // A private profile, and a version of any profile, open by the named link alone.
  const path = link?.isPrivate || link?.hasVersion ? namedLinkPath(profile, link.code) : profilePath(profile);
  const shown = shownOf(kind, profile, context.origin + path, context.lang);
  const isHidden = found.outcome === 'own' || link?.isPrivate === true;
  return pdfOf(shown, isHidden ? 'no-store' : CACHED, context, networks);
}

async function pdfOf(
  shown: Shown,
  cacheControl: string,
  context: PageContext,
  networks: readonly Network[],
): Promise<PdfAnswer> {
  const now = Date.now();
  const profiles = profilesOf(shown);
  // Counted before drawing: requests that wait for each other would otherwise all see the old count.
  if (!limit.take(networks, now, profiles)) {
    const { headers, body } = answer({ outcome: 'unavailable' }, context);
    return { status: 429, headers: { ...headers, 'Retry-After': '1800' }, body };
  }
  const { value, isFresh } = await drawn(JSON.stringify(shown));
  if (!isFresh) limit.giveBack(networks, now, profiles);
  const { pdf, isComplete } = value;
  const { status, headers, body } = cachedAnswer(
    pdf,
    'application/pdf',
    isComplete ? cacheControl : 'no-store',
    context.ifNoneMatch,
  );
  return {
    status,
    headers: {
      ...headers,
      'Content-Disposition': disposition(shown.content.title),
      // Search engines are to list the page alone: their copy of a PDF would outlive the page.
      'X-Robots-Tag': 'noindex',
      // Browsers show a PDF in a page of their own, which our Content-Security-Policy would break.
      'Content-Security-Policy': "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
    body,
  };
}

/** The contact sheet of a shortlist: profiles that cannot be shown have an entry without a picture. */
async function answerShortlist(
  names: readonly string[],
  context: PageContext,
  networks: readonly Network[],
): Promise<PdfAnswer> {
  const source = publicProfiles();
  const outcomeOf = async (asked: string): Promise<ShortlistProfile> => {
    const address = readAddress(`/${asked}`);
    let found = await findProfile(source, address);
    // A former username leads to the current one, which is looked up as well.
    if (found.outcome === 'moved') found = await findProfile(source, readAddress(found.path));
    if (found.outcome === 'public') return { asked, profile: found.profile, state: 'shown' };
    const state = found.outcome === 'private' || found.outcome === 'removed' ? found.outcome : 'missing';
    return { asked, profile: undefined, state };
  };
  const found = await pTimeout(Promise.all(names.map(outcomeOf)), { milliseconds: FIRESTORE_TIMEOUT });
  // A profile that is listed by a former and by the current username is shown once.
  const isFirst = (id: string, index: number): boolean =>
    found.findIndex(({ profile }) => profile?.id === id) === index;
  const profiles = found.filter(({ profile }, index) => profile === undefined || isFirst(profile.id, index));
  const content = shortlistContent(profiles, context.origin, context.lang);
  return pdfOf({ kind: 'shortlist', content }, CACHED, context, networks);
}

async function answerOf(request: Http, context: PageContext): Promise<PdfAnswer> {
  const { path } = context;
  const listed = request.req.query('names');
  const names = readShortlist(path, listed);
  const networks = networksOf(request);
  if (names) {
    const address = shortlistAddress(names, context.lang);
    if (listed === names.join(',')) return answerShortlist(names, context, networks);
    // The edge caches each spelling of an address separately.
    return { status: 301, headers: { Location: address, 'Cache-Control': CACHED }, body: '' };
  }
  const asked = readDocumentAddress(path);
  if (!asked) return answer({ outcome: 'missing' }, context);
  const viewer = await bearerClaims(request.req.header('authorization'));
  const found = await pTimeout(findAddress(asked.address, viewer?.uid), { milliseconds: FIRESTORE_TIMEOUT });
  return answerDocument(asked.kind, found, context, networks);
}

export const profileDocuments: Route = {
  path: '*',
  methods: ['GET'],
  atOnce: 20, // Documents are drawn one after another; most requests find theirs drawn.
  seconds: 28,
  failure: { event: 'document unavailable', message: '' },
  answer: async (request) => redirected(request) ?? responseOf(await answerOf(request, pageContext(request))),
  refuse: (request) => responseOf(answer({ outcome: 'unavailable' }, pageContext(request))),
};
