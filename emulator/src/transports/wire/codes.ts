// gRPC's status codes as numbers and as HTTP statuses.
import { type ErrorCode, FirestoreError } from '../../store/error.ts';
import { InvalidNameError } from '../../value/resource-name.ts';

const CODES: Readonly<Record<ErrorCode, readonly [grpc: number, http: number]>> = {
  CANCELLED: [1, 499],
  UNKNOWN: [2, 500],
  INVALID_ARGUMENT: [3, 400],
  NOT_FOUND: [5, 404],
  ALREADY_EXISTS: [6, 409],
  PERMISSION_DENIED: [7, 403],
  RESOURCE_EXHAUSTED: [8, 429],
  FAILED_PRECONDITION: [9, 400],
  ABORTED: [10, 409],
  UNIMPLEMENTED: [12, 501],
  INTERNAL: [13, 500],
  UNAVAILABLE: [14, 503],
};

export function codeNumber(code: ErrorCode): number {
  return CODES[code][0];
}

export function httpStatus(code: ErrorCode): number {
  return CODES[code][1];
}

/** Any thrown value as an error for the client; an unexpected one is logged and becomes INTERNAL. */
export function toFirestoreError(error: unknown): FirestoreError {
  if (error instanceof FirestoreError) return error;
  if (error instanceof InvalidNameError) return new FirestoreError('INVALID_ARGUMENT', error.message);
  if (error instanceof URIError) return new FirestoreError('INVALID_ARGUMENT', error.message);
  console.error(error);
  return new FirestoreError('INTERNAL', 'Internal error.');
}
