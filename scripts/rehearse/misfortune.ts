// One thing that goes wrong at a first deployment, by itself: what the stand-in of Google is like, what the first try says,
// and what somebody does before the second. Where nothing is said, the first try ends well.
import type { Project, ProjectOptions } from '../google/stand-in-project.ts';

export interface Scene {
  readonly project: Project;
  readonly checkout: string;
  /** Stores a document as an administrator, or deletes it. */
  readonly store: (path: string, fields: object | undefined) => Promise<void>;
}

export interface Misfortune {
  readonly name: string;
  readonly google?: Omit<ProjectOptions, 'id'>;
  /** What is there before setup. */
  readonly given?: (project: Project) => void;
  /** Happens after setup, before the deployment. */
  readonly before?: (scene: Scene) => Promise<void> | void;
  /** What the command that stops says, in a sentence with what to do; the other command ends well at once. */
  readonly setupSays?: RegExp;
  /** How often setup stops with this sentence at most; once unless given. */
  readonly setupStops?: number;
  readonly deploySays?: RegExp;
  /** What a deployment that ends well says of what it has waited for or mended. */
  readonly mentions?: RegExp;
  /** What somebody does before the second try. */
  readonly cure?: (scene: Scene) => Promise<void> | void;
  /** What is not as it should be at the end, beside what every row looks at. */
  readonly lacks?: (scene: Scene) => readonly string[];
  /** The secret of the mail server is set only by `cure`. */
  readonly hasNoSecret?: true;
  /** Deploys as the workflow's jobs do, by their token of GitHub. */
  readonly asWorkflow?: true;
}
