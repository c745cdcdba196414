import type { Profile } from '@marquee/domain/profile/profile';
import { documentPath, type DocumentKind } from '@marquee/domain/site/routes';
import { auth } from '#web/firebase/auth.ts';
import { credentials } from '#web/firebase/credentials.ts';

/** The address of a profile's PDF in a language; `code` is that of the named link that the PDF contains. */
export const documentAddress = (
  profile: Pick<Profile, 'id' | 'username'>,
  kind: DocumentKind,
  language: string,
  code?: string,
): string => documentPath(profile, kind, code) + (language === 'hi' ? '?lang=hi' : '');

/**
 * Fetches a profile's PDF. Sends the session's token, so that owners get PDFs of their private profiles. @throws when
 * the function does not answer with a PDF
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
