/** Whether an error says that the rules refused a request. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'permission-denied';
