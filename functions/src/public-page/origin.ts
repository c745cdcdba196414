import * as yup from 'yup';

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
