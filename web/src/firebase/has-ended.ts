/**
 * Whether an error says that Firestore's instance has ended: after a failure that the SDK does not expect, such as a local
 * storage that became full, it refuses all that follows (`reopenFirestore` replaces it).
 */
export const hasEnded = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('INTERNAL ASSERTION FAILED');
