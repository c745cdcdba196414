// Background functions: a commit that matches a registered trigger is posted to the Functions emulator as a CloudEvent,
// one event for each document. As with Google's emulator, delivery is tried once; in production, Eventarc retries.
import { randomUUID } from 'node:crypto';
import type { Emulator } from '../../service/emulator.ts';
import { invalidArgument } from '../../store/error.ts';
import type { Commit, DocumentChange } from '../../store/database.ts';
import type { DatabaseId, StoredDocument } from '../../value/document.ts';
import { formatDatabaseName, formatDocumentName } from '../../value/resource-name.ts';
import { formatTimestamp } from '../../value/timestamp.ts';
import { asObject, formatDocument, parseText } from '../wire/value-json.ts';

type ChangeKind = 'created' | 'updated' | 'deleted';

interface Trigger {
  readonly project: string;
  readonly database: string;
  /** The last part of the event type, such as `created`; `written` is any change. */
  readonly kind: ChangeKind | 'written';
  /** The CloudEvent's type. */
  readonly eventType: string;
  /** A regular expression for paths below `documents`. */
  readonly document: RegExp;
}

const EVENT_TYPE = /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)$/;

/** Compiles an Eventarc path pattern: `*` and `{id}` match one segment, `**` and `{id=**}` one or more. */
export function documentPattern(pattern: string): RegExp {
  const segments = pattern.split('/').map((segment) => {
    if (segment === '**' || /^\{\w+=\*\*\}$/.test(segment)) return '.+';
    if (segment === '*' || /^\{\w+(=\*)?\}$/.test(segment)) return '[^/]+';
    return segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${segments.join('/')}$`);
}

/** @throws FirestoreError INVALID_ARGUMENT */
function parseTrigger(project: string, json: unknown): Trigger {
  const body = asObject(json, 'the body');
  const eventType = parseText(body['eventType']);
  const kind = EVENT_TYPE.exec(eventType)?.[1] as Trigger['kind'] | undefined;
  if (kind === undefined) throw invalidArgument(`Unknown event type: ${eventType}`);
  const document = asObject(body['document'], 'document');
  const value = parseText(document['value']);
  return {
    project,
    database: parseText(body['database'] ?? '(default)'),
    kind,
    eventType,
    document: documentPattern(value),
  };
}

function kindOf({ before, after }: DocumentChange): ChangeKind {
  if (!before) return 'created';
  return after ? 'updated' : 'deleted';
}

function cloudEvent(trigger: Trigger, database: DatabaseId, commit: Commit, change: DocumentChange): unknown {
  const path = change.path.join('/');
  const json = (document: StoredDocument | undefined) =>
    document && formatDocument({ ...document, name: formatDocumentName(database, document.path) });
  return {
    specversion: '1.0',
    id: randomUUID(),
    source: `//firestore.googleapis.com/${formatDatabaseName(database)}`,
    subject: `documents/${path}`,
    type: trigger.eventType,
    time: formatTimestamp(commit.time),
    datacontenttype: 'application/json',
    project: database.project,
    database: database.database,
    namespace: '(default)',
    document: path,
    data: { value: json(change.after), oldValue: json(change.before) },
  };
}

/** The most events of a trigger that are posted at once; few, as the Functions emulator may start a process for each. */
const CONCURRENCY = 2;

/** The events of one trigger that wait, and the number of loops that post them. */
interface Deliveries {
  readonly waiting: unknown[];
  running: number;
}

/** Posts the changes of each commit to the matching triggers, which the Functions emulator has registered. */
export class BackgroundTriggers {
  readonly #address: string;
  readonly #triggers = new Map<string, Trigger>();
  readonly #deliveries = new Map<string, Deliveries>();

  /** `functionsEmulator`: host and port of the Functions emulator. */
  constructor(emulator: Emulator, functionsEmulator: string) {
    this.#address = `http://${functionsEmulator}`;
    emulator.onDatabase((database) => {
      database.onCommit((commit) => this.#onCommit(database.id, commit));
    });
  }

  /** @throws FirestoreError INVALID_ARGUMENT */
  register(project: string, id: string, json: unknown): void {
    this.#triggers.set(id, parseTrigger(project, json));
  }

  #onCommit(database: DatabaseId, commit: Commit): void {
    if (commit.isImport === true) return;
    for (const [id, trigger] of this.#triggers) {
      if (trigger.project !== database.project || trigger.database !== database.database) continue;
      for (const change of commit.changes) {
        if (trigger.kind !== 'written' && trigger.kind !== kindOf(change)) continue;
        if (!trigger.document.test(change.path.join('/'))) continue;
        this.#queue(id, trigger, cloudEvent(trigger, database, commit, change));
      }
    }
  }

  #queue(id: string, trigger: Trigger, event: unknown): void {
    const deliveries = this.#deliveries.get(id) ?? { waiting: [], running: 0 };
    this.#deliveries.set(id, deliveries);
    deliveries.waiting.push(event);
    if (deliveries.running < CONCURRENCY) void this.#deliver(id, trigger, deliveries);
  }

  async #deliver(id: string, trigger: Trigger, deliveries: Deliveries): Promise<void> {
    deliveries.running += 1;
    while (deliveries.waiting.length > 0) await this.#post(id, trigger, deliveries.waiting.shift());
    deliveries.running -= 1;
  }

  async #post(id: string, { project }: Trigger, event: unknown): Promise<void> {
    try {
      const response = await fetch(`${this.#address}/functions/projects/${project}/triggers/${id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/cloudevents+json' },
        body: JSON.stringify(event),
      });
      await response.arrayBuffer();
      // The Functions emulator gives triggers new ids when it reloads the functions, and never removes the old ones.
      if (response.status === 404) this.#triggers.delete(id);
    } catch (error) {
      console.error(`The trigger ${id} was not delivered: ${String(error)}`);
    }
  }
}
