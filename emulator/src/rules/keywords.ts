/** Keywords that may name a service. */
export const SERVICE_NAMES: ReadonlySet<string> = new Set([
  'break',
  'case',
  'continue',
  'default',
  'do',
  'else',
  'for',
  'let',
  'not',
  'switch',
  'then',
  'var',
  'while',
]);

/** Words that name nothing else: neither variables and functions nor methods of `allow`. */
export const KEYWORDS: ReadonlySet<string> = new Set([
  ...SERVICE_NAMES,
  'allow',
  'extends',
  'false',
  'function',
  'if',
  'import',
  'in',
  'is',
  'match',
  'null',
  'package',
  'return',
  'rules_version',
  'service',
  'true',
]);
