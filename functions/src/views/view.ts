import type { NamedLink } from '@marquee/domain/views/named-link';
import type { PageAction } from '@marquee/domain/views/page-actions';
import type { ViewSource } from '@marquee/domain/views/views';
import type { SignedInViewer } from './viewer.ts';

interface Visit {
  readonly profileId: string;
  readonly viewer: SignedInViewer | undefined;
  /** Two opens with one key within a half-hour count as one (viewer.ts). */
  readonly viewerKey: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The code of the named link that the profile was opened by. */
  readonly code?: string | undefined;
}

/** The profile's page was opened. */
export interface Open extends Visit {
  readonly kind: 'open';
  /** Where the visitor came from; `undefined` is counted as `direct`. */
  readonly source?: ViewSource | undefined;
  /** Days since the browser last opened the profile, as the browser reports it; `undefined` for the first time. */
  readonly returnedAfter?: number | undefined;
}

/** A visitor did something on the page after opening it. */
export interface Actions extends Visit {
  readonly kind: 'actions';
  readonly actions: readonly PageAction[];
  /** The viewer's key in the previous half-hour, since a page can stay open across its end. */
  readonly earlierKey: string;
}

export type View = Open | Actions;

/**
 * `blocked`: by an account that the owner has blocked; neither counted nor notified. `unopened`: actions of a viewer
 * who was not counted in this half-hour or the one before. `uncounted`: see uncounted.ts.
 */
export type ViewOutcome =
  | 'recorded'
  | 'repeated'
  | 'own'
  | 'blocked'
  | 'unopened'
  | 'uncounted'
  | 'private'
  | 'removed'
  | 'missing';

/** Views of one profile within one half-hour, at least one. */
export interface ViewBatch {
  readonly profileId: string;
  /** The number of the half-hour (half-hour.ts of domain). */
  readonly slot: number;
  /** The time of the latest view. */
  readonly now: number;
  readonly views: readonly View[];
  /** The profile's links that are live, by code. */
  readonly links: ReadonlyMap<string, NamedLink>;
  readonly wantsNotifications: boolean;
  /** Whether the owner is notified of views by named links. */
  readonly wantsLinks: boolean;
  /** Whether the profile was read for this batch, not taken from the instance's cache. */
  readonly isFresh: boolean;
}
