import type { NamedLink } from '@marquee/domain/views/named-link';
import type { PageAction } from '@marquee/domain/views/page-actions';
import type { ViewSource } from '@marquee/domain/views/views';
import type { SignedInViewer } from './viewer.ts';

/** One visit of a profile's page: that it was opened, or what was done there since. */
export interface View {
  readonly profileId: string;
  readonly viewer: SignedInViewer | undefined;
  /** Two views with one key within a half-hour count as one (viewer.ts). */
  readonly viewerKey: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Where the visitor came from; `direct` when it is not known. */
  readonly source?: ViewSource | undefined;
  /** Days since the browser last opened the profile, by its own account; `undefined` for the first time. */
  readonly returnedAfter?: number | undefined;
  /** The code of the named link that it was opened by. */
  readonly code?: string | undefined;
  /** What was done on the page, for a view that was counted before; `undefined` for an open. */
  readonly actions?: readonly PageAction[] | undefined;
  /** For actions: the viewer's key in the half-hour before, since a page can stay open over its end. */
  readonly earlierKey?: string | undefined;
}

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
  readonly slot: number;
  /** Of its latest view. */
  readonly now: number;
  readonly views: readonly View[];
  /** The profile's links that are live, by code. */
  readonly links: ReadonlyMap<string, NamedLink>;
  readonly wantsNotifications: boolean;
  /** The same of views by a named link. */
  readonly wantsLinks: boolean;
  /** Whether the profile was read for this batch, not taken from the instance's cache. */
  readonly isFresh: boolean;
}
