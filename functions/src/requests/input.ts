// Input is accepted unchanged or refused: yup would otherwise parse JSON texts as objects and numbers as texts, and its
// casting fails on a field named `constructor`.
import * as yup from 'yup';

/** A document's id in a request: never a path, nor one of Firestore's reserved names. */
export const documentId = yup
  .string()
  .required()
  .max(128)
  .matches(/^(?!\.{1,2}$)(?!__.*__$)[^/\p{Cc}\p{Cs}]+$/u);

/** For calls that need no data. */
export const anyInput = yup.mixed().nullable();

/** Whether the data has the schema's shape already. */
export function isInput<Shape>(schema: yup.Schema<Shape>, data: unknown): data is Shape {
  return schema.isValidSync(data, { strict: true });
}
