// All documents of a database in one sorted tree, in which a collection's documents are adjacent and in name order.
import type BTree from 'sorted-btree';
import { BTreeEx } from 'sorted-btree/extended/index.js';
import { numericId } from '../value/compare.ts';
import type { DocumentPath, StoredDocument } from '../value/document.ts';
import { type Equality, EqualityIndex } from './equality-index.ts';
import { type FieldPath, formatFieldPath } from './field-path.ts';

/** One consistent state of a database. */
export interface DatabaseView {
  get(path: DocumentPath): StoredDocument | undefined;
  /** The documents directly in a collection in name order, from `fromId` (included) on. */
  scan(collection: readonly string[], fromId?: string): IterableIterator<StoredDocument>;
  /** All of a collection's documents with these values, and possibly some without them, in name order. */
  candidates(
    collection: readonly string[],
    equalities: readonly Equality[],
  ): IterableIterator<StoredDocument>;
  /** Every non-empty collection, in no particular order. */
  collections(): Iterable<readonly string[]>;
}

type Tree = BTree<string, StoredDocument>;

/** The documents of a database and the collections they are in. */
export class DocumentTree implements DatabaseView {
  private tree = new BTreeEx<string, StoredDocument>();
  private readonly collectionCounts = new Map<string, { path: readonly string[]; count: number }>();
  /**
   * Indexes by collection, then by the fields with equality filters; built at the first such query, then kept up to
   * date.
   */
  private readonly indexes = new Map<string, Map<string, EqualityIndex>>();

  get size(): number {
    return this.tree.size;
  }

  get(path: DocumentPath): StoredDocument | undefined {
    return this.tree.get(documentKey(path));
  }

  set(document: StoredDocument): void {
    const key = documentKey(document.path);
    const collection = document.path.slice(0, -1);
    const collectionOf = collectionKey(collection);
    const indexes = this.indexes.get(collectionOf);
    const before = indexes && this.tree.get(key);
    for (const index of indexes?.values() ?? []) {
      if (before) index.remove(key, before);
      index.add(key, document);
    }
    if (!this.tree.set(key, document)) return;
    const entry = this.collectionCounts.get(collectionOf);
    if (entry) entry.count++;
    else this.collectionCounts.set(collectionOf, { path: collection, count: 1 });
  }

  delete(path: DocumentPath): void {
    const key = documentKey(path);
    const before = this.tree.get(key);
    if (!before) return;
    this.tree.delete(key);
    const collectionOf = collectionKey(path.slice(0, -1));
    for (const index of this.indexes.get(collectionOf)?.values() ?? []) index.remove(key, before);
    const entry = this.collectionCounts.get(collectionOf);
    if (!entry || --entry.count > 0) return;
    this.collectionCounts.delete(collectionOf);
    this.indexes.delete(collectionOf);
  }

  scan(collection: readonly string[], fromId?: string): IterableIterator<StoredDocument> {
    return scanTree(this.tree, collection, fromId);
  }

  candidates(
    collection: readonly string[],
    equalities: readonly Equality[],
  ): IterableIterator<StoredDocument> {
    const collectionOf = collectionKey(collection);
    if (!this.collectionCounts.has(collectionOf)) return [].values();
    const indexes = this.indexes.get(collectionOf) ?? new Map<string, EqualityIndex>();
    this.indexes.set(collectionOf, indexes);
    const fields = new Map(equalities.map(({ field }) => [formatFieldPath(field), field]));
    const names = [...fields.keys()].sort();
    const name = names.join();
    let index = indexes.get(name);
    if (!index) {
      index = new EqualityIndex(names.map((field) => fields.get(field) as FieldPath));
      for (const document of this.scan(collection)) index.add(documentKey(document.path), document);
      indexes.set(name, index);
    }
    return index.find(equalities);
  }

  *collections(): IterableIterator<readonly string[]> {
    for (const { path } of this.collectionCounts.values()) yield path;
  }

  /** Every non-empty collection, with its number of documents. */
  *collectionSizes(): IterableIterator<{ readonly path: readonly string[]; readonly count: number }> {
    yield* this.collectionCounts.values();
  }

  /** Every document, collection by collection. */
  all(): IterableIterator<StoredDocument> {
    return this.tree.values();
  }

  /** The changes that lead from this tree to another one; nodes that the two trees share are skipped. */
  differencesTo(
    other: DocumentTree,
  ): { path: DocumentPath; before: StoredDocument | undefined; after: StoredDocument | undefined }[] {
    const changes: ReturnType<DocumentTree['differencesTo']> = [];
    this.tree.diffAgainst(
      other.tree,
      (_key, before) => void changes.push({ path: before.path, before, after: undefined }),
      (_key, after) => void changes.push({ path: after.path, before: undefined, after }),
      (_key, before, after) => {
        if (before !== after) changes.push({ path: after.path, before, after });
      },
    );
    return changes;
  }

  /** A copy that shares the trees' nodes with this one; only the lists of collections and indexes are copied. */
  clone(): DocumentTree {
    const copy = new DocumentTree();
    copy.tree = this.tree.clone();
    for (const [key, entry] of this.collectionCounts) copy.collectionCounts.set(key, { ...entry });
    for (const [key, indexes] of this.indexes) {
      copy.indexes.set(key, new Map([...indexes].map(([name, index]) => [name, index.clone()])));
    }
    return copy;
  }
}

function* scanTree(
  tree: Tree,
  collection: readonly string[],
  fromId: string | undefined,
): IterableIterator<StoredDocument> {
  const prefix = collectionKey(collection);
  const start = fromId === undefined ? prefix : prefix + idKey(fromId);
  for (const [key, document] of tree.entries(start)) {
    if (!key.startsWith(prefix)) return;
    yield document;
  }
}

function collectionKey(collection: readonly string[]): string {
  const path = collection.join('/');
  // NUL ends the collection's part of a key, so a NUL inside an id is escaped.
  // oxlint-disable-next-line no-control-regex
  return `${/[\0\u0001]/.test(path) ? path.replaceAll('\u0001', '\u0001y').replaceAll('\0', '\u0001z') : path}\0`;
}

/** A document's unique key. A collection's keys, compared as JavaScript strings, are in name order. */
export function documentKey(path: DocumentPath): string {
  return collectionKey(path.slice(0, -1)) + idKey(path[path.length - 1] as string);
}

const SURROGATE_OR_ABOVE = /[\ud800-\uffff]/;
const INT64_OFFSET = 1n << 63n;

function idKey(id: string): string {
  const number = numericId(id);
  if (number !== undefined) return `\u0001${String(number + INT64_OFFSET).padStart(20, '0')}${id}`;
  return `\u0002${SURROGATE_OR_ABOVE.test(id) ? inUtf8Order(id) : id}`;
}

/** Moves surrogates above the other code units, so that UTF-16 order becomes UTF-8 order. */
function inUtf8Order(text: string): string {
  return text.replace(/[\ud800-\uffff]/g, (unit) => {
    const code = unit.charCodeAt(0);
    return String.fromCharCode(code <= 0xdfff ? code + 0x2000 : code - 0x800);
  });
}
