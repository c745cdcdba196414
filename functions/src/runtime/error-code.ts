/** The code that an SDK gave an error, as Auth's texts and gRPC's numbers; `undefined` for none. */
export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
