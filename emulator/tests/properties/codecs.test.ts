// Documents survive encoding and decoding as protobuf, as JSON and as records of exports, and any input is decoded or refused.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fields } from './arbitrary.ts';
import { decodeRequest, encodeMessage } from '../../src/transports/wire/messages.ts';
import { formatMessage, parseRequest } from '../../src/transports/wire/proto-json.ts';
import { FirestoreError } from '../../src/store/error.ts';
import { decodeEntity } from '../../src/transports/files/google/decode-entity.ts';
import { encodeEntity } from '../../src/transports/files/google/encode-entity.ts';
import { readRecords, writeRecords } from '../../src/transports/files/google/log-records.ts';

const NAME = 'projects/p/databases/d/documents/c/x';

it('documents are the same after encoding and decoding as protobuf and as JSON', () => {
  fc.assert(
    fc.property(fields, (content) => {
      const document = { name: NAME, fields: content, createTime: undefined, updateTime: undefined };
      const message = { database: 'projects/p/databases/d', writes: [{ update: document }] };
      const binary = decodeRequest('CommitRequest', encodeMessage('CommitRequest', message));
      expect(binary.writes[0]?.update).toEqual(document);
      const text = JSON.stringify(formatMessage('CommitRequest', message));
      const json = parseRequest('CommitRequest', JSON.parse(text));
      expect(json.writes[0]?.update).toEqual(document);
    }),
  );
});

it('documents are the same after an export and an import', () => {
  const documents = fc.array(
    fc.record({ path: fc.constantFrom(['c', 'x'], ['c', '__id7__', 'd', 'é']), fields }),
  );
  fc.assert(
    fc.property(documents, fc.constantFrom('(default)', 'named'), (contents, database) => {
      const exported = contents.map((content) => ({ database: { project: 'p', database }, ...content }));
      const log = Buffer.concat([...writeRecords(exported.map(encodeEntity))]);
      expect(readRecords(log).map(decodeEntity)).toEqual(exported);
    }),
  );
});

it('records of any sizes are the same after writing and reading', () => {
  const size = fc.oneof(fc.nat(20), fc.integer({ min: 32_740, max: 32_775 }), fc.nat(100_000));
  fc.assert(
    fc.property(fc.array(size, { maxLength: 4 }), (sizes) => {
      const records = sizes.map((length, index) => Buffer.alloc(length, index + 1));
      expect(readRecords(Buffer.concat([...writeRecords(records)]))).toEqual(records);
    }),
    { numRuns: 50 },
  );
});

it('decodeRequest decodes any bytes or throws an error', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 300 }),
      fc.constantFrom('CommitRequest', 'ListenRequest', 'RunQueryRequest'),
      (bytes, name) => {
        try {
          decodeRequest(name as 'CommitRequest', bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
      },
    ),
    { numRuns: 2000 },
  );
});

it('parseRequest parses any JSON or refuses it with INVALID_ARGUMENT', () => {
  const key = fc.constantFrom(
    'writes',
    'update',
    'fields',
    'name',
    'structuredQuery',
    'where',
    'addTarget',
    'limit',
    'a',
    'constructor',
    '__proto__',
  );
  const { json } = fc.letrec((tie) => ({
    json: fc.oneof(
      { maxDepth: 6 },
      fc.jsonValue({ maxDepth: 1 }),
      fc.array(tie('json'), { maxLength: 2 }),
      fc.dictionary(key, tie('json'), { maxKeys: 3 }),
    ),
  }));
  fc.assert(
    fc.property(json, fc.constantFrom('CommitRequest', 'ListenRequest', 'RunQueryRequest'), (value, name) => {
      try {
        parseRequest(name as 'CommitRequest', value);
      } catch (error) {
        expect(error).toBeInstanceOf(FirestoreError);
        expect((error as FirestoreError).code).toBe('INVALID_ARGUMENT');
      }
    }),
    { numRuns: 3000 },
  );
});
