export type SaveFailure =
  | { readonly failure: 'unreachable' | 'refused' | 'releases' | 'unknown' }
  | { readonly failure: 'explained'; readonly reason: string };

/** The error codes that have a text in the catalogue; other errors show their message. */
const BY_CODE: Readonly<Record<string, 'unreachable' | 'refused' | 'releases'>> = {
  unavailable: 'unreachable',
  'deadline-exceeded': 'unreachable',
  'permission-denied': 'refused',
  unauthenticated: 'refused',
  'too-many-releases': 'releases',
};

/** The kind of a failed save, for its message. */
export function saveFailure(error: unknown): SaveFailure {
  if (!(error instanceof Error)) return { failure: 'unknown' };
  const known = 'code' in error ? BY_CODE[String(error.code)] : undefined;
  if (known) return { failure: known };
  return error.message === '' ? { failure: 'unknown' } : { failure: 'explained', reason: error.message };
}
