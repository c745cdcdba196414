// Parses the address of /auth/callback, which links in mails and Google lead to.

export type CallbackLink =
  | { readonly kind: 'error'; readonly text: string }
  | {
      readonly kind: 'verify-email' | 'change-email' | 'recover-email' | 'reset-password';
      readonly code: string;
    }
  /** A return from Google; the address has a code to exchange. */
  | { readonly kind: 'google' }
  /** Parameters that this page does not act on; tokens in an address are never used. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'nothing' };

const MODES = {
  verifyEmail: 'verify-email',
  verifyAndChangeEmail: 'change-email',
  recoverEmail: 'recover-email',
  resetPassword: 'reset-password',
} as const;

/** The most characters shown of an error's text, which comes from an address that anybody can write. */
const LONGEST_ERROR = 200;

const isMode = (mode: string | null): mode is keyof typeof MODES =>
  mode !== null && Object.hasOwn(MODES, mode);

/** Parses query and hash; a parameter in the hash wins. */
export function readCallbackLink({ search, hash }: { search: string; hash: string }): CallbackLink {
  const inHash = new URLSearchParams(hash.replace(/^#/, ''));
  const inQuery = new URLSearchParams(search);
  const get = (name: string): string | null => inHash.get(name) ?? inQuery.get(name);
  if ([...inHash.keys(), ...inQuery.keys()].length === 0) return { kind: 'nothing' };
  const error = get('error');
  const description = get('error_description');
  if (error !== null || description !== null) {
    const text = (description ?? '').trim() || (error ?? '').trim();
    return { kind: 'error', text: text.slice(0, LONGEST_ERROR) };
  }
  const mode = get('mode');
  const oobCode = get('oobCode');
  if (isMode(mode) && oobCode !== null && oobCode !== '') return { kind: MODES[mode], code: oobCode };
  if (get('code') !== null) return { kind: 'google' };
  return { kind: 'unknown' };
}
