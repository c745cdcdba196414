/** Makes a value at its first use: what a function's module makes at once, each cold instance of all functions pays for. */
export function madeAtFirstUse<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
