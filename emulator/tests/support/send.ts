/**
 * Requests, again where Google's emulator closes an idle connection as the request is sent. WebChannel's are numbered, so
 * that one that came may be sent again.
 */
export async function send(address: string, init: RequestInit): Promise<Response> {
  // Each failure takes one idle connection out of the pool.
  for (let left = process.env['FIRESTORE_EMULATOR_HOST'] === undefined ? 0 : 10; ; left -= 1) {
    try {
      return await fetch(address, init);
    } catch (error) {
      if (left === 0 || init.signal?.aborted === true) throw error;
    }
  }
}
