/** The inputs of every document besides its content. */
export interface Drawing {
  /** Loads a picture by its URL; `undefined` when that fails. */
  readonly files: (url: string) => Promise<Uint8Array | undefined>;
  /** Where functions/fonts.ts wrote the fonts. */
  readonly fonts: string;
  /** The date that the file says it was made at. */
  readonly date: Date;
}
