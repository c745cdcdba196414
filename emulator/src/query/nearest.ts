// Vector search: selects from a query's results the documents whose vectors are nearest to a given vector.
import { LIMITS, limitText } from '../value/limits.ts';
import type { StoredDocument } from '../value/document.ts';
import type { Value } from '../value/value.ts';
import { FirestoreError, invalidArgument } from '../store/error.ts';
import {
  type FieldPath,
  formatFieldPath,
  isNameField,
  isReserved,
  valueAt,
  withValueAt,
} from '../store/field-path.ts';

export type DistanceMeasure = 'EUCLIDEAN' | 'COSINE' | 'DOT_PRODUCT';

/** A vector search in the query's results; applied after filters, order, offset and limit. */
export interface NearestSearch {
  readonly field: FieldPath;
  readonly vector: readonly number[];
  readonly measure: DistanceMeasure;
  readonly limit: number;
  /** The field of each result that holds its distance; `undefined` for none. */
  readonly resultField: FieldPath | undefined;
  /** The distance threshold: a maximum, or for the dot product, which grows with nearness, a minimum. */
  readonly threshold: number | undefined;
}

/** Checks the parts of a search that do not depend on documents. @throws FirestoreError INVALID_ARGUMENT */
export function checkNearest({ field, vector, limit, resultField, threshold }: NearestSearch): void {
  if (limit < 1 || limit > LIMITS.nearest.most) throw invalidArgument(limitText('nearest'));
  if (vector.length === 0) throw invalidArgument('Cannot have a zero length vector.');
  if (isNameField(field)) throw invalidArgument('FindNearest.vector_field must not be __name__.');
  if (resultField?.length === 1 && resultField.some(isReserved)) {
    throw invalidArgument(
      `The distanceResultField.property.name "${formatFieldPath(resultField)}" is reserved.`,
    );
  }
  if (threshold !== undefined && !Number.isFinite(threshold)) {
    throw invalidArgument('distanceThreshold must be a finite number.');
  }
}

/**
 * The nearest documents within the threshold, nearest first; equal distances keep their order. Documents without a vector
 * of the same dimension are skipped.
 * @throws FirestoreError FAILED_PRECONDITION for the cosine distance of a zero vector
 */
export function nearestOf(search: NearestSearch, documents: readonly StoredDocument[]): StoredDocument[] {
  const { field, vector, measure, limit, resultField, threshold } = search;
  const sign = measure === 'DOT_PRODUCT' ? 1 : -1;
  const found: { document: StoredDocument; distance: number }[] = [];
  for (const document of documents) {
    const own = vectorOf(valueAt(document.fields, field));
    if (own?.length !== vector.length) continue;
    const distance = distanceBetween(measure, vector, own);
    if (threshold !== undefined && sign * (distance - threshold) < 0) continue;
    found.push({ document, distance });
  }
  found.sort((left, right) => sign * (right.distance - left.distance));
  return found.slice(0, limit).map(({ document, distance }) =>
    resultField
      ? {
          ...document,
          fields: withValueAt(document.fields, resultField, { type: 'double', value: distance }),
        }
      : document,
  );
}

/** A vector's components; `undefined` for other values. */
export function vectorOf(value: Value | undefined): readonly number[] | undefined {
  return value?.type === 'vector' ? value.values : undefined;
}

function distanceBetween(
  measure: DistanceMeasure,
  left: readonly number[],
  right: readonly number[],
): number {
  if (measure === 'DOT_PRODUCT') return dot(left, right);
  if (measure === 'EUCLIDEAN') {
    return Math.sqrt(left.reduce((sum, value, index) => sum + (value - (right[index] as number)) ** 2, 0));
  }
  const magnitudes = Math.sqrt(dot(left, left)) * Math.sqrt(dot(right, right));
  if (magnitudes === 0) {
    throw new FirestoreError(
      'FAILED_PRECONDITION',
      'Cannot compute cosine distance against a vector with a magnitude of zero.',
    );
  }
  return 1 - dot(left, right) / magnitudes;
}

function dot(left: readonly number[], right: readonly number[]): number {
  return left.reduce((sum, value, index) => sum + value * (right[index] as number), 0);
}
