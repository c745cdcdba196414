// Counts the operations that Firestore would bill.
import type { ListenEvent } from './listen/events.ts';

/** Documents read, written and deleted. A query without results and an aggregation count as one read. */
export interface Usage {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

/** Counts the operations of an emulator since its start. Lookups by rules are not counted. */
export class UsageCounter {
  reads = 0;
  writes = 0;
  deletes = 0;

  /** The counts up to now. */
  count(): Usage {
    return { reads: this.reads, writes: this.writes, deletes: this.deletes };
  }

  /** Counts an event that is sent to a listener: each document in it is one read, also a deleted or missing one. */
  countEvent({ kind }: ListenEvent): void {
    if (kind === 'document' || kind === 'delete') this.reads += 1;
  }
}
