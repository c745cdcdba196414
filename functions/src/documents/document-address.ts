// Which document of which profile a path asks for.
import { LIMITS } from '@marquee/domain/limits';
import { DOCUMENT_FILES, ROUTES, type DocumentKind } from '@marquee/domain/routes';
import { readAddress, segmentsOf, type Address } from '../public-page/address.ts';

export interface DocumentAddress {
  readonly kind: DocumentKind;
  readonly address: Address;
}

const KINDS = Object.keys(DOCUMENT_FILES) as DocumentKind[];

/** The document that a path such as `/asha/cv.pdf` or `/actor/{id}/photos.pdf` asks for; `undefined` for any other. */
export function readDocumentAddress(path: string): DocumentAddress | undefined {
  const segments = segmentsOf(path);
  const file = segments.pop();
  const kind = KINDS.find((one) => DOCUMENT_FILES[one] === file);
  if (kind === undefined) return undefined;
  return { kind, address: readAddress(segments.map((part) => `/${encodeURIComponent(part)}`).join('')) };
}

/**
 * The profiles whose contact sheet `/shortlist/photos.pdf?names=asha,actor/{id}` asks for; `undefined` for no such
 * request. A named link is none of them: it would open a private profile past the bound of attempts, and be cached.
 */
export function readShortlist(path: string, names: unknown): string[] | undefined {
  if (path !== `${ROUTES.shortlist.path}/${DOCUMENT_FILES.contactSheet}` || typeof names !== 'string')
    return undefined;
  const asked = [...new Set(names.split(','))].filter((name) =>
    ['username', 'id'].includes(readAddress(`/${name}`).kind),
  );
  return asked.length === 0 ? undefined : asked.slice(0, LIMITS.shortlist);
}
