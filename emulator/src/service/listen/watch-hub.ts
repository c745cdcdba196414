// Routes the changes of a database's commits to the listeners that may be affected.
import type { FirestoreRules } from '../../rules/engine.ts';
import type { Commit, Database, DocumentChange } from '../../store/database.ts';
import { documentKey } from '../../store/document-tree.ts';
import type { RequestLog } from '../request-log.ts';
import type { UsageCounter } from '../usage.ts';
import type { ListenTarget } from './events.ts';

/** The receiver of the changes that may concern a set of targets: a Listen stream. */
export interface Watcher {
  /** Called once per commit with the changes that may concern the watcher's targets, by target id. */
  onChanges(commit: Commit, changesByTarget: ReadonlyMap<number, readonly DocumentChange[]>): void;
  /** Called when the rules have changed. */
  reauthorize(): void;
}

interface Subscription {
  readonly watcher: Watcher;
  readonly targetId: number;
}

/** The topic of every document of the database, for queries over all collections. */
const ANY_TOPIC = '*';

export class WatchHub {
  readonly database: Database;
  /** The log of the rules' verdicts. */
  readonly requests: RequestLog;
  readonly usage: UsageCounter;
  readonly explains: boolean;
  private readonly rulesNow: () => FirestoreRules | undefined;
  private readonly subscriptions = new Map<string, Set<Subscription>>();
  private readonly watchers = new Set<Watcher>();

  constructor(
    database: Database,
    { requests, usage, explains }: Pick<WatchHub, 'requests' | 'usage' | 'explains'>,
    rules: () => FirestoreRules | undefined,
  ) {
    this.database = database;
    this.requests = requests;
    this.usage = usage;
    this.explains = explains;
    this.rulesNow = rules;
    database.onCommit((commit) => this.dispatch(commit));
  }

  rules(): FirestoreRules | undefined {
    return this.rulesNow();
  }

  attach(watcher: Watcher): void {
    this.watchers.add(watcher);
  }

  detach(watcher: Watcher): void {
    this.watchers.delete(watcher);
  }

  /** Notifies a watcher of changes that may concern a target, until the returned function is called. */
  subscribe(watcher: Watcher, targetId: number, what: ListenTarget['what']): () => void {
    const subscription: Subscription = { watcher, targetId };
    const topics = topicsOf(what);
    for (const topic of topics) {
      const present = this.subscriptions.get(topic);
      if (present) present.add(subscription);
      else this.subscriptions.set(topic, new Set([subscription]));
    }
    return () => {
      for (const topic of topics) {
        const present = this.subscriptions.get(topic);
        present?.delete(subscription);
        if (present?.size === 0) this.subscriptions.delete(topic);
      }
    };
  }

  /** Makes every watcher check its targets against the rules again. */
  reauthorize(): void {
    for (const watcher of [...this.watchers]) watcher.reauthorize();
  }

  private dispatch(commit: Commit): void {
    if (this.subscriptions.size === 0) return;
    const concerned = new Map<Watcher, Map<number, DocumentChange[]>>();
    for (const change of commit.changes) {
      const { path } = change;
      const topics = [
        `d${documentKey(path)}`,
        `c${path.slice(0, -1).join('/')}`,
        `g${path[path.length - 2] as string}`,
        ANY_TOPIC,
      ];
      for (const topic of topics) {
        for (const { watcher, targetId } of this.subscriptions.get(topic) ?? []) {
          const targets = concerned.get(watcher) ?? new Map<number, DocumentChange[]>();
          concerned.set(watcher, targets);
          const changes = targets.get(targetId);
          if (changes) changes.push(change);
          else targets.set(targetId, [change]);
        }
      }
    }
    for (const [watcher, changes] of concerned) watcher.onChanges(commit, changes);
  }
}

function topicsOf(what: ListenTarget['what']): string[] {
  if (what.kind === 'documents') return [...new Set(what.paths.map((path) => `d${documentKey(path)}`))];
  const { parent, collectionId, allDescendants } = what.query;
  if (collectionId === undefined) return [ANY_TOPIC];
  return [allDescendants ? `g${collectionId}` : `c${[...parent, collectionId].join('/')}`];
}
