// The writes a commit is made of.
import type { DocumentPath } from '../value/document.ts';
import type { Fields, Timestamp, Value } from '../value/value.ts';
import type { FieldPath } from './field-path.ts';

export type Precondition = { readonly exists: boolean } | { readonly updateTime: Timestamp };

export type FieldTransform = { readonly field: FieldPath } & (
  | { readonly kind: 'server-time' }
  | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly operand: Value }
  | { readonly kind: 'array-union' | 'array-remove'; readonly values: readonly Value[] }
);

interface WriteBase {
  readonly path: DocumentPath;
  readonly precondition?: Precondition | undefined;
}

/** Replaces the document, or with `mask` only the fields at the paths in it; then applies the transforms. */
export interface SetWrite extends WriteBase {
  readonly kind: 'set';
  readonly fields: Fields;
  readonly mask?: readonly FieldPath[] | undefined;
  readonly transforms: readonly FieldTransform[];
}

interface DeleteWrite extends WriteBase {
  readonly kind: 'delete';
}

/** Checks the precondition and changes nothing. */
interface VerifyWrite extends WriteBase {
  readonly kind: 'verify';
}

export type Write = SetWrite | DeleteWrite | VerifyWrite;

/** The effect of one write. */
export interface WriteResult {
  /** When the document last changed; `undefined` for deletes and verifications. */
  readonly updateTime: Timestamp | undefined;
  readonly transformResults: readonly Value[];
}
