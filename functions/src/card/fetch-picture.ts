// Fetches a portrait for the card. The address is the owner's to write: only our own storage is ever asked.
const STORAGE = ['https://firebasestorage.googleapis.com/', 'https://storage.googleapis.com/'];
const EMULATOR_STORAGE = ['http://localhost:9199/', 'http://127.0.0.1:9199/'];

/** Milliseconds; the card is drawn without the portrait after it. */
const PATIENCE = 4000;
const MAX_BYTES = 6 * 1024 * 1024;

export function isStoredPicture(url: string, isEmulator: boolean): boolean {
  return [...STORAGE, ...(isEmulator ? EMULATOR_STORAGE : [])].some((host) => url.startsWith(host));
}

/** The picture's bytes; `undefined` when it is not in our storage, too large, or cannot be had in time. */
export async function fetchPicture(url: string, isEmulator: boolean): Promise<Uint8Array | undefined> {
  if (!isStoredPicture(url, isEmulator)) return undefined;
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) return undefined;
    const bytes = new Uint8Array(await response.arrayBuffer());
    return bytes.byteLength > MAX_BYTES ? undefined : bytes;
  } catch {
    return undefined;
  }
}
