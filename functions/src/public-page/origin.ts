import * as yup from 'yup';

/** Host and port only: what a client sends as its host ends up in links. */
const HOST = yup
  .string()
  .required()
  .max(255)
  .matches(/^[a-z0-9.-]+(:\d{1,5})?$/i);

export interface OriginInput {
  /** The SITE_ORIGIN parameter; '' to go by the request. */
  readonly configured: string;
  readonly host: string | undefined;
  readonly isEmulator: boolean;
}

/** Scheme and host that links of a page are made with, without a trailing slash. */
export function pageOrigin({ configured, host, isEmulator }: OriginInput): string {
  if (configured !== '') return configured.replace(/\/+$/, '');
  // Hosting terminates TLS; only the local suite is plain.
  return HOST.isValidSync(host) ? `${isEmulator ? 'http' : 'https'}://${host}` : '';
}
