// The events of a listener always add up to the query's result.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planQuery, runPlan } from '../../src/query/plan.ts';
import type { StructuredQuery } from '../../src/query/query.ts';
import { Emulator } from '../../src/service/emulator.ts';
import type { ListenEvent } from '../../src/service/listen/events.ts';
import { ListenStream } from '../../src/service/listen/listen-stream.ts';
import { FirestoreError } from '../../src/store/error.ts';
import type { Write } from '../../src/store/write.ts';
import type { StoredDocument } from '../../src/value/document.ts';
import type { Timestamp } from '../../src/value/value.ts';
import { fields, path, query as anyQuery } from './arbitrary.ts';

const ID = { project: 'demo', database: '(default)' };

const write: fc.Arbitrary<Write> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('set' as const), path, fields, transforms: fc.constant([]) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), path }) },
);
const commits = fc.array(fc.array(write, { minLength: 1, maxLength: 3 }), { maxLength: 8 });

/** What a client knows of one target from the events so far. */
class View {
  readonly documents = new Map<string, StoredDocument>();
  readTime: Timestamp | undefined;
  mismatch = false;

  take(event: ListenEvent): void {
    if (event.kind === 'target') {
      if (event.change === 'RESET') this.documents.clear();
      if (event.readTime) this.readTime = event.readTime;
    } else if (event.kind === 'document') {
      const key = event.document.path.join('/');
      if (event.targetIds.includes(2)) this.documents.set(key, event.document);
      else this.documents.delete(key);
    } else if (event.kind === 'delete') {
      this.documents.delete(event.path.join('/'));
    } else if (event.count !== this.documents.size) {
      this.mismatch = true;
    }
  }
}

function expectSame(view: View, emulator: Emulator, query: StructuredQuery): void {
  const { documents } = runPlan(planQuery(ID, query), emulator.database(ID));
  expect(new Map(view.documents)).toEqual(
    new Map(documents.map((document): [string, StoredDocument] => [document.path.join('/'), document])),
  );
}

function apply(emulator: Emulator, writes: readonly Write[]): void {
  const database = emulator.database(ID);
  database.apply(database.stage(writes));
}

function isValid(query: StructuredQuery): boolean {
  try {
    planQuery(ID, query);
    return true;
  } catch (error) {
    if (error instanceof FirestoreError) return false;
    throw error;
  }
}

it('the events of a listener add up to the query’s result after each commit', () => {
  fc.assert(
    fc.property(commits, commits, anyQuery.filter(isValid), (before, after, query) => {
      const emulator = new Emulator();
      for (const writes of before) apply(emulator, writes);
      const view = new View();
      const stream = new ListenStream(emulator.hub(ID), { isAdmin: true }, undefined, (event) =>
        view.take(event),
      );
      stream.addTarget({ targetId: 2, what: { kind: 'query', query }, resumeTime: undefined });
      expectSame(view, emulator, query);
      for (const writes of after) {
        apply(emulator, writes);
        expectSame(view, emulator, query);
      }
    }),
    { numRuns: 1000 },
  );
});

it('the events of a resumed listener add up to the query’s result, and have its number of documents', () => {
  fc.assert(
    fc.property(commits, commits, anyQuery.filter(isValid), (before, meanwhile, query) => {
      const emulator = new Emulator();
      for (const writes of before) apply(emulator, writes);
      const view = new View();
      const listen = (resumeTime: Timestamp | undefined): ListenStream => {
        const stream = new ListenStream(emulator.hub(ID), { isAdmin: true }, undefined, (event) =>
          view.take(event),
        );
        stream.addTarget({ targetId: 2, what: { kind: 'query', query }, resumeTime });
        return stream;
      };
      listen(undefined).close();
      for (const writes of meanwhile) apply(emulator, writes);
      listen(view.readTime).close();
      expectSame(view, emulator, query);
      expect(view.mismatch).toBe(false);
    }),
    { numRuns: 1000 },
  );
});
