// Vectors on the wire: maps with a reserved key, which no other map may have.
import type { Fields, Value, VectorValue } from './value.ts';

const TYPE = '__type__';
const VECTOR = '__vector__';
const COMPONENTS = 'value';

/** The fields of a map as a value: a vector if they are the form of one, else a map. */
export function mapOrVector(fields: Fields): Value {
  const components = fields.size === 2 && fields.has(TYPE) ? componentsOf(fields) : undefined;
  return components ? { type: 'vector', values: components } : { type: 'map', fields };
}

/** A vector as the map that stands for it on the wire. */
export function vectorFields({ values }: VectorValue): Fields {
  return new Map<string, Value>([
    [TYPE, { type: 'string', value: VECTOR }],
    [COMPONENTS, { type: 'array', values: values.map((value) => ({ type: 'double', value })) }],
  ]);
}

/** Why the fields of a map with the reserved key are not a vector; `undefined` if the key is not of a vector. */
export function vectorProblem(fields: Fields): string | undefined {
  const type = fields.get(TYPE);
  if (type?.type !== 'string') return `Field ${TYPE} is not a string.`;
  if (type.value !== VECTOR) return undefined;
  const components = fields.get(COMPONENTS);
  if (!components) return "Vector map is missing key 'value'.";
  if (fields.size > 2) return 'Vector Value map has extraneous entries.';
  if (components.type !== 'array') return 'Vector Value type must be an array.';
  return "Vector must only contain values of type 'double'";
}

function componentsOf(fields: Fields): readonly number[] | undefined {
  const type = fields.get(TYPE);
  const components = fields.get(COMPONENTS);
  if (type?.type !== 'string' || type.value !== VECTOR || components?.type !== 'array') return undefined;
  const values: number[] = [];
  for (const component of components.values) {
    if (component.type !== 'double') return undefined;
    values.push(component.value);
  }
  return values;
}
