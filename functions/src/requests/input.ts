// Input is accepted as it is or refused: yup would otherwise parse JSON texts as objects and numbers as texts, and its
// casting fails on a field named `constructor`.
import * as yup from 'yup';

/** A document's id that comes from outside: never a path, nor one of Firestore's own names. */
export const documentId = yup
  .string()
  .required()
  .max(128)
  .matches(/^(?!\.{1,2}$)(?!__.*__$)[^/\p{Cc}]+$/u);

/** Whether the data has the schema's shape already. */
export function isInput<Shape>(schema: yup.Schema<Shape>, data: unknown): data is Shape {
  return schema.isValidSync(data, { strict: true });
}
