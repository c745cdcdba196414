/** The inputs of every document besides its content. */
export interface Drawing {
  /** The bytes of a picture by its address; `undefined` when it cannot be had. */
  readonly files: (url: string) => Promise<Uint8Array | undefined>;
  /** Where functions/fonts.ts wrote the fonts. */
  readonly fonts: string;
  /** The date that the file says it was made at. */
  readonly date: Date;
}
