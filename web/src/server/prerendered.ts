// What the app's build takes from prerender-app.tsx, which it runs.

export interface Painted {
  /** Inside of #root. */
  readonly content: string;
  /** Emotion's style elements, as its client finds them again. */
  readonly styles: string;
}

export interface PrerenderedPage extends Painted {
  /** Title, meta and share tags. */
  readonly meta: string;
}

export interface AppRenderer {
  /**
   * The screen of an app route and what is said about it. `origin` is where the site is; '' when that is not known.
   * Throws when the screen cannot be loaded or says nothing about itself.
   */
  readonly prerenderRoute: (path: string, origin: string) => Promise<PrerenderedPage>;
  /** The page of all other app routes: the frame, and a spinner until the screen is there. */
  readonly prerenderShell: () => Promise<Painted>;
}
