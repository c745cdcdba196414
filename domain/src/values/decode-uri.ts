/** The decoded part of an address; `otherwise`, which is the part itself by default, for one that cannot be decoded. */
export function decodeUri(part: string, otherwise = part): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return otherwise;
  }
}
