/** A record with one entry set, or removed when the value is `undefined`. Formik's paths cannot name keys with dots. */
export function withEntry<Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
  value: Value | undefined,
): Readonly<Record<string, Value>> {
  const others = Object.entries(record).filter(([key]) => key !== name);
  return Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
}
