// An index of a collection's documents by the values of some fields.
import type BTree from 'sorted-btree';
import { EmptyBTree } from 'sorted-btree';
import type { StoredDocument } from '../value/document.ts';
import type { Value } from '../value/value.ts';
import { type FieldPath, formatFieldPath, valueAt } from './field-path.ts';

/** A field and the value that a `==` filter requires of it. */
export interface Equality {
  readonly field: FieldPath;
  readonly value: Value;
}

/** The documents of one collection that have all of `fields`, by the values of these and then by name. */
export class EqualityIndex {
  private readonly fields: readonly FieldPath[];
  private readonly tree: BTree<string, StoredDocument>;

  constructor(
    fields: readonly FieldPath[],
    tree: BTree<string, StoredDocument> = EmptyBTree.clone() as BTree<string, StoredDocument>,
  ) {
    this.fields = fields;
    this.tree = tree;
  }

  /** Adds a document; `key` is its `documentKey`, which orders documents by name. */
  add(key: string, document: StoredDocument): void {
    const prefix = this.prefixOf((field) => valueAt(document.fields, field));
    if (prefix !== undefined) this.tree.set(prefix + key, document);
  }

  remove(key: string, document: StoredDocument): void {
    const prefix = this.prefixOf((field) => valueAt(document.fields, field));
    if (prefix !== undefined) this.tree.delete(prefix + key);
  }

  /** All documents with these values, and possibly some without them, in name order. */
  *find(equalities: readonly Equality[]): IterableIterator<StoredDocument> {
    const values = new Map(equalities.map(({ field, value }) => [formatFieldPath(field), value]));
    const prefix = this.prefixOf((field) => values.get(formatFieldPath(field)));
    if (prefix === undefined) return;
    for (const [key, document] of this.tree.entries(prefix)) {
      if (!key.startsWith(prefix)) return;
      yield document;
    }
  }

  /** A copy that shares the tree's nodes with this one. */
  clone(): EqualityIndex {
    return new EqualityIndex(this.fields, this.tree.clone());
  }

  /** The key prefix of all documents with equal values; no such prefix begins with another one. */
  private prefixOf(read: (field: FieldPath) => Value | undefined): string | undefined {
    let prefix = '';
    for (const field of this.fields) {
      const value = read(field);
      if (value === undefined) return undefined;
      const bucket = bucketOf(value);
      prefix += `${bucket.length}:${bucket}`;
    }
    return prefix;
  }
}

/** The bucket of a value: equal values share a bucket, but values in one bucket need not be equal. */
function bucketOf(value: Value): string {
  switch (value.type) {
    case 'string':
      return `string${value.value}`;
    case 'boolean':
      return String(value.value);
    case 'integer':
    case 'double':
      // 1 equals 1.0, and -0 is written as 0.
      return String(Number(value.value));
    case 'timestamp':
      return `${value.value.seconds}.${value.value.nanos}s`;
    default:
      return value.type;
  }
}
