// Social accounts: handles, and the website's address, as they were typed or stored.
import { LIMITS } from '../values/limits.ts';
import { readAddress, readLine } from '../values/read-value.ts';
import { asRecord } from '../values/record.ts';

export interface Social {
  readonly facebook: string;
  readonly instagram: string;
  readonly imdb: string;
  readonly website: string;
}

/** Reads the stored accounts as they are: in a save, `socialHandle` (social-account.ts) makes handles of pasted addresses. */
function readSocial(stored: unknown): Social {
  const { facebook, instagram, imdb, website } = asRecord(stored);
  return {
    facebook: readLine(facebook, LIMITS.url),
    instagram: readLine(instagram, LIMITS.url),
    imdb: readLine(imdb, LIMITS.url),
    website: readAddress(website),
  };
}

export const SOCIAL = {
  kind: 'map',
  most: 4,
  empty: { facebook: '', instagram: '', imdb: '', website: '' } as Social,
  read: readSocial,
} as const;
