// The error that every layer throws when a request cannot be served; transports turn it into their own form.

/** The gRPC codes that this emulator uses. */
export type ErrorCode =
  | 'CANCELLED'
  | 'UNKNOWN'
  | 'INVALID_ARGUMENT'
  | 'NOT_FOUND'
  | 'ALREADY_EXISTS'
  | 'PERMISSION_DENIED'
  | 'RESOURCE_EXHAUSTED'
  | 'FAILED_PRECONDITION'
  | 'ABORTED'
  | 'UNIMPLEMENTED'
  | 'INTERNAL'
  | 'UNAVAILABLE';

/** A detail of an error: a message of google.rpc. */
export type ErrorDetail =
  | {
      readonly type: 'google.rpc.ErrorInfo';
      readonly reason: string;
      readonly domain: string;
      readonly metadata: Readonly<Record<string, string>>;
    }
  | {
      readonly type: 'google.rpc.DebugInfo';
      readonly stackEntries: readonly string[];
      readonly detail: string;
    };

/** An error with its gRPC code and the message that the client sees. */
export class FirestoreError extends Error {
  override readonly name = 'FirestoreError';
  readonly code: ErrorCode;
  readonly details: readonly ErrorDetail[];

  constructor(code: ErrorCode, message: string, details: readonly ErrorDetail[] = []) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

export function invalidArgument(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
