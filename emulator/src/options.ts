// These options are not in compose.ts, because the package's type declarations would then need that file's imports.

/** Options of an emulator in a process of its own or in another program's. */
export interface CommonOptions {
  /** The text of Security Rules for every project. Without rules, everything is allowed. */
  readonly rules?: string | undefined;
  /** The text of a `firestore.indexes.json`: queries that need a missing index are refused, as in production. */
  readonly strictIndexes?: string | undefined;
  /** An export to start from: its folder, or the metadata file in it. */
  readonly import?: string | undefined;
  /** A journal file: its commits are replayed at start, and every new one is appended. */
  readonly journal?: string | undefined;
  /** Whether the error of a request that rules refuse says which part of which condition failed. */
  readonly explain?: boolean | undefined;
  /** A file to which each request that rules refuse is appended as a line of JSON. */
  readonly refusals?: string | undefined;
}
