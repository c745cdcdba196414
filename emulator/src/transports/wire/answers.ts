// Converts the service's results to protobuf messages.
import { type FieldPath, isNameField, project } from '../../store/field-path.ts';
import type { WriteResult } from '../../store/write.ts';
import type { ListenEvent } from '../../service/listen/events.ts';
import type { DatabaseId, StoredDocument } from '../../value/document.ts';
import { formatDocumentName } from '../../value/resource-name.ts';
import { formatResumeToken } from './convert-read.ts';
import type { WireDocument, WireMessage } from './messages.ts';
import { statusMessage } from './status.ts';

/** Converts a document; with a mask, only the fields that the mask names. */
export function documentMessage(
  database: DatabaseId,
  document: StoredDocument,
  mask?: readonly FieldPath[],
): WireDocument {
  const { path, fields, createTime, updateTime } = document;
  const shown = mask
    ? project(
        fields,
        mask.filter((field) => !isNameField(field)),
      )
    : fields;
  return { name: formatDocumentName(database, path), fields: shown, createTime, updateTime };
}

export function writeResultMessage({ updateTime, transformResults }: WriteResult): WireMessage {
  return {
    ...(updateTime && { updateTime }),
    ...(transformResults.length > 0 && { transformResults }),
  };
}

const TARGET_CHANGE_TYPES = { NO_CHANGE: 0, ADD: 1, REMOVE: 2, CURRENT: 3, RESET: 4 } as const;

export function listenResponse(database: DatabaseId, event: ListenEvent): WireMessage {
  switch (event.kind) {
    case 'target':
      return {
        targetChange: {
          // NO_CHANGE is 0, the default value, which protobuf omits.
          ...(event.change !== 'NO_CHANGE' && { targetChangeType: TARGET_CHANGE_TYPES[event.change] }),
          ...(event.targetIds.length > 0 && { targetIds: event.targetIds }),
          ...(event.cause && { cause: statusMessage(event.cause) }),
          ...(event.readTime && {
            resumeToken: formatResumeToken(event.readTime),
            readTime: event.readTime,
          }),
        },
      };
    case 'document':
      return {
        documentChange: {
          document: documentMessage(database, event.document),
          ...(event.targetIds.length > 0 && { targetIds: event.targetIds }),
          ...(event.removedTargetIds.length > 0 && { removedTargetIds: event.removedTargetIds }),
        },
      };
    case 'delete':
      return {
        documentDelete: {
          document: formatDocumentName(database, event.path),
          readTime: event.readTime,
          removedTargetIds: event.removedTargetIds,
        },
      };
    case 'filter':
      return { filter: { targetId: event.targetId, count: event.count } };
  }
}
