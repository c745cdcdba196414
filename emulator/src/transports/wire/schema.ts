// The messages of google.firestore.v1: Google's definitions, which its server SDK ships, and what they lack.
import protobuf from 'protobufjs/light.js';
import definitions from '@google-cloud/firestore/build/protos/v1.json' with { type: 'json' };

/** Pipelines are younger than the definitions; requests for them are answered with UNIMPLEMENTED. */
const PIPELINES = {
  ExecutePipelineRequest: { fields: { database: { type: 'string', id: 1 } } },
  ExecutePipelineResponse: { fields: {} },
};
const ERROR_DETAILS = {
  ErrorInfo: {
    fields: {
      reason: { type: 'string', id: 1 },
      domain: { type: 'string', id: 2 },
      metadata: { keyType: 'string', type: 'string', id: 3 },
    },
  },
  DebugInfo: {
    fields: { stackEntries: { rule: 'repeated', type: 'string', id: 1 }, detail: { type: 'string', id: 2 } },
  },
};

/** Builds the descriptors; each is resolved at its first use, because resolving all takes longer than starting. */
export function buildSchema(): protobuf.Root {
  const root = new protobuf.Root();
  root.addJSON(definitions.nested as never);
  root.define('google.firestore.v1').addJSON(PIPELINES);
  root
    .lookupService('google.firestore.v1.Firestore')
    .add(new protobuf.Method('ExecutePipeline', 'rpc', 'ExecutePipelineRequest', 'ExecutePipelineResponse'));
  root.define('google.rpc').addJSON(ERROR_DETAILS);
  // The field `verify` is not published, but the mobile and web SDKs send it.
  const write = root.lookupType('google.firestore.v1.Write');
  const verify = new protobuf.Field('verify', 5, 'string');
  write.add(verify);
  write.oneofs['operation']?.add(verify);
  return root;
}
