// The link the page's own addresses use: a plain anchor on the server-rendered page, the router's link in the app.
import { createContext, useContext, type AnchorHTMLAttributes, type ElementType } from 'react';

export type PageLink = ElementType<AnchorHTMLAttributes<HTMLAnchorElement>>;

export const PageLinkContext = createContext<PageLink>('a');

export const usePageLink = (): PageLink => useContext(PageLinkContext);
