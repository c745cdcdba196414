import type { Request } from 'firebase-functions/https';
import * as yup from 'yup';
import { isEmulator, projectId, siteOrigin } from '../runtime/settings.ts';

/** Host and port only. */
const HOST = yup
  .string()
  .required()
  .max(255)
  .matches(/^[a-z0-9.-]+(:\d{1,5})?$/i);

export interface OriginInput {
  /** The SITE_ORIGIN parameter; '' when it is not set. */
  readonly configured: string;
  readonly projectId: string;
  /** The host that the request names. Clients can send any: it is used in the local suite alone. */
  readonly requestHost: string | undefined;
  readonly isEmulator: boolean;
}

/** Scheme and host that links of a page are made with, without a trailing slash. */
export function pageOrigin({ configured, projectId, requestHost, isEmulator }: OriginInput): string {
  if (configured !== '') return configured.replace(/\/+$/, '');
  if (isEmulator && HOST.isValidSync(requestHost)) return `http://${requestHost}`;
  return `https://${projectId}.web.app`;
}

/** The site's address where no request asks for it: never the local suite's. */
export const siteAddress = (): string =>
  pageOrigin({
    configured: siteOrigin.value(),
    projectId: projectId(),
    requestHost: undefined,
    isEmulator: false,
  });

/** The host that a request names: a client can send any. */
export const hostOf = (request: Pick<Request, 'get'>): string | undefined =>
  request.get('x-forwarded-host') ?? request.get('host');

/** The origin for the answer to a request. */
export const originOf = (request: Pick<Request, 'get'>): string =>
  pageOrigin({
    configured: siteOrigin.value(),
    projectId: projectId(),
    requestHost: hostOf(request),
    isEmulator: isEmulator(),
  });
