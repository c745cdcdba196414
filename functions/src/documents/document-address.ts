// Which document of which profile a path asks for.
import { MAX_SHORTLISTED } from '@marquee/domain/values/timing';
import { DOCUMENT_FILES, ROUTES, type DocumentKind } from '@marquee/domain/site/routes';
import { readAddress, segmentsOf, type Address } from '../public-page/address.ts';

export interface DocumentAddress {
  readonly kind: DocumentKind;
  readonly address: Address;
}

const KINDS = Object.keys(DOCUMENT_FILES) as DocumentKind[];

/** The document at a path such as `/asha/cv.pdf` or `/actor/{id}/photos.pdf`; `undefined` for other paths. */
export function readDocumentAddress(path: string): DocumentAddress | undefined {
  const segments = segmentsOf(path);
  const file = segments.pop();
  const kind = KINDS.find((one) => DOCUMENT_FILES[one] === file);
  if (kind === undefined) return undefined;
  return { kind, address: readAddress(segments.map((part) => `/${encodeURIComponent(part)}`).join('')) };
}

/** The most characters of `names` that are read: an id has at most 128. */
const LONGEST_NAMES = 2 * MAX_SHORTLISTED * 140;

export const shortlistAddress = (names: readonly string[], lang: string | undefined): string =>
  `${ROUTES.shortlist.path}/${DOCUMENT_FILES.contactSheet}?${new URLSearchParams({
    names: names.join(','),
    ...(lang !== undefined && { lang }),
  }).toString()}`;

/**
 * The profiles whose contact sheet `/shortlist/photos.pdf?names=asha,actor/{id}` asks for; `undefined` for any other
 * request. Each profile once, its name in the stored spelling. Named links are left out: one request could try many
 * codes of private profiles, and its answer would be cached.
 */
export function readShortlist(path: string, names: unknown): string[] | undefined {
  if (path !== `${ROUTES.shortlist.path}/${DOCUMENT_FILES.contactSheet}` || typeof names !== 'string')
    return undefined;
  const asked = names
    .slice(0, LONGEST_NAMES)
    .split(',', 2 * MAX_SHORTLISTED)
    .flatMap((name) => {
      const address = readAddress(`/${name}`);
      if (address.kind === 'id') return `actor/${address.id}`;
      return address.kind === 'username' ? address.username : [];
    });
  return asked.length === 0 ? undefined : [...new Set(asked)].slice(0, MAX_SHORTLISTED);
}
