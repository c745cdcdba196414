// Reads firestore.indexes.json: which indexes a project has beyond the automatic ones or instead of them.
import { formatFieldPath, parseFieldPath } from '../store/field-path.ts';

export type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP';
/** How an index holds a field: in order, element by element, or for vector search. */
export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS' | 'VECTOR';

export interface IndexField {
  /** The field path in canonical spelling. */
  readonly path: string;
  readonly mode: IndexMode;
  /** The dimension of an indexed vector. */
  readonly dimension?: number;
}

export interface CompositeIndex {
  readonly collectionId: string;
  readonly scope: QueryScope;
  readonly fields: readonly IndexField[];
}

export interface IndexDefinitions {
  readonly composites: readonly CompositeIndex[];
  /** The single-field indexes of each field in `fieldOverrides`, in place of automatic ones; keys are `overrideKey`s. */
  readonly overrides: ReadonlyMap<
    string,
    readonly { readonly scope: QueryScope; readonly mode: IndexMode }[]
  >;
}

type JsonObject = Readonly<Record<string, unknown>>;

/** Reads the contents of a firestore.indexes.json. @throws Error that names what is wrong with it */
export function parseIndexDefinitions(text: string): IndexDefinitions {
  const json = asObject(JSON.parse(text), 'firestore.indexes.json');
  const composites = asList(json['indexes'], 'indexes').map((entry): CompositeIndex => {
    const index = asObject(entry, 'an index');
    return {
      collectionId: asText(index['collectionGroup'], 'collectionGroup'),
      scope: asScope(index['queryScope']),
      fields: asList(index['fields'], 'fields').map((field) => {
        const object = asObject(field, 'a field');
        const path = asPath(object['fieldPath']);
        const { vectorConfig } = object;
        if (vectorConfig === undefined) return { path, mode: asMode(object) };
        return { path, mode: 'VECTOR', dimension: asDimension(vectorConfig) };
      }),
    };
  });
  const overrides = new Map(
    asList(json['fieldOverrides'], 'fieldOverrides').map((entry) => {
      const override = asObject(entry, 'a field override');
      const key = overrideKey(
        asText(override['collectionGroup'], 'collectionGroup'),
        asPath(override['fieldPath']),
      );
      const indexes = asList(override['indexes'], 'indexes').map((index) => {
        const object = asObject(index, 'an index');
        return { scope: asScope(object['queryScope']), mode: asMode(object) };
      });
      return [key, indexes] as const;
    }),
  );
  return { composites, overrides };
}

/** Whether a field has no single-field index at all. */
export function isExempt({ overrides }: IndexDefinitions, collectionId: string, field: string): boolean {
  return overrides.get(overrideKey(collectionId, field))?.length === 0;
}

/** The key of a field in `overrides`. */
export function overrideKey(collectionId: string, path: string): string {
  return `${collectionId}/${path}`;
}

function asObject(value: unknown, what: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${what} must be an object`);
  return value as JsonObject;
}

function asList(value: unknown, what: string): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Error(`${what} must be a list`);
  return value;
}

function asText(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new Error(`${what} must be text`);
  return value;
}

function asPath(value: unknown): string {
  return formatFieldPath(parseFieldPath(asText(value, 'fieldPath')));
}

function asScope(value: unknown): QueryScope {
  return value === 'COLLECTION_GROUP' ? 'COLLECTION_GROUP' : 'COLLECTION';
}

function asDimension(vectorConfig: unknown): number {
  const { dimension } = asObject(vectorConfig, 'vectorConfig');
  if (!Number.isInteger(dimension)) throw new Error('dimension must be a whole number');
  return dimension as number;
}

function asMode(field: JsonObject): IndexMode {
  if (field['arrayConfig'] === 'CONTAINS') return 'CONTAINS';
  const { order } = field;
  if (order !== 'ASCENDING' && order !== 'DESCENDING')
    throw new Error('order must be ASCENDING or DESCENDING');
  return order;
}
