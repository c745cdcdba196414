import { LIMITS, limitText } from '../value/limits.ts';
import type { StoredDocument } from '../value/document.ts';
import { isNumber, MAX_INT64, MIN_INT64, type Value } from '../value/value.ts';
import { invalidArgument } from '../store/error.ts';
import { valueAt } from '../store/field-path.ts';
import type { Aggregation } from './query.ts';
import { checkAggregatedField } from './validate.ts';

/** Checks a request's aggregations. @throws FirestoreError INVALID_ARGUMENT */
export function checkAggregations(aggregations: readonly Aggregation[]): void {
  if (aggregations.length === 0) throw invalidArgument('At least one aggregation is required.');
  if (aggregations.length > LIMITS.aggregations.most) {
    throw invalidArgument(limitText('aggregations', { count: aggregations.length }));
  }
  const seen = new Set<string>();
  for (const aggregation of aggregations) {
    const { alias } = aggregation;
    if (seen.has(alias)) throw invalidArgument(`Aggregation aliases contain duplicate alias: ${alias}`);
    if (/^__.*__$/.test(alias)) throw invalidArgument(`Aggregation alias ${alias} is reserved.`);
    seen.add(alias);
    if (aggregation.kind !== 'count') checkAggregatedField(aggregation.field);
    else if (aggregation.upTo !== undefined && aggregation.upTo <= 0n) {
      throw invalidArgument('up_to must be greater than zero.');
    }
  }
}

/** The aggregates of a query's result, by alias. */
export function aggregate(
  aggregations: readonly Aggregation[],
  documents: readonly StoredDocument[],
): Map<string, Value> {
  const fields = aggregations.flatMap((aggregation) =>
    aggregation.kind === 'count' ? [] : [aggregation.field],
  );
  // A document that lacks one of the aggregated fields is in no aggregation, as if one index held all these fields.
  const complete = documents.filter((document) =>
    fields.every((field) => valueAt(document.fields, field) !== undefined),
  );
  const result = new Map<string, Value>();
  for (const aggregation of aggregations) {
    if (aggregation.kind === 'count') {
      const count = BigInt(complete.length);
      const { upTo } = aggregation;
      result.set(aggregation.alias, {
        type: 'integer',
        value: upTo !== undefined && upTo < count ? upTo : count,
      });
      continue;
    }
    const { field, kind } = aggregation;
    const numbers = complete.map((document) => valueAt(document.fields, field)).filter(isNumber);
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
