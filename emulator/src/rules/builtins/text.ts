// Methods of strings and bytes.
import { trimBlanks } from '../conversions.ts';
import { matchesPattern, replacePattern, splitByPattern } from '../patterns.ts';
import { RulesError, RulesList } from '../values.ts';
import { getter, type Methods, wrongArguments } from './method.ts';

export const STRING_METHODS: Methods<string> = {
  size: getter('string.size', (text) => BigInt(text.length)),
  // `lower` and `upper` change only ASCII letters, as in the official emulator.
  lower: getter('string.lower', (text) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())),
  upper: getter('string.upper', (text) => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase())),
  trim: getter('string.trim', trimBlanks),
  toUtf8: getter('string.toUtf8', (text) => Uint8Array.from(Buffer.from(text, 'utf8'))),
  matches(text, args) {
    const [pattern] = args;
    if (args.length !== 1 || typeof pattern !== 'string')
      return wrongArguments('string.matches', args, 'string');
    return matchesPattern(text, pattern);
  },
  split(text, args) {
    const [pattern] = args;
    if (args.length !== 1 || typeof pattern !== 'string')
      return wrongArguments('string.split', args, 'string');
    const parts = splitByPattern(text, pattern);
    return parts instanceof RulesError ? parts : new RulesList(parts);
  },
  replace(text, args) {
    const [pattern, substitute] = args;
    if (args.length !== 2 || typeof pattern !== 'string' || typeof substitute !== 'string') {
      return wrongArguments('string.replace', args, 'string, string');
    }
    return replacePattern(text, pattern, substitute);
  },
};

export const BYTES_METHODS: Methods<Uint8Array> = {
  size: getter('bytes.size', (bytes) => BigInt(bytes.length)),
  // The URL-safe alphabet with padding, as in production.
  toBase64: getter('bytes.toBase64', (bytes) =>
    Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
  ),
  toHexString: getter('bytes.toHexString', (bytes) => Buffer.from(bytes).toString('hex').toUpperCase()),
};
