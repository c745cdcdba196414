import { auth } from '../runtime/admin.ts';
import { verifyToken } from '../requests/caller.ts';

/**
 * The uid of a visitor who sends an ID token; `undefined` for everybody else, whatever the header holds.
 *
 * @throws what Auth throws when it cannot be reached
 */
export async function readViewerId(authorization: string | undefined): Promise<string | undefined> {
  const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  if (token === undefined) return undefined;
  return (await verifyToken(auth(), token))?.uid;
}
