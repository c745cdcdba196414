/** The code that an SDK gave an error: Auth's are texts, gRPC's are numbers; `undefined` for none. */
export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
