// The literal of a value in the rules language.
import {
  type Result,
  RulesDuration,
  RulesError,
  RulesLatLng,
  RulesList,
  RulesMap,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RulesValue,
} from '../src/rules/values.ts';
import { formatPath } from '../src/rules/path-text.ts';

/** An expression with exactly this value; `undefined` for errors, and for values that equal nothing. */
export function literalOf(result: Result): string | undefined {
  if (result instanceof RulesError) return undefined;
  if (typeof result === 'string') return quoted(result);
  if (typeof result === 'bigint')
    return result === -(2n ** 63n) ? '(-9223372036854775807 - 1)' : `(${result})`;
  if (typeof result === 'number') return Number.isNaN(result) ? undefined : floatLiteral(result);
  if (typeof result === 'boolean' || result === null) return String(result);
  if (result instanceof Uint8Array)
    return `b'${[...result].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')}'`;
  if (result instanceof RulesList) return listLiteral(result.values);
  if (result instanceof RulesSet) {
    const list = listLiteral(result.values);
    return list && `${list}.toSet()`;
  }
  if (result instanceof RulesMap) return mapLiteral(result);
  if (result instanceof RulesTimestamp) {
    const { seconds, nanos } = result.value;
    return `(timestamp.value(${seconds * 1000}) + duration.value(${nanos}, 'ns'))`;
  }
  if (result instanceof RulesDuration) {
    const second = 1_000_000_000n;
    return `(duration.value(${result.nanos / second}, 's') + duration.value(${result.nanos % second}, 'ns'))`;
  }
  if (result instanceof RulesLatLng)
    return `latlng.value(${floatLiteral(result.latitude)}, ${floatLiteral(result.longitude)})`;
  if (result instanceof RulesPath)
    return result.segments.some((part) => typeof part !== 'string')
      ? undefined
      : `path('${formatPath(result)}')`;
  return undefined;
}

function quoted(text: string): string {
  const escaped = Array.from(
    { length: text.length },
    (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`,
  );
  return `'${escaped.join('')}'`;
}

function floatLiteral(value: number): string {
  return `float('${Object.is(value, -0) ? '-0' : String(value)}')`;
}

function listLiteral(values: readonly RulesValue[]): string | undefined {
  const literals = values.map(literalOf);
  return literals.includes(undefined) ? undefined : `[${literals.join(', ')}]`;
}

function mapLiteral(map: RulesMap): string | undefined {
  const entries = map.keys().map((key) => {
    const literal = literalOf(map.get(key) as RulesValue);
    return literal && `${quoted(key)}: ${literal}`;
  });
  return entries.includes(undefined) ? undefined : `{${entries.join(', ')}}`;
}
