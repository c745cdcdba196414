// Who a view is counted for. What a request says about itself is never believed: an anonymous visitor's key only
// joins two tabs of one visitor into one view.
import { createHash } from 'node:crypto';
import * as yup from 'yup';
import { viewDay } from '@marquee/domain/notification';

/** The key web/src/features/public-profile makes: 16 random bytes. */
const VISITOR_KEY = yup
  .string()
  .required()
  .matches(/^[0-9a-f]{32}$/);

export interface SignedInViewer {
  readonly uid: string;
  /** The token's address if it is verified. */
  readonly email: string | null;
}

export interface ViewRequest {
  readonly visitorKey: unknown;
  readonly ip: string | undefined;
  readonly userAgent: string | undefined;
}

/** Not reversible and never shown: the owner sees neither it nor anything made from it. */
const digest = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 32);

/** What makes two views one: the account, else the browser's key, else address and browser for a day. */
export function viewerKey(
  viewer: SignedInViewer | undefined,
  { visitorKey, ip, userAgent }: ViewRequest,
  now: number,
): string {
  if (viewer) return digest('account', viewer.uid);
  if (VISITOR_KEY.isValidSync(visitorKey)) return digest('browser', visitorKey);
  return digest('address', viewDay(now), ip ?? '', userAgent ?? '');
}
