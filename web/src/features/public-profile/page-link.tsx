// The link the page's own addresses use: a plain anchor on the server-rendered page, the router's link in the app.
import { createContext, useContext, type AnchorHTMLAttributes, type ReactNode } from 'react';

export type PageLinkProps = Readonly<AnchorHTMLAttributes<HTMLAnchorElement>>;

/** How a link is rendered. */
export const PageLinkContext = createContext<(props: PageLinkProps) => ReactNode>(
  ({ children, ...props }) => <a {...props}>{children}</a>,
);

export function PageLink(props: PageLinkProps) {
  return useContext(PageLinkContext)(props);
}
