// Converts paths to text and back.
import { type PathPart, RulesError, RulesPath } from './values.ts';

/** A path as text, without names of captures. */
export const formatPath = (path: RulesPath): string =>
  path.segments.map((part) => (typeof part === 'string' ? `/${part}` : '/')).join('');

/**
 * A path from text with or without a leading slash, decoded as a query of an address is, without blanks around its
 * segments; `{x}` and `{x=**}` are captures for `bind`. An error where a segment is empty, cannot be decoded, or begins as a capture and is none.
 */
export function parsePath(text: string): RulesPath | RulesError {
  const parts: PathPart[] = [];
  const names = new Set<string>();
  for (const segment of (text.startsWith('/') ? text.slice(1) : text).split('/')) {
    const part = parseSegment(segment.trim());
    if (part === undefined) return new RulesError(`Invalid path: ${text}.`);
    if (typeof part !== 'string') {
      if (names.has(part.capture))
        return new RulesError(`Variable ${part.capture} already exists in the PathTemplate.`);
      names.add(part.capture);
    }
    parts.push(part);
  }
  return new RulesPath(parts);
}

function parseSegment(segment: string): PathPart | undefined {
  if (segment === '') return undefined;
  const [isCapture, capture, glob] = /^\{(?:([A-Za-z_$][\w$]*)(=\*\*?)?|[^}]*)\}?$/.exec(segment) ?? [];
  if (isCapture === undefined) return decodeSegment(segment);
  return capture === undefined || !segment.endsWith('}') ? undefined : { capture, glob: glob === '=**' };
}

/** A segment decoded as in a query of an address, where a plus is a blank; `undefined` for a `%` without two digits. */
export function decodeSegment(segment: string): string | undefined {
  if (/%(?![0-9A-Fa-f]{2})/.test(segment)) return undefined;
  return segment
    .replaceAll('+', ' ')
    .replaceAll(/(?:%[0-9A-Fa-f]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8'),
    );
}
