// Structured logs without personal data: what happened and how, never who, from where or to whose profile.
import * as logger from 'firebase-functions/logger';
import { errorCode } from './error-code.ts';

type Field = string | number | boolean;

/** The kind of an error and its code, without its message, which may quote a name or an address. */
function errorFields(error: unknown): Readonly<Record<string, Field>> {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = errorCode(error);
  return {
    error: error.name,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
  };
}

/**
 * Every entry has the field `event`: an entry with a message alone becomes `textPayload`, which no alert reads
 * (operations/alerts.json asks for `jsonPayload`).
 */
export function logInfo(event: string, fields: Readonly<Record<string, Field>> = {}): void {
  logger.write({ ...fields, severity: 'INFO', message: event, event });
}

export function logFailure(event: string, error: unknown): void {
  // `logger.error` would replace the event's name by a stack trace from here, which no alert would match.
  logger.write({ ...errorFields(error), severity: 'ERROR', message: event, event });
}

/** Logs a failure that is no error of the program, for an alert. */
export function logProblem(event: string, fields: Readonly<Record<string, Field>> = {}): void {
  logger.write({ ...fields, severity: 'ERROR', message: event, event });
}
