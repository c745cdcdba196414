// Converts writes from protobuf to the emulator's types.
import { invalidArgument } from '../../store/error.ts';
import { checkQueriedPath, type FieldPath, parseFieldPath } from '../../store/field-path.ts';
import type { FieldTransform, Precondition, SetWrite, Write } from '../../store/write.ts';
import type { DatabaseId, DocumentPath } from '../../value/document.ts';
import { formatDatabaseName, parseDocumentName } from '../../value/resource-name.ts';
import type { WireFieldTransform, WireMask, WirePrecondition, WireWrite } from './messages.ts';

const REQUEST_TIME = 1;

/** Reads the writes of a request to one database. @throws FirestoreError or InvalidNameError */
export function readWrites(database: DatabaseId, writes: readonly WireWrite[]): Write[] {
  return writes.map((write) => readWrite(database, write));
}

function readWrite(database: DatabaseId, write: WireWrite): Write {
  const precondition = readPrecondition(write.currentDocument);
  switch (write.operation) {
    case 'update':
      return {
        kind: 'set',
        path: pathIn(database, write.update.name),
        fields: write.update.fields,
        mask: readMask(write.updateMask),
        transforms: write.updateTransforms.map(readTransform),
        precondition,
      };
    case 'delete':
      checkBare(write, 'delete');
      return { kind: 'delete', path: pathIn(database, write.delete), precondition };
    case 'verify':
      checkBare(write, 'verify');
      if (!precondition) throw invalidArgument('a verify must contain a precondition');
      return { kind: 'verify', path: pathIn(database, write.verify), precondition };
    case 'transform':
      // The format before 2020: a write with transforms only.
      return {
        kind: 'set',
        path: pathIn(database, write.transform.document),
        fields: new Map(),
        mask: [],
        transforms: readTransforms(write.transform.fieldTransforms),
        precondition,
      } satisfies SetWrite;
    default:
      throw invalidArgument('Write operation is not set.');
  }
}

/** Refuses what only updates have. @throws FirestoreError INVALID_ARGUMENT */
function checkBare({ updateMask, updateTransforms }: WireWrite, kind: string): void {
  if (updateMask) throw invalidArgument(`a ${kind} must not specify a document mask.`);
  if (updateTransforms.length > 0) throw invalidArgument(`a ${kind} must not specify a update transform.`);
}

/** Reads a document's name, which must be in the given database. @throws FirestoreError or InvalidNameError */
export function pathIn(database: DatabaseId, name: string): DocumentPath {
  const parsed = parseDocumentName(name);
  if (parsed.database.project !== database.project || parsed.database.database !== database.database) {
    throw invalidArgument(
      `Document name "${name}" is not in the database "${formatDatabaseName(database)}" of the request.`,
    );
  }
  return parsed.path;
}

/** Reads a mask; `undefined` when there is none. @throws FirestoreError INVALID_ARGUMENT */
export function readMask(mask: WireMask | null | undefined): FieldPath[] | undefined {
  return mask ? mask.fieldPaths.map(parseFieldPath) : undefined;
}

/** Reads the mask of a read, which no reserved name may be in; `undefined` when there is none. @throws FirestoreError */
export function readProjection(mask: WireMask | null | undefined): FieldPath[] | undefined {
  return readMask(mask)?.map(checkQueriedPath);
}

/** Reads a precondition; `undefined` when there is none. */
export function readPrecondition(
  precondition: WirePrecondition | null | undefined,
): Precondition | undefined {
  if (precondition?.conditionType === 'exists') return { exists: precondition.exists };
  if (precondition?.conditionType === 'updateTime' && precondition.updateTime) {
    return { updateTime: precondition.updateTime };
  }
  return undefined;
}

/** Reads the transforms of a write that has nothing else. @throws FirestoreError INVALID_ARGUMENT */
function readTransforms(transforms: readonly WireFieldTransform[]): FieldTransform[] {
  if (transforms.length === 0) throw invalidArgument('The list of FieldTransform must not be empty.');
  return transforms.map(readTransform);
}

function readTransform(transform: WireFieldTransform): FieldTransform {
  const field = parseFieldPath(transform.fieldPath);
  switch (transform.transformType) {
    case 'setToServerValue':
      if (transform.setToServerValue !== REQUEST_TIME) throw invalidArgument('Unknown server value.');
      return { field, kind: 'server-time' };
    case 'increment':
    case 'maximum':
    case 'minimum':
      return { field, kind: transform.transformType, operand: transform[transform.transformType] };
    case 'appendMissingElements':
      return { field, kind: 'array-union', values: transform.appendMissingElements.values };
    case 'removeAllFromArray':
      return { field, kind: 'array-remove', values: transform.removeAllFromArray.values };
    default:
      throw invalidArgument('Transform type is not set.');
  }
}
