// All documents of one database in one sorted tree: the documents of a collection lie side by side in name order.
import type BTree from 'sorted-btree';
import { EmptyBTree } from 'sorted-btree';
import { numericId } from '../value/compare.ts';
import type { DocumentPath, StoredDocument } from '../value/document.ts';

/** One consistent state of a database. */
export interface DatabaseView {
  get(path: DocumentPath): StoredDocument | undefined;
  /** The documents directly in a collection in name order, from `fromId` (included) on. */
  scan(collection: readonly string[], fromId?: string): IterableIterator<StoredDocument>;
  /** Every collection that holds a document, in no order; may name a collection that is empty in this state. */
  collections(): Iterable<readonly string[]>;
}

type Tree = BTree<string, StoredDocument>;

/** The documents of a database and the collections they are in. */
export class DocumentTree implements DatabaseView {
  private tree = EmptyBTree.clone() as Tree;
  private readonly collectionCounts = new Map<string, { path: readonly string[]; count: number }>();

  get size(): number {
    return this.tree.size;
  }

  get(path: DocumentPath): StoredDocument | undefined {
    return this.tree.get(documentKey(path));
  }

  set(document: StoredDocument): void {
    if (!this.tree.set(documentKey(document.path), document)) return;
    const collection = document.path.slice(0, -1);
    const key = collectionKey(collection);
    const entry = this.collectionCounts.get(key);
    if (entry) entry.count++;
    else this.collectionCounts.set(key, { path: collection, count: 1 });
  }

  delete(path: DocumentPath): void {
    if (!this.tree.delete(documentKey(path))) return;
    const key = collectionKey(path.slice(0, -1));
    const entry = this.collectionCounts.get(key);
    if (entry && --entry.count === 0) this.collectionCounts.delete(key);
  }

  scan(collection: readonly string[], fromId?: string): IterableIterator<StoredDocument> {
    return scanTree(this.tree, collection, fromId);
  }

  *collections(): IterableIterator<readonly string[]> {
    for (const { path } of this.collectionCounts.values()) yield path;
  }

  /** Every document, collection by collection. */
  all(): IterableIterator<StoredDocument> {
    return this.tree.values();
  }

  /** A copy that shares what does not change; costs one list of collections. */
  clone(): DocumentTree {
    const copy = new DocumentTree();
    copy.tree = this.tree.clone();
    for (const [key, entry] of this.collectionCounts) copy.collectionCounts.set(key, { ...entry });
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
  // NUL ends the collection's part of a key, so a NUL inside an id must not look like it.
  // eslint-disable-next-line no-control-regex
  return `${/[\0\u0001]/.test(path) ? path.replaceAll('\u0001', '\u0001y').replaceAll('\0', '\u0001z') : path}\0`;
}

/** A document's key: unique, and within a collection in name order as plain JavaScript strings. */
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
