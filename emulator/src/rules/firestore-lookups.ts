// `get`, `exists`, `getAfter` and `existsAfter` of Firestore rules, with their limits and their cache.
import type { DatabaseId, DocumentPath, DocumentReader, StoredDocument } from '../value/document.ts';
import { limitText } from '../value/limits.ts';
import { documentToResource } from './convert.ts';
import type { LookupBudget } from './engine.ts';
import type { Lookups } from './scope.ts';
import { formatPath } from './path-text.ts';
import { type Result, RulesError, type RulesPath, type RulesValue } from './values.ts';

/** A fresh budget for the lookups of one request; `limit` is 10 for one document, 20 for a query or several documents. */
export function newLookupBudget(limit: number): LookupBudget {
  return { limit, found: new Map(), counted: new Set() };
}

interface Sources {
  readonly database: DatabaseId;
  readonly before: DocumentReader;
  readonly after: DocumentReader;
  readonly budget: LookupBudget;
  /** The most uncached lookups of this operation, whatever the budget of the whole request. */
  readonly most: number;
  /** The requested document, whose lookup is not counted. */
  readonly own: DocumentPath | undefined;
}

export class FirestoreLookups implements Lookups {
  private readonly sources: Sources;
  private readonly resources = new Map<string, RulesValue>();
  /** The number of lookups of this operation that count: not cached, and not of the requested document. */
  used = 0;

  constructor(sources: Sources) {
    this.sources = sources;
  }

  get(path: RulesPath, when: 'before' | 'after'): Result {
    const found = this.find(path, when, 'get');
    if (found instanceof RulesError) return found;
    const { key, document } = found;
    const known = this.resources.get(key);
    if (known !== undefined) return known;
    const { database } = this.sources;
    // As in production, a missing document is null, and reading its data is an error. Google's emulator 1.19.9 makes
    // an error of the lookup itself, its later versions do not.
    const resource = document ? documentToResource(database, document.path, document.fields) : null;
    this.resources.set(key, resource);
    return resource;
  }

  exists(path: RulesPath, when: 'before' | 'after'): Result {
    const found = this.find(path, when, 'exists');
    return found instanceof RulesError ? found : found.document !== undefined;
  }

  private find(
    path: RulesPath,
    when: 'before' | 'after',
    by: 'get' | 'exists',
  ): { key: string; document: StoredDocument | undefined } | RulesError {
    const documentPath = this.toDocumentPath(path);
    if (documentPath instanceof RulesError) return documentPath;
    const { budget, most, own, before, after } = this.sources;
    const name = documentPath.join('/');
    const key = `${when}/${name}`;
    // A document counts once, whether it is looked up as it was, as it will be, or both; one that is read after it was
    // only asked for counts again.
    const isCounted = budget.counted.has(`get ${name}`) || budget.counted.has(`${by} ${name}`);
    if (own?.join('/') !== name && !isCounted) {
      if (++this.used > most) return tooMany(most);
      if (budget.counted.size >= budget.limit) return tooMany(budget.limit);
      budget.counted.add(`${by} ${name}`);
    }
    if (budget.found.has(key)) return { key, document: budget.found.get(key) as StoredDocument | undefined };
    const document = (when === 'before' ? before : after).get(documentPath);
    budget.found.set(key, document);
    return { key, document };
  }

  private toDocumentPath(path: RulesPath): DocumentPath | RulesError {
    const [databases, database, documents, ...rest] = path.segments;
    const segments = rest.filter((part) => typeof part === 'string');
    const isDocument =
      databases === 'databases' &&
      documents === 'documents' &&
      segments.length === rest.length &&
      rest.length > 0 &&
      rest.length % 2 === 0 &&
      !segments.includes('');
    if (!isDocument) return new RulesError(`Invalid document path: ${formatPath(path)}.`);
    if (database !== this.sources.database.database) {
      return new RulesError(`Path is of another database: ${formatPath(path)}.`);
    }
    return segments;
  }
}

function tooMany(limit: number): RulesError {
  return new RulesError(limitText('lookupsOfADocument', { most: limit }));
}
