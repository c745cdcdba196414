// Firestore's limits, in one table that every layer reads; tests/limits.test.ts walks it. Sources: "docs" is Google's page
// "Usage and limits" (firebase.google.com/docs/firestore/quotas) or the reference of the request; "production" was
// recorded from a production database; "Google's emulator" was observed on version 1.19.9.

interface Limit {
  /** The largest number that is allowed. */
  readonly most: number;
  readonly source: string;
  /** How a request beyond the limit fails: with a gRPC code; rules that do not compile; a refusal by rules. */
  readonly code: 'INVALID_ARGUMENT' | 'RESOURCE_EXHAUSTED' | 'RULES_ERROR' | 'PERMISSION_DENIED';
  /** The message, in which `{most}` stands for the number and other names in braces for what the request contains. */
  readonly text: string;
}

export const LIMITS = {
  commitBytes: {
    most: 10 * 1024 * 1024,
    source: 'docs: maximum API request size 10 MiB; the text is production’s (firebase-tools#8649)',
    code: 'INVALID_ARGUMENT',
    text: 'Transaction too big. Decrease transaction size.',
  },
  messageBytes: {
    most: 100 * 1024 * 1024,
    source: 'Google’s emulator 1.22: the largest gRPC message',
    code: 'RESOURCE_EXHAUSTED',
    text: 'gRPC message exceeds maximum size {most}: {size}',
  },
  documentBytes: {
    most: 1_048_576,
    source: 'docs: maximum size for a document 1 MiB',
    code: 'INVALID_ARGUMENT',
    text: 'maximum entity size is {most} bytes',
  },
  indexEntries: {
    most: 40_000,
    source:
      'docs: maximum number of index entries for each document; production takes a list of 19,999 numbers',
    code: 'INVALID_ARGUMENT',
    text: 'too many index entries for entity {entity}',
  },
  valueBytes: {
    most: 1_048_487,
    source: 'docs: maximum size of a field value 1 MiB - 89 bytes',
    code: 'INVALID_ARGUMENT',
    text: 'The value of property "{property}" is longer than {most} bytes.',
  },
  fieldNameBytes: {
    most: 1500,
    source:
      'docs: maximum size of a field name; Google’s emulator counts a map’s key with the names around it',
    code: 'INVALID_ARGUMENT',
    text: 'The property.name is longer than {most} bytes.',
  },
  fieldPathBytes: {
    most: 1500,
    source: 'docs: constraint on field paths; the text is Google’s emulator’s',
    code: 'INVALID_ARGUMENT',
    text: 'property path is longer than {most} bytes.',
  },
  depth: {
    most: 20,
    source: 'docs: maximum depth of fields in a map or array',
    code: 'INVALID_ARGUMENT',
    text: 'Property {property} contains an invalid nested entity.',
  },
  idBytes: {
    most: 1500,
    source: 'docs: constraints on collection and document ids',
    code: 'INVALID_ARGUMENT',
    text: 'The key path element {part} is longer than {most} bytes.',
  },
  transforms: {
    most: 500,
    source:
      'docs: maximum number of field transformations on a single document in one commit; the text is ours',
    code: 'INVALID_ARGUMENT',
    text: 'Cannot apply more than {most} field transformations to a single document in a commit.',
  },
  vectorDimensions: {
    most: 2048,
    source: 'docs: vector search, maximum embedding dimension',
    code: 'INVALID_ARGUMENT',
    text: 'Vectors must be at most {most} dimensions.',
  },
  queriedValueBytes: {
    most: 1500,
    source:
      'docs: maximum size of an indexed field value; Google’s emulator refuses 1,500 bytes too, and has the text',
    code: 'INVALID_ARGUMENT',
    text: 'value for {field} is too large to be used in a query',
  },
  inequalityFields: {
    most: 10,
    source: 'docs: multiple range fields in a query',
    code: 'INVALID_ARGUMENT',
    text: 'The query contains {count} distinct inequality fields: [{fields}]. A query may not have more than {most} distinct inequality fields.',
  },
  filtersAndOrders: {
    most: 100,
    source: 'docs: sum of filters, sort orders and parent document path; the text is Google’s emulator’s',
    code: 'INVALID_ARGUMENT',
    text: 'The query may not have more than {most} filters + sort orders + ancestor total. Currently there are {filters} filters, {orders} sort orders, and {ancestor}.',
  },
  inValues: {
    most: 30,
    source: 'docs: in and array-contains-any',
    code: 'INVALID_ARGUMENT',
    text: "'{operator}' supports up to {most} comparison values.",
  },
  notInValues: {
    most: 10,
    source: 'docs: not-in',
    code: 'INVALID_ARGUMENT',
    text: "'NOT_IN' supports up to {most} comparison values.",
  },
  disjunctions: {
    most: 30,
    source: 'docs: query limits, disjunctive normal form',
    code: 'INVALID_ARGUMENT',
    text: 'Too many disjunctions after normalization. Maximum allowed number of disjunctions is {most}.',
  },
  arrayContains: {
    most: 1,
    source: 'docs: one array-contains clause a disjunction; Google’s emulator',
    code: 'INVALID_ARGUMENT',
    text: "A maximum of {most} 'ARRAY_CONTAINS' filter is allowed per disjunction.",
  },
  nearest: {
    most: 1000,
    source: 'reference of FindNearest.limit',
    code: 'INVALID_ARGUMENT',
    text: 'FindNearest.limit must be a positive integer of no more than {most}',
  },
  aggregations: {
    most: 5,
    source: 'reference of StructuredAggregationQuery.aggregations',
    code: 'INVALID_ARGUMENT',
    text: 'The maximum number of aggregations allowed in an aggregation query is {most}. Received: {count}',
  },
  lookupsOfADocument: {
    most: 10,
    source: 'docs: rules, access calls of a single-document request',
    code: 'PERMISSION_DENIED',
    text: 'Maximum of {most} document lookups has been reached.',
  },
  lookupsOfAQuery: {
    most: 20,
    source: 'production: 20 are allowed and 21 refused, though the documentation says 10',
    code: 'PERMISSION_DENIED',
    text: 'Maximum of {most} document lookups has been reached.',
  },
  lookupsOfSeveralDocuments: {
    most: 20,
    source: 'docs: rules, access calls of multi-document reads, transactions and batched writes',
    code: 'PERMISSION_DENIED',
    text: 'Maximum of {most} document lookups has been reached.',
  },
  expressions: {
    most: 1000,
    source: 'docs: rules, expressions evaluated per request',
    code: 'PERMISSION_DENIED',
    text: 'Unable to evaluate the expression as the maximum of {most} expressions to evaluate has been reached.',
  },
  rulesBytes: {
    most: 256 * 1024,
    source: 'docs: rules, maximum size of a ruleset source 256 KB',
    code: 'RULES_ERROR',
    text: 'Ruleset is larger than 256 KB.',
  },
  functionArguments: {
    most: 7,
    source: 'docs: rules, function arguments',
    code: 'RULES_ERROR',
    text: "Function '{name}' has more than {most} parameters.",
  },
  functionVariables: {
    most: 11,
    source: 'production takes 11, though its message and the documentation say 10',
    code: 'RULES_ERROR',
    text: 'Maximum allowed variable count of 10 for a given function has been reached.',
  },
  callDepth: {
    most: 21,
    source: 'production takes a stack of 21 functions; the documentation says 20',
    code: 'RULES_ERROR',
    text: 'Maximum allowed call depth of 20 is reached for the call stack of [{name}].',
  },
  matchDepth: {
    most: 10,
    source:
      'docs: rules, nested match statements; production and Google’s emulator count those below the outermost',
    code: 'RULES_ERROR',
    text: 'Maximum allowed resource rule depth of {most} is reached.',
  },
  matchSegments: {
    most: 100,
    source: 'docs: rules, path segments of nested match statements',
    code: 'RULES_ERROR',
    text: 'Path has more than {most} segments.',
  },
  matchCaptures: {
    most: 20,
    source: 'docs: rules, path capture variables',
    code: 'RULES_ERROR',
    text: 'Path has more than {most} captures.',
  },
  expressionDepth: {
    most: 99,
    source:
      'production and Google’s emulator: the level of the innermost expression, where a chain is a left-deep tree',
    code: 'RULES_ERROR',
    text: 'Expression is too complex to evaluate safely.',
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** The message of a limit, with its names in braces replaced; `most` only where it is not the table's. */
export function limitText(name: LimitName, values: Readonly<Record<string, string | number>> = {}): string {
  const { most, text } = LIMITS[name];
  return text.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? (key === 'most' ? most : '')));
}
