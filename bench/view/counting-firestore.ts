// Our Firestore emulator in this process, with a count of documents read and written, as Firestore would bill them.
import { readFileSync } from 'node:fs';
import { composeEmulator } from '../../emulator/src/compose.ts';
import { FirestoreService } from '../../emulator/src/service/firestore-service.ts';
import type { ListenEvent } from '../../emulator/src/service/listen/events.ts';
import { ListenStream } from '../../emulator/src/service/listen/listen-stream.ts';
import { fromRoot } from '../../scripts/config/project.ts';

export interface Counts {
  reads: number;
  writes: number;
}

export interface CountingFirestore {
  readonly port: number;
  /** Since the last call. */
  take(): Counts;
  close(): Promise<void>;
}

function countCalls(counts: Counts): void {
  const service = FirestoreService.prototype;
  // oxlint-disable-next-line typescript/unbound-method -- each is called with the instance it is called on
  const { batchGet, runQuery, runAggregation, commit } = service;
  service.batchGet = function (...args) {
    const answer = batchGet.apply(this, args);
    counts.reads += answer.results.length;
    return answer;
  };
  service.runQuery = function (...args) {
    const answer = runQuery.apply(this, args);
    // A query that finds nothing costs one read.
    counts.reads += Math.max(1, answer.documents.length);
    return answer;
  };
  service.runAggregation = function (...args) {
    counts.reads += 1;
    return runAggregation.apply(this, args);
  };
  service.commit = async function (...args) {
    const answer = await commit.apply(this, args);
    // A write that only checks a precondition is not billed.
    counts.writes += args[2].filter(({ kind }) => kind !== 'verify').length;
    return answer;
  };
}

/** A document sent to a listener was read, a missing document too. */
function countListeners(counts: Counts): void {
  const counted = new WeakSet<ListenStream>();
  // oxlint-disable-next-line typescript/unbound-method -- called with the stream it is called on
  const { addTarget } = ListenStream.prototype;
  ListenStream.prototype.addTarget = function (target) {
    if (!counted.has(this)) {
      counted.add(this);
      const send = Reflect.get(this, 'send') as (event: ListenEvent) => void;
      Reflect.set(this, 'send', (event: ListenEvent) => {
        if (event.kind === 'document' || event.kind === 'delete') counts.reads += 1;
        send(event);
      });
    }
    addTarget.call(this, target);
  };
}

export async function startCountingFirestore(): Promise<CountingFirestore> {
  const counts: Counts = { reads: 0, writes: 0 };
  countCalls(counts);
  countListeners(counts);
  const server = await composeEmulator({
    host: 'localhost',
    port: 0,
    rulesSource: readFileSync(fromRoot('firestore.rules'), 'utf8'),
    indexes: readFileSync(fromRoot('firestore.indexes.json'), 'utf8'),
  });
  return {
    port: server.port,
    take: () => {
      const taken = { ...counts };
      counts.reads = 0;
      counts.writes = 0;
      return taken;
    },
    close: () => server.close(),
  };
}
