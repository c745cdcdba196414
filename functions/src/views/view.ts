import type { SignedInViewer } from './viewer.ts';

/** One visit of a public profile. */
export interface View {
  readonly profileId: string;
  readonly viewer: SignedInViewer | undefined;
  /** Two views with one key within a half-hour count as one (viewer.ts). */
  readonly viewerKey: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** `blocked`: by an account that the owner has blocked; neither counted nor notified. */
export type ViewOutcome = 'recorded' | 'repeated' | 'own' | 'blocked' | 'private' | 'removed' | 'missing';

/** Views of one profile within one half-hour, at least one. */
export interface ViewBatch {
  readonly profileId: string;
  readonly slot: number;
  /** Of its latest view. */
  readonly now: number;
  readonly views: readonly View[];
  readonly wantsNotifications: boolean;
  /** Whether the profile was read for this batch, not taken from the instance's cache. */
  readonly isFresh: boolean;
}
