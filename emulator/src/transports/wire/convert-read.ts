// Converts read consistency and resume tokens from and to protobuf.
import protobuf from 'protobufjs/light.js';
import { FirestoreError } from '../../store/error.ts';
import type { Consistency, TransactionOptions } from '../../service/reading.ts';
import type { Timestamp } from '../../value/value.ts';
import { toBigInt } from './value-codec.ts';
import type { WireConsistency, WireTransactionOptions } from './messages.ts';

/** Reads the consistency options of a request; `undefined` when none is set. */
export function readConsistency(request: WireConsistency): Consistency | undefined {
  if (request.transaction && request.transaction.length > 0) {
    return { kind: 'transaction', id: request.transaction };
  }
  if (request.newTransaction) {
    return { kind: 'new-transaction', options: readTransactionOptions(request.newTransaction) };
  }
  return request.readTime ? { kind: 'read-time', time: request.readTime } : undefined;
}

/** Reads transaction options; read-write by default. */
export function readTransactionOptions(
  options: WireTransactionOptions | null | undefined,
): TransactionOptions {
  if (options?.mode !== 'readOnly') return { readOnly: false };
  return { readOnly: true, readTime: options.readOnly?.readTime ?? undefined };
}

const MICROS = 1_000_000;
/** The tag of the token's field 1, a message; `VARINT_TAG` is the tag of field 1 in that message, a number. */
const NESTED_TAG = 10;
const VARINT_TAG = 8;

/** A resume token: `{1: {1: microseconds}}`, as the official emulator's. */
export function formatResumeToken({ seconds, nanos }: Timestamp): Uint8Array {
  const writer = protobuf.Writer.create();
  writer.uint32(NESTED_TAG).fork();
  writer.uint32(VARINT_TAG).int64(seconds * MICROS + Math.floor(nanos / 1000));
  return writer.ldelim().finish();
}

/** The time in a resume token. @throws FirestoreError INVALID_ARGUMENT */
export function parseResumeToken(token: Uint8Array): Timestamp {
  try {
    const reader = protobuf.Reader.create(token);
    if (reader.uint32() === NESTED_TAG) {
      reader.uint32();
      if (reader.uint32() === VARINT_TAG) {
        const micros = Number(toBigInt(reader.int64()));
        const seconds = Math.floor(micros / MICROS);
        return { seconds, nanos: (micros - seconds * MICROS) * 1000 };
      }
    }
  } catch {
    // The error is thrown below, as for any invalid token.
  }
  throw new FirestoreError('INVALID_ARGUMENT', 'Invalid resume token.');
}
