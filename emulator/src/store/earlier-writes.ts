// Which writes of one document may follow each other in a commit. The messages are Google's.
import { invalidArgument } from './error.ts';
import type { Write } from './write.ts';

/** A write by what it asks of the document: `insert` that there is none, `update` that there is one. */
type Kind = 'insert' | 'update' | 'upsert' | 'delete' | 'verify';

export class EarlierWrites {
  /** What the writes of a document so far amount to, by the document's key. */
  private readonly kinds = new Map<string, Kind>();

  /**
   * Adds the next write of a commit; `exists` is what its precondition requires.
   * @throws FirestoreError INVALID_ARGUMENT if it cannot follow what an earlier write does to the same document
   */
  add(key: string, write: Write['kind'], exists: boolean | undefined): void {
    const earlier = this.kinds.get(key);
    const kind = kindOf(write, exists);
    if (earlier !== undefined) checkSequence(earlier, kind, exists);
    this.kinds.set(key, earlier === undefined ? kind : together(earlier, kind));
  }
}

function kindOf(write: Write['kind'], exists: boolean | undefined): Kind {
  if (write !== 'set') return write;
  return exists === undefined ? 'upsert' : exists ? 'update' : 'insert';
}

function checkSequence(earlier: Kind, kind: Kind, exists: boolean | undefined): void {
  if (earlier === 'verify' && kind === 'verify') {
    throw invalidArgument('the same document cannot be verified more than once in a single request');
  }
  if (earlier === 'verify') {
    throw invalidArgument('the same document cannot be verified and then written in a single request');
  }
  if (kind === 'verify') {
    throw invalidArgument('the same document cannot be written and then verified in a single request');
  }
  // After an earlier write it is known whether the document exists.
  if (exists !== undefined && exists !== (earlier !== 'delete')) {
    throw invalidArgument(`Cannot ${earlier} then ${kind} an entity in the same request.`);
  }
}

function together(earlier: Kind, kind: Kind): Kind {
  if (kind === 'delete' || earlier === 'delete') return kind;
  // Whether the document had to exist is what the first write asked.
  return earlier;
}
