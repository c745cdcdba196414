/** Thrown when a file ends before what it announces: the file is not complete. */
export class EndOfFile extends Error {}

/** Reads numbers and four-letter tags of a file; big-endian unless a method's name says otherwise. */
export class ByteReader {
  readonly bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length(): number {
    return this.bytes.length;
  }

  /** @throws {EndOfFile} if the file ends before `end` */
  need(end: number): void {
    if (end > this.length) throw new EndOfFile();
  }

  u8(at: number): number {
    this.need(at + 1);
    return this.#view.getUint8(at);
  }

  u16(at: number): number {
    this.need(at + 2);
    return this.#view.getUint16(at);
  }

  u32(at: number): number {
    this.need(at + 4);
    return this.#view.getUint32(at);
  }

  u16LittleEndian(at: number): number {
    this.need(at + 2);
    return this.#view.getUint16(at, true);
  }

  u32LittleEndian(at: number): number {
    this.need(at + 4);
    return this.#view.getUint32(at, true);
  }

  /** A number of 0, 4 or 8 bytes, whose first byte is the highest; a number of no bytes is 0. */
  whole(at: number, bytes: number): number {
    if (bytes === 0) return 0;
    return bytes === 8 ? this.u32(at) * 2 ** 32 + this.u32(at + 4) : this.u32(at);
  }

  tag(at: number, length = 4): string {
    this.need(at + length);
    return String.fromCharCode(...this.bytes.subarray(at, at + length));
  }
}
