// The operations that the first run needs of the editor and the database; the app passes them, since features do not
// import each other.
import type { ReactNode } from 'react';
import type { Profile, ProfileForm } from '@marquee/domain/profile';
import type { PublishProblem } from '../../../visibility/publish-problem.ts';
import type { Publishing } from '../../../visibility/use-publishing.ts';
import type { FormStep } from './steps.ts';

/** The profile as it was stored when the typing began. */
export interface Base {
  readonly form: ProfileForm;
  readonly former_usernames: readonly string[];
  readonly version: string;
}

export type SaveResult =
  /** `form` has what another tab or device saved meanwhile. */
  | { readonly outcome: 'saved'; readonly form: ProfileForm }
  /** Without a connection: it is stored on this device and sent later. */
  | { readonly outcome: 'waits' }
  | { readonly outcome: 'username-taken' }
  | { readonly outcome: 'failed'; readonly text: string };

export interface WelcomeBackend {
  /** Saves the whole form. Never rejects. */
  readonly save: (values: ProfileForm, base: Base) => Promise<SaveResult>;
  readonly publishing: Publishing;
}

/** The parts of other features that the screens show. */
export interface WelcomeParts {
  readonly fields: Readonly<Record<FormStep, ReactNode>>;
  /** Whether a picture is being read or uploaded: unmounting its field would cancel it. */
  readonly isUploading: boolean;
  /** Beside the fields, without a box: stores what is typed on this device. */
  readonly renderDraft: (base: Base) => ReactNode;
  /** The page as it would be with these values. */
  readonly renderPreview: (values: ProfileForm) => ReactNode;
  /** The page as visitors see it. */
  readonly renderPage: (profile: Profile) => ReactNode;
  /** Why the page cannot be public yet, and what can be done about it. */
  readonly renderProblem: (problem: PublishProblem) => ReactNode;
  /** The ways to send a public page. */
  readonly renderSend: (profile: Profile) => ReactNode;
}
