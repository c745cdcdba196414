import type { Profile } from '@marquee/domain/profile/profile';
import { documentPath, type DocumentKind } from '@marquee/domain/site/routes';
import { auth } from '../firebase/auth.ts';
import { credentials } from '../firebase/credentials.ts';

/** The address of a profile's PDF in a language; `code`: of the named link that it is sent with. */
export const documentAddress = (
  profile: Pick<Profile, 'id' | 'username'>,
  kind: DocumentKind,
  language: string,
  code?: string,
): string => documentPath(profile, kind, code) + (language === 'hi' ? '?lang=hi' : '');

/**
 * The PDF of a profile. With the session's token, so that owners get their private ones.
 * @throws when the function does not answer with it
 */
export async function fetchDocument(
  profile: Pick<Profile, 'id' | 'username'>,
  kind: DocumentKind,
  language: string,
  code?: string,
): Promise<Blob> {
  const response = await fetch(documentAddress(profile, kind, language, code), {
    headers: await credentials(auth.currentUser),
  });
  if (!response.ok) throw new Error(`${kind}: status ${String(response.status)}`);
  return response.blob();
}
