// What an emulator answers, in a form in which two answers can be compared: without times, tokens and texts.
import { CallError, type JsonDocument } from '../tests/support/driver.ts';

export type Answer = { readonly error: string } | { readonly result: unknown };

/** The answer to a question; of an error only its code. */
export async function answerOf(ask: () => Promise<unknown>): Promise<Answer> {
  try {
    return { result: await ask() };
  } catch (error) {
    if (error instanceof CallError) return { error: error.code };
    throw error;
  }
}

/** Documents without their times and the name of their database. */
export function plainDocuments(documents: readonly (JsonDocument | undefined)[]): unknown[] {
  return documents.map(
    (document) => document && { path: pathOf(document.name), fields: document.fields ?? {} },
  );
}

export function pathOf(name: string): string {
  return name.slice(name.indexOf('/documents/') + '/documents/'.length);
}

/**
 * Text by which two answers are equal: the order of a map's keys does not matter, that of lists does; numbers that are 0
 * may be left out of points, as ProtoJSON does it.
 */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if ((key === 'latitude' || key === 'longitude') && part === 0) return undefined;
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)));
  });
}
