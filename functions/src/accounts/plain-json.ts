/** Whether a value is Firestore's Timestamp, of which only `toDate` is needed. */
const isTimestamp = (value: unknown): value is { toDate: () => Date } =>
  typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function';

/** A stored value as JSON a person can read: times as ISO 8601, everything else as it is. */
export function plainJson(value: unknown): unknown {
  if (isTimestamp(value)) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(plainJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, plainJson(inner)]));
}
