// Who a view is counted for. What a request says about itself is never believed: an anonymous visitor's key only
// joins two tabs of one visitor into one view.
import { createHmac } from 'node:crypto';
import * as yup from 'yup';
import { halfHour } from '@marquee/domain/notification';

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

/** The account, else the browser's key, else address and browser. */
function identity(
  viewer: SignedInViewer | undefined,
  { visitorKey, ip, userAgent }: ViewRequest,
): readonly string[] {
  if (viewer) return ['account', viewer.uid];
  if (VISITOR_KEY.isValidSync(visitorKey)) return ['browser', visitorKey];
  return ['address', ip ?? '', userAgent ?? ''];
}

/** 72 bits: among a million viewers of one profile and half-hour two are alike once in ten thousand million times. */
const KEY_LENGTH = 12;

/**
 * What makes two views of a profile one within a half-hour. The owner can read it, so it says nothing: without the
 * secret nobody can make it for a person they suspect, and one person has another for each profile and half-hour.
 */
export function viewerKey(
  secret: Buffer,
  profileId: string,
  viewer: SignedInViewer | undefined,
  request: ViewRequest,
  now: number,
): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([profileId, halfHour(now), ...identity(viewer, request)]))
    .digest('base64url')
    .slice(0, KEY_LENGTH);
}
