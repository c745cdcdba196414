// The services of the deployed project that delivering a message needs.
import type { Auth } from 'firebase-admin/auth';
import type { LinkBackends } from '../links/find-link.ts';
import { linkBackends } from '../links/link-backends.ts';
import { UNSUBSCRIBE_SECRET } from '../mail/signed-link.ts';
import { siteAddress } from '../requests/origin.ts';
import { auth } from '../runtime/admin.ts';

export interface MessageBackends extends LinkBackends {
  readonly auth: Pick<Auth, 'getUsers'>;
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly secret: string;
}

/** The project's backends; functions that use them declare UNSUBSCRIBE_SECRET. */
export const messageBackends = (): MessageBackends => ({
  ...linkBackends(),
  auth: auth(),
  origin: siteAddress(),
  secret: UNSUBSCRIBE_SECRET.value(),
});
