// Converts errors to google.rpc.Status.
import type { ErrorDetail, FirestoreError } from '../../store/error.ts';
import { codeNumber } from './codes.ts';
import { encodeMessage, type WireMessage } from './messages.ts';
import { formatMessage } from './proto-json.ts';

const TYPE_PREFIX = 'type.googleapis.com/';

/** An error as google.rpc.Status. */
export function statusMessage({ code, message, details }: FirestoreError): WireMessage {
  return {
    code: codeNumber(code),
    message,
    ...(details.length > 0 && { details: details.map(anyMessage) }),
  };
}

/** The details of an error as ProtoJSON; `undefined` without any. */
export function formatDetails({ details }: FirestoreError): readonly unknown[] | undefined {
  if (details.length === 0) return undefined;
  return details.map((detail) => formatMessage('google.protobuf.Any', anyMessage(detail)));
}

function anyMessage({ type, ...message }: ErrorDetail): WireMessage {
  return { type_url: TYPE_PREFIX + type, value: encodeMessage(type, message) };
}
