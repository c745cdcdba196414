// What a route says about itself.
import { createContext } from 'react';
import type { common } from '../i18n/en/common.ts';
import type { LazyScreen } from './lazy-screen.tsx';

export type MetaKey = Exclude<keyof typeof common.meta, 'title'>;

export interface RouteHandle {
  /** What to load before the route is shown. */
  readonly screen?: LazyScreen;
  /** What the page ends in: a landmark beside its content, not a part of it. */
  readonly footer?: LazyScreen;
  /** The page's texts and whether search engines may list it; a route without sets its meta itself. */
  readonly page?: { readonly meta: MetaKey; readonly robots: 'index, follow' | 'noindex, nofollow' };
}

/** The handle of the innermost route that is shown. */
export const RouteHandleContext = createContext<RouteHandle | undefined>(undefined);
