/** The inputs of every document besides its content. */
export interface Drawing {
  /** Loads a file of the bucket by its path; `undefined` when that fails. */
  readonly files: (path: string) => Promise<Uint8Array | undefined>;
  /** Where functions/fonts.ts wrote the fonts. */
  readonly fonts: string;
  /** The creation date in the file's metadata. */
  readonly date: Date;
}
