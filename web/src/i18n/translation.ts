/** The shape another language's texts must have: every key of the English ones, and no other. */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translation<English[Key]>;
};
