const REORDERING =
  /[\p{Bidi_Control}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Whether a text has letters or control characters that reorder what is beside it. */
export const reordersOthers = (text: string): boolean => REORDERING.test(text);

/** The text between the characters that isolate its direction from what is around it (U+2068, U+2069). */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
