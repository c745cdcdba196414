// Lines of text that encode small records: the rules check a whole list of them with one pattern, where a list of maps
// would cost more expressions than production evaluates (docs/architecture.md, 'What a save may cost').

/** Whitespace of every kind, line breaks and tabs included, becomes one space. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Fields separated by tabs, each on one line. */
export const tabbed = (...fields: readonly string[]): string => fields.map(oneLine).join('\t');

/** The fields of a line; as many as there are. */
export const untabbed = (line: string): string[] => line.split('\t').map((field) => field.trim());

/** `name: value`, the name without a colon. */
export const labelled = (name: string, value: string): string =>
  `${oneLine(name.replaceAll(':', ' '))}: ${oneLine(value)}`;

/** The name and the value of a line; the value is undefined where the line has none. */
export function unlabelled(line: string): readonly [name: string, value: string | undefined] {
  const colon = line.indexOf(':');
  return colon === -1
    ? [line.trim(), undefined]
    : [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}

/** The texts of a stored list, blanks left out; [] for what is no list. */
export const lines = (stored: unknown): string[] =>
  (Array.isArray(stored) ? stored : []).filter(
    (line): line is string => typeof line === 'string' && line.trim() !== '',
  );

/** The text without space at its ends; '' for what is no text. */
export const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The value where it is one of the list, else ''. */
export const optionOf = <Option extends string>(options: readonly Option[], value: unknown): Option | '' =>
  options.find((option) => option === value) ?? '';

/** An own property of an object whose keys people chose: never one of the prototype's. */
export const own = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
