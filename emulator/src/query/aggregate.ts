import { LIMITS, limitText } from '../value/limits.ts';
import type { StoredDocument } from '../value/document.ts';
import { isNumber, MAX_INT64, MIN_INT64, type Value } from '../value/value.ts';
import { invalidArgument } from '../store/error.ts';
import { type FieldPath, formatFieldPath, isNameField, isReserved, valueAt } from '../store/field-path.ts';
import type { Aggregation, Order } from './query.ts';
import { checkAggregatedField } from './validate.ts';

/** Checks a request's aggregations of a query with these orders. @throws FirestoreError INVALID_ARGUMENT */
export function checkAggregations(aggregations: readonly Aggregation[], orders: readonly Order[]): void {
  if (aggregations.length === 0) throw invalidArgument('At least one aggregation is required.');
  if (aggregations.length > LIMITS.aggregations.most) {
    throw invalidArgument(limitText('aggregations', { count: aggregations.length }));
  }
  const seen = new Set<string>();
  for (const aggregation of aggregations) {
    const { alias } = aggregation;
    if (seen.has(alias)) throw invalidArgument(`Aggregation aliases contain duplicate alias: ${alias}`);
    if (isReserved(alias)) throw invalidArgument(`Aggregation alias ${alias} is reserved.`);
    if (Buffer.byteLength(alias) > LIMITS.fieldNameBytes.most)
      throw invalidArgument(limitText('fieldNameBytes'));
    seen.add(alias);
    if (aggregation.kind !== 'count') checkAggregatedField(aggregation.field);
    else if (aggregation.upTo !== undefined && aggregation.upTo <= 0n) {
      throw invalidArgument('up_to must be greater than zero.');
    }
  }
  const ordered = orders.map(({ field }) => formatFieldPath(field));
  const fields = aggregatedFields(aggregations).map(formatFieldPath);
  const after = [...new Set(fields)].filter((field) => !ordered.includes(field));
  if (orders.some(({ field }) => isNameField(field)) && after.length > 0) {
    throw invalidArgument(
      `This query requires an index that has fields [${after.join(', ')}] after __name__ and Firestore does not currently support such an index.`,
    );
  }
}

/** The fields that a document must have to be in any of the aggregations, as if one index held all of them. */
export function aggregatedFields(aggregations: readonly Aggregation[]): FieldPath[] {
  return aggregations.flatMap((aggregation) => (aggregation.kind === 'count' ? [] : [aggregation.field]));
}

/** The aggregates of a query's result, by alias. */
export function aggregate(
  aggregations: readonly Aggregation[],
  documents: readonly StoredDocument[],
): Map<string, Value> {
  const result = new Map<string, Value>();
  for (const aggregation of aggregations) {
    if (aggregation.kind === 'count') {
      const count = BigInt(documents.length);
      const { upTo } = aggregation;
      result.set(aggregation.alias, {
        type: 'integer',
        value: upTo !== undefined && upTo < count ? upTo : count,
      });
      continue;
    }
    const { field, kind } = aggregation;
    const numbers = documents.map((document) => valueAt(document.fields, field)).filter(isNumber);
    result.set(aggregation.alias, kind === 'sum' ? sum(numbers) : average(numbers));
  }
  return result;
}

type NumberValue = Value & { type: 'integer' | 'double' };

function sum(numbers: readonly NumberValue[]): Value {
  const integers = exactSum(numbers);
  if (numbers.every(({ type }) => type === 'integer') && integers >= MIN_INT64 && integers <= MAX_INT64) {
    return { type: 'integer', value: integers };
  }
  return { type: 'double', value: floatingSum(numbers) };
}

function average(numbers: readonly NumberValue[]): Value {
  if (numbers.length === 0) return { type: 'null' };
  return { type: 'double', value: floatingSum(numbers) / numbers.length };
}

/** The sum as a double; the integers are added exactly first, so that their sum is rounded only once. */
function floatingSum(numbers: readonly NumberValue[]): number {
  let total = Number(exactSum(numbers));
  for (const number of numbers) if (number.type === 'double') total += number.value;
  return total;
}

function exactSum(numbers: readonly NumberValue[]): bigint {
  let total = 0n;
  for (const number of numbers) if (number.type === 'integer') total += number.value;
  return total;
}
