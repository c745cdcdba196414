// Parses names of databases and documents, with the official emulator's errors.
import { compareSegments, numericId } from './compare.ts';
import type { DatabaseId, DocumentPath } from './document.ts';
import { LIMITS, limitText } from './limits.ts';

/** An invalid name, with the official message for INVALID_ARGUMENT. */
export class InvalidNameError extends Error {
  override readonly name = 'InvalidNameError';
}

export interface ResourceName {
  readonly database: DatabaseId;
  /** Segments below `documents`. */
  readonly path: readonly string[];
}

/** Reads `projects/{p}/databases/{d}`. @throws InvalidNameError */
export function parseDatabaseName(name: string): DatabaseId {
  const reader = new NameReader(name, 'Database name');
  const database = reader.database();
  reader.end();
  return database;
}

/** Reads a document's full name. @throws InvalidNameError */
export function parseDocumentName(name: string): ResourceName {
  return parse(name, 'Document name', (length) => length > 0 && length % 2 === 0);
}

/** Reads the full name of a document that a value refers to, in any database. @throws InvalidNameError */
export function parseReference(name: string): ResourceName {
  return parse(name, 'Resource name', (length) => length > 0 && length % 2 === 0);
}

/** Reads the parent of collections: `…/documents` or a document. @throws InvalidNameError */
export function parseParentName(name: string): ResourceName {
  return parse(name, 'Document parent name', (length) => length % 2 === 0);
}

/** Reads `…/documents` or the name of a document or a collection. @throws InvalidNameError */
export function parseResourceName(name: string): ResourceName {
  return parse(name, 'Resource name', () => true);
}

/** Formats a name as `projects/{p}/databases/{d}`. */
export function formatDatabaseName(database: DatabaseId): string {
  return `projects/${database.project}/databases/${database.database}`;
}

/** A document's or parent's full name. */
export function formatDocumentName(database: DatabaseId, path: readonly string[]): string {
  const root = `${formatDatabaseName(database)}/documents`;
  return path.length === 0 ? root : `${root}/${path.join('/')}`;
}

/** Orders documents by name, as queries do. */
export function compareDocumentPaths(left: DocumentPath, right: DocumentPath): number {
  return compareSegments(left, right);
}

/** Checks the collection id of a query or a new document. @throws InvalidNameError */
export function checkCollectionId(id: string): void {
  if (id.includes('/')) {
    throw new InvalidNameError(`Collection id "${id}" is invalid because it contains "/".`);
  }
  if (id === '.' || id === '..' || isReserved(id)) {
    throw new InvalidNameError(`Collection id "${id}" is invalid because it is reserved.`);
  }
  checkLength(id, 'kind');
}

/** Checks a document id that a client sends by itself, not as part of a name. @throws InvalidNameError */
export function checkDocumentId(id: string): void {
  if (id === '' || id === '.' || id === '..' || id.includes('/')) {
    throw new InvalidNameError(`Resource id "${id}" is invalid.`);
  }
  checkReserved(id);
  checkLength(id, 'name');
}

function parse(name: string, what: string, isComplete: (length: number) => boolean): ResourceName {
  const reader = new NameReader(name, what);
  const database = reader.database();
  reader.literal('/');
  reader.literal('documents');
  const path: string[] = [];
  while (!reader.atEnd()) {
    reader.literal('/');
    const id = reader.id();
    checkReserved(id);
    if (path.length % 2 === 0 && numericId(id) !== undefined) {
      throw new InvalidNameError(`Collection id "${id}" is invalid because it is reserved.`);
    }
    checkLength(id, path.length % 2 === 0 ? 'kind' : 'name');
    path.push(id);
  }
  if (!isComplete(path.length)) reader.lacks('/');
  return { database, path };
}

function isReserved(id: string): boolean {
  return id.length >= 4 && id.startsWith('__') && id.endsWith('__');
}

function checkReserved(id: string): void {
  if (!isReserved(id)) return;
  if (!id.startsWith('__id')) {
    throw new InvalidNameError(`Resource id "${id}" is invalid because it is reserved.`);
  }
  if (numericId(id) === undefined) {
    throw new InvalidNameError(
      `A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '${id}'.`,
    );
  }
}

function checkLength(id: string, part: 'kind' | 'name'): void {
  // A UTF-16 unit takes at most three bytes of UTF-8, so most ids need not be measured.
  const { most } = LIMITS.idBytes;
  if (id.length * 3 > most && Buffer.byteLength(id) > most) {
    throw new InvalidNameError(limitText('idBytes', { part }));
  }
}

class NameReader {
  private readonly text: string;
  private readonly what: string;
  private position = 0;

  constructor(text: string, what: string) {
    this.text = text;
    this.what = what;
  }

  database(): DatabaseId {
    this.literal('projects');
    this.literal('/');
    const project = this.segment();
    this.literal('/');
    this.literal('databases');
    this.literal('/');
    return { project, database: this.segment() };
  }

  literal(expected: string): void {
    if (!this.text.startsWith(expected, this.position)) this.lacks(expected);
    this.position += expected.length;
  }

  id(): string {
    const start = this.index();
    const id = this.segment();
    if (id === '.' || id === '..') this.fail(`contains a resource id "${id}" at index ${start}.`);
    return id;
  }

  segment(): string {
    const slash = this.text.indexOf('/', this.position);
    const end = slash === -1 ? this.text.length : slash;
    if (end === this.position) this.fail(`lacks a resource id at index ${this.index()}.`);
    const segment = this.text.slice(this.position, end);
    this.position = end;
    return segment;
  }

  atEnd(): boolean {
    return this.position === this.text.length;
  }

  end(): void {
    if (!this.atEnd()) this.fail(`has unexpected trailing characters at index ${this.index()}.`);
  }

  lacks(expected: string): never {
    this.fail(`lacks "${expected}" at index ${this.index()}.`);
  }

  private fail(problem: string): never {
    throw new InvalidNameError(`${this.what} "${this.text}" ${problem}`);
  }

  /** The current position in bytes of UTF-8, for error messages. */
  private index(): number {
    return Buffer.byteLength(this.text.slice(0, this.position));
  }
}
