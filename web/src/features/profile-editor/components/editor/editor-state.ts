// The editor's states and their transitions. Their effects are in use-load.ts, use-save.ts and use-outcome.ts.
import type { StoredProfile } from '#web/profile-form/api/load-profile.ts';
import type { Draft } from '#web/profile-form/drafts/draft.ts';
import type { SaveFailure } from '#web/profile-form/saving/save-failure.ts';
import type { Conflict } from '#web/profile-form/saving/save-profile.ts';

interface Loaded {
  /** The profile as it was loaded. */
  readonly stored: StoredProfile;
  /** The stored profile that the edits began from: older than `stored` after a draft was restored. */
  readonly base: StoredProfile;
  /** Incremented when editing goes on from a saved profile; each round has a new form. */
  readonly round: number;
  /** Incremented by every save that found the username taken. */
  readonly usernameRound: number;
}

type Phase =
  | { readonly name: 'ready' }
  /** A draft of an earlier visit is offered before anything can be edited. */
  | { readonly name: 'draft-offered'; readonly draft: Draft }
  | { readonly name: 'saving' }
  /** The save waits for the connection. A save that is stored on this device is sent even if the editor is closed. */
  | { readonly name: 'waiting'; readonly isStored: boolean }
  /** The profile was saved elsewhere since it was loaded here, in the same fields, so nothing was written. */
  | { readonly name: 'conflict'; readonly conflict: Conflict }
  | { readonly name: 'username-taken' }
  | { readonly name: 'failed'; readonly failure: SaveFailure }
  /** `stored` is the profile as it was saved; `isMerged`: with what was saved elsewhere. */
  | { readonly name: 'saved'; readonly isMerged: boolean }
  /** The changes were discarded, and the editor is about to be left. */
  | { readonly name: 'discarded' };

/** The editor of a loaded profile. */
export type OpenEditor = Loaded & Phase;

export type EditorState = { readonly name: 'loading' } | { readonly name: 'load-failed' } | OpenEditor;

export type EditorEvent =
  | { readonly type: 'loaded'; readonly stored: StoredProfile; readonly draft?: Draft | undefined }
  | { readonly type: 'load-failed' }
  | { readonly type: 'draft-restored' }
  | { readonly type: 'draft-discarded' }
  | { readonly type: 'save-started' }
  | { readonly type: 'save-waits'; readonly isStored: boolean }
  | { readonly type: 'save-stopped' }
  | { readonly type: 'saved'; readonly stored: StoredProfile; readonly isMerged: boolean }
  /** After a save: editing continues in another section, from what was saved. */
  | { readonly type: 'continued' }
  | { readonly type: 'save-conflicted'; readonly conflict: Conflict }
  | { readonly type: 'username-taken' }
  | { readonly type: 'save-failed'; readonly failure: SaveFailure }
  | { readonly type: 'conflict-closed' }
  | { readonly type: 'discarded' };

export type EditorDispatch = (event: EditorEvent) => void;

export const isOpen = (state: EditorState): state is OpenEditor =>
  state.name !== 'loading' && state.name !== 'load-failed';

/** Whether a save is under way, during which the form is locked. */
export const isSaving = ({ name }: OpenEditor): boolean => name === 'saving' || name === 'waiting';

/** Whether the changes exist only in this form: they are kept as a draft, and leaving the editor asks first. */
export function isUnsettled(state: OpenEditor): boolean {
  switch (state.name) {
    case 'draft-offered':
    case 'saved':
    case 'discarded':
      return false;
    case 'waiting':
      return !state.isStored;
    case 'ready':
    case 'saving':
    case 'conflict':
    case 'username-taken':
    case 'failed':
      return true;
  }
}

function opened(before: EditorState, event: Extract<EditorEvent, { type: 'loaded' }>): OpenEditor {
  const { stored, draft } = event;
  const round = isOpen(before) ? before.round + 1 : 0;
  const loaded: Loaded = { stored, base: stored, round, usernameRound: 0 };
  return draft ? { ...loaded, name: 'draft-offered', draft } : { ...loaded, name: 'ready' };
}

export function editorReducer(state: EditorState, event: EditorEvent): EditorState {
  if (event.type === 'loaded') return opened(state, event);
  if (event.type === 'load-failed') return { name: 'load-failed' };
  if (!isOpen(state)) return state;
  const { stored, base, round, usernameRound } = state;
  const loaded: Loaded = { stored, base, round, usernameRound };
  switch (event.type) {
    case 'draft-restored':
      return state.name === 'draft-offered' ? { ...loaded, base: state.draft.base, name: 'ready' } : state;
    case 'draft-discarded':
    case 'save-stopped':
    case 'conflict-closed':
      return { ...loaded, name: 'ready' };
    case 'save-started':
      return { ...loaded, name: 'saving' };
    case 'save-waits':
      return { ...loaded, name: 'waiting', isStored: event.isStored };
    case 'saved':
      return { ...loaded, stored: event.stored, base: event.stored, name: 'saved', isMerged: event.isMerged };
    case 'continued':
      return { ...loaded, round: round + 1, name: 'ready' };
    case 'save-conflicted':
      return { ...loaded, name: 'conflict', conflict: event.conflict };
    case 'username-taken':
      return { ...loaded, usernameRound: usernameRound + 1, name: 'username-taken' };
    case 'save-failed':
      return { ...loaded, name: 'failed', failure: event.failure };
    case 'discarded':
      return { ...loaded, name: 'discarded' };
  }
}
