import type { NamedRoute } from '@marquee/domain/routes';

/** What a route says about itself: its row of the route table; none for addresses without a page. */
export interface RouteHandle {
  readonly row: NamedRoute | undefined;
}
