// Converts paths to text and back.
import { type PathPart, RulesError, RulesPath } from './values.ts';

/** A path as text; each segment is percent-encoded, parentheses too: `/databases/%28default%29/documents/…`. */
export function formatPath(path: RulesPath): string {
  return path.segments
    .map((part) =>
      typeof part === 'string' ? `/${encodeSegment(part)}` : `/{${part.capture}${part.glob ? '=**' : ''}}`,
    )
    .join('');
}

/**
 * A path from text with or without a leading slash, percent-decoded; `{x}` and `{x=**}` are captures for `bind`. An error
 * where a segment is empty, or begins as a capture and is none.
 */
export function parsePath(text: string): RulesPath | RulesError {
  const segments = (text.startsWith('/') ? text.slice(1) : text).split('/');
  if (segments.some((segment) => segment.trim() === '' || /^\{[^}]*$/.test(segment))) {
    return new RulesError(`Invalid path: ${text}.`);
  }
  return new RulesPath(segments.map(parseSegment));
}

function parseSegment(segment: string): PathPart {
  const [, capture, glob] = /^\{([A-Za-z_]\w*)(=\*\*)?\}$/.exec(segment) ?? [];
  return capture === undefined ? decodeSegment(segment) : { capture, glob: glob !== undefined };
}

function encodeSegment(segment: string): string {
  try {
    return encodeURIComponent(segment).replace(
      /[!'()*]/g,
      (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  } catch {
    return segment;
  }
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
