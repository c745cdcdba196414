// The error for a refusal by rules.
import { formatTrace } from '../rules/trace.ts';
import { type ErrorDetail, FirestoreError } from '../store/error.ts';
import type { JudgedOperation } from './request-log.ts';

/** gRPC trailers may have 64 KB, and have the trace three times: in grpc-message, the status's message and its details. */
const MAX_TRACE_BYTES = 8192;

/** The error of a refused operation; if `explains`, its message and details contain the trace. */
export function refusal(operation: JudgedOperation, reason: string, explains: boolean): FirestoreError {
  if (!explains) return new FirestoreError('PERMISSION_DENIED', reason);
  const lines = shortened(formatTrace(operation.verdict.trace()).split('\n'));
  return new FirestoreError(
    'PERMISSION_DENIED',
    [reason, ...lines].join('\n'),
    detailsOf(operation, reason, lines),
  );
}

function detailsOf(
  { method, path, verdict }: JudgedOperation,
  reason: string,
  lines: readonly string[],
): readonly ErrorDetail[] {
  const { expressions, lookups } = verdict.cost;
  return [
    {
      type: 'google.rpc.ErrorInfo',
      reason: 'RULES_REFUSED',
      domain: 'firestore-emulator',
      metadata: { method, path, expressions: String(expressions), lookups: String(lookups) },
    },
    { type: 'google.rpc.DebugInfo', stackEntries: lines.map((line) => line.trim()), detail: reason },
  ];
}

function shortened(lines: readonly string[]): readonly string[] {
  const kept: string[] = [];
  let bytes = 0;
  for (const line of lines) {
    bytes += Buffer.byteLength(line);
    if (bytes > MAX_TRACE_BYTES) {
      return [...kept, `  … ${lines.length - kept.length} more lines: see the emulator's requests`];
    }
    kept.push(line);
  }
  return lines;
}
