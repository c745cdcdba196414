// Functions that read JSON of unknown shape and never fail.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** An object's members; {} for anything else. */
export function asRecord(json: Json | undefined): Readonly<Record<string, Json | undefined>> {
  return typeof json === 'object' && json !== null && !isList(json) ? json : {};
}

/** A list's elements; [] for anything else. */
export function asList(json: Json | undefined): readonly Json[] {
  return isList(json) ? json : [];
}

export function asString(json: Json | undefined): string | undefined {
  return typeof json === 'string' ? json : undefined;
}

function isList(json: Json | undefined): json is readonly Json[] {
  return Array.isArray(json);
}
