// Every address of the route table: its pattern for the router, and a function that returns an href.
import { ALL_ROUTES, routeAt, type RouteName, type ROUTES } from '@marquee/domain/site/routes';

type Href<Path extends string> = Path extends `${string}/:${string}/:${string}`
  ? (first: string, second: string) => string
  : Path extends `${string}/:${string}`
    ? (value: string) => string
    : () => Path;

type Paths = {
  readonly [Name in RouteName]: {
    readonly path: (typeof ROUTES)[Name]['path'];
    /** Returns the href with these values for the pattern's parameters, in order. */
    readonly href: Href<(typeof ROUTES)[Name]['path']>;
  };
};

function fill(path: string, values: readonly string[]): string {
  let next = 0;
  return path.replace(/:\w+/g, () => encodeURIComponent(values[next++] ?? ''));
}

export const isEditorPath = (pathname: string): boolean => {
  const name = routeAt(pathname)?.name;
  return name === 'profileEdit' || name === 'profileEditSection';
};

export const linkRowId = (code: string): string => `sent-${code}`;

export const paths = Object.fromEntries(
  ALL_ROUTES.map(({ name, path }) => [name, { path, href: (...values: string[]) => fill(path, values) }]),
) as unknown as Paths;

export const linkRowHref = (code: string): string => `${paths.insights.href()}#${linkRowId(code)}`;
