// Replaces `@firebase/util` in those packages of the SDK that keep small notes in IndexedDB (web/vite.config.ts): App's
// heartbeats, which every request of Auth waits for, and App Check's token, which every request waits for. A database
// that does not answer (firestore.ts) would stop the login. They go on without a database.
export * from '@firebase/util';

export const isIndexedDBAvailable = (): boolean => false;
