// The functions of the namespace `hashing`.
import { crc32c } from '../../value/crc32c.ts';
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type PlainFunction, type PlainFunctions, wrongArguments } from './method.ts';

function ofBytes(name: string, hash: (bytes: Uint8Array) => Uint8Array): PlainFunction {
  return (args) => {
    const [value] = args;
    if (args.length === 1 && typeof value === 'string') return hash(Buffer.from(value, 'utf8'));
    if (args.length === 1 && value instanceof Uint8Array) return hash(value);
    return wrongArguments(`hashing.${name}`, args, 'bytes');
  };
}

export const HASHING_FUNCTIONS: PlainFunctions = {
  crc32: ofBytes('crc32', (bytes) => uint32(crc32(bytes))),
  crc32c: ofBytes('crc32c', (bytes) => uint32(crc32c(bytes))),
  md5: ofBytes('md5', (bytes) => digest('md5', bytes)),
  sha256: ofBytes('sha256', (bytes) => digest('sha256', bytes)),
};

function digest(algorithm: 'md5' | 'sha256', bytes: Uint8Array): Uint8Array {
  return Uint8Array.from(createHash(algorithm).update(bytes).digest());
}

/** The four bytes of a checksum, lowest first. */
function uint32(value: number): Uint8Array {
  return Uint8Array.of(value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24);
}
