// Checks everything about a write that does not depend on stored data, and the sizes of what it stores.
import type { DocumentPath } from '../value/document.ts';
import { LIMITS, limitText } from '../value/limits.ts';
import { documentSize, valueSize } from '../value/size.ts';
import type { Fields } from '../value/value.ts';
import {
  checkElements,
  checkFields,
  checkKey,
  checkOperand,
  checkTopName,
  checkValue,
} from './check-value.ts';
import { invalidArgument } from './error.ts';
import { type FieldPath, formatFieldPath } from './field-path.ts';
import { countIndexEntries, type IsIndexed } from './index-entries.ts';
import { checkTransform } from './transforms.ts';
import type { FieldTransform, Write } from './write.ts';

/** Checks one write. @throws FirestoreError INVALID_ARGUMENT */
export function checkWrite(write: Write): void {
  if (write.kind !== 'set') return;
  checkFields(write.fields, write.mask && new Set(write.mask.map(([name]) => name)));
  for (const path of write.mask ?? []) checkPath(path);
  for (const transform of write.transforms) {
    checkPath(transform.field);
    checkTransform(transform);
    const [top] = transform.field as readonly [string];
    // What is only removed is never stored.
    if (transform.kind === 'array-remove') transform.values.forEach(checkOperand);
    else if ('values' in transform) checkElements(transform.values, top);
    else if ('operand' in transform) checkValue(transform.operand, top);
  }
  if (write.transforms.length > 1) checkTransforms(write.transforms);
}

/** Refuses a request whose writes together are too large. @throws FirestoreError INVALID_ARGUMENT */
export function checkCommitSize(writes: readonly Write[]): void {
  // One document is smaller than the limit, or refused for its own size.
  if (writes.length === 1) return;
  let bytes = 0;
  for (const write of writes) {
    if (write.kind === 'set')
      bytes += documentSize(write.path, write.fields) + transformsSize(write.transforms);
  }
  if (bytes > LIMITS.commitBytes.most) throw invalidArgument(limitText('commitBytes'));
}

/** Checks the size of a document as it would be stored, and its index entries. @throws FirestoreError INVALID_ARGUMENT */
export function checkDocument(path: DocumentPath, fields: Fields, isIndexed: IsIndexed): void {
  const bytes = documentSize(path, fields);
  if (bytes > LIMITS.documentBytes.most) throw invalidArgument(limitText('documentBytes'));
  // A field or an element has two entries and at least one byte.
  if (bytes * 2 <= LIMITS.indexEntries.most) return;
  if (countIndexEntries(path, fields, isIndexed) > LIMITS.indexEntries.most) {
    throw invalidArgument(limitText('indexEntries', { entity: `/${path.join('/')}` }));
  }
}

/** Checks a document that is loaded as it is. @throws FirestoreError INVALID_ARGUMENT */
export function checkLoaded(path: DocumentPath, fields: Fields): void {
  checkFields(fields);
  checkDocument(path, fields, () => true);
}

function transformsSize(transforms: readonly FieldTransform[]): number {
  let bytes = 0;
  for (const transform of transforms) {
    if ('values' in transform) bytes += valueSize({ type: 'array', values: transform.values });
    else if ('operand' in transform) bytes += valueSize(transform.operand);
  }
  return bytes;
}

function checkPath(path: FieldPath): void {
  const [first, ...rest] = path as readonly [string, ...string[]];
  checkTopName(first);
  rest.forEach(checkKey);
}

function checkTransforms(transforms: readonly FieldTransform[]): void {
  if (transforms.length > LIMITS.transforms.most) throw invalidArgument(limitText('transforms'));
  const names = new Set(transforms.map(({ field }) => formatFieldPath(field)));
  for (const { field } of transforms) {
    for (let length = 1; length < field.length; length++) {
      const around = formatFieldPath(field.slice(0, length));
      if (names.has(around)) {
        throw invalidArgument(
          `Cannot transform property ${around} and its nested property at the same time.`,
        );
      }
    }
  }
}
