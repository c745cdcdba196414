// Which writes of one document may follow each other in a commit. The messages are Google's.
import { invalidArgument } from './error.ts';
import type { Write } from './write.ts';

/** A write by what it asks of the document: `insert` that there is none, `update` that there is one. */
type Kind = 'insert' | 'update' | 'upsert' | 'delete' | 'verify';

interface Earlier {
  readonly kind: Kind;
  /** The update time that the first write requires, in microseconds. */
  readonly version: string | undefined;
}

export class EarlierWrites {
  /** What the writes of a document so far amount to, by the document's key. */
  private readonly documents = new Map<string, Earlier>();

  /**
   * Adds the next write of a commit; `exists` and `version` are what its precondition requires. Returns whether an earlier
   * write requires the same version, which then need not be compared again.
   * @throws FirestoreError INVALID_ARGUMENT if it cannot follow what an earlier write does to the same document
   */
  add(key: string, write: Write['kind'], exists: boolean | undefined, version: string | undefined): boolean {
    const earlier = this.documents.get(key);
    const kind = kindOf(write, exists);
    if (earlier === undefined) {
      this.documents.set(key, { kind, version });
      return false;
    }
    const isSame = version !== undefined && version === earlier.version;
    if (version !== undefined && !isSame && earlier.kind !== 'verify')
      differentVersions(earlier.version, version);
    // The second of two deletions that require one version asks nothing new.
    if (!isSame || kind !== 'delete' || earlier.kind !== 'delete') checkSequence(earlier.kind, kind, exists);
    this.documents.set(key, { kind: together(earlier.kind, kind), version: earlier.version });
    return isSame;
  }
}

function differentVersions(...versions: readonly (string | undefined)[]): never {
  const [first = '', second = ''] = versions.map((version) =>
    version === undefined ? 'null' : `VersionPrecondition{exactBaseVersion=${version}, maxBaseVersion=null}`,
  );
  throw invalidArgument(
    `Cannot collapse mutations with different version preconditions (${first} and ${second})`,
  );
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
