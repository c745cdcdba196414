// Formats values as text for people, in the output of `debug()` and in traces.
import { formatTimestamp } from '../value/timestamp.ts';
import { formatPath } from './path-text.ts';
import {
  MapDiff,
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
} from './values.ts';

/** A result in the notation of rules. */
export function formatResult(result: Result): string {
  if (result instanceof RulesError) return `error: ${result.message}`;
  if (typeof result === 'string') return JSON.stringify(result);
  if (result instanceof RulesPath) return formatPath(result);
  if (typeof result !== 'object' || result === null) return String(result);
  if (result instanceof RulesMap) {
    const entries = result.keys().map((key) => {
      return `${JSON.stringify(key)}: ${formatResult(result.get(key) as RulesValue)}`;
    });
    return `{${entries.join(', ')}}`;
  }
  if (result instanceof RulesList) return `[${result.values.map(formatResult).join(', ')}]`;
  if (result instanceof RulesSet) return `set(${result.values.map(formatResult).join(', ')})`;
  if (result instanceof MapDiff) return `${formatResult(result.after)}.diff(${formatResult(result.before)})`;
  if (result instanceof RulesTimestamp) return formatTimestamp(result.value);
  if (result instanceof RulesDuration) return `${Number(result.nanos) / 1e9}s`;
  if (result instanceof RulesLatLng) return `latlng(${result.latitude}, ${result.longitude})`;
  if (result instanceof Uint8Array) return `b${JSON.stringify(Buffer.from(result).toString('latin1'))}`;
  return 'constraint';
}
